import { join } from "node:path";
import { type NamedTable, tableFiles } from "@/core/reports/charts/table-files";
import type { FileLinks } from "@/core/reports/html/files-markup";
import { writeAtomically } from "@/engine/files/write-atomically";
import { say } from "./terminal";

const TABLES = "tables";

/** Writes the report as data, its tables in four formats each, and a page that opens from disk and links them; says where. */
export async function writeReport(
  folder: string,
  report: unknown,
  tables: readonly NamedTable[],
  html: (files: readonly FileLinks[]) => string,
): Promise<void> {
  const files = tables.map((table) => ({ title: table.table.caption, files: tableFiles(table) }));
  for (const { name, content } of files.flatMap((table) => table.files)) await writeAtomically(join(folder, TABLES, name), [content]);
  await writeAtomically(join(folder, "report.json"), [`${JSON.stringify(report, null, 2)}\n`]);
  const links = files.map(({ title, files: written }) => ({ title, paths: written.map(({ name }) => `${TABLES}/${name}`) }));
  const whole = { title: "The report, turnwise JSON", paths: ["report.json"] };
  await writeAtomically(join(folder, "index.html"), [html([whole, ...links])]);
  say(`Written: ${join(folder, "index.html")}, with report.json and ${TABLES}/ beside it.`);
}
