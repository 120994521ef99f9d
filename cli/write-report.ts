import { join } from "node:path";
import { writeAtomically } from "@/engine/files/write-atomically";
import { say } from "./terminal";

/** Writes the report as data and as a page that opens from disk, and says where. */
export async function writeReport(folder: string, report: unknown, html: string): Promise<void> {
  await writeAtomically(join(folder, "report.json"), [`${JSON.stringify(report, null, 2)}\n`]);
  await writeAtomically(join(folder, "index.html"), [html]);
  say(`Written: ${join(folder, "index.html")} and report.json beside it.`);
}
