import { Button } from "@/components/ui/button";
import type { DataTable } from "@/core/reports/charts/data-table";
import { DownloadMenu } from "./download-menu";
import { saveFile } from "./save-file";

/** What a table of a whole report is taken away as: the table in every format, and the report as the command line prints it. */
export function ReportTools({ name, table, report }: { name: string; table: DataTable; report: unknown }) {
  const fileName = name.replace(/[^\w.-]+/g, "-");
  return (
    <>
      <DownloadMenu name={fileName} table={table} />
      <Button
        tone="quiet"
        small
        onClick={() => saveFile(`${fileName}-report.json`, "application/json", `${JSON.stringify(report, null, 2)}\n`)}
      >
        JSON report
      </Button>
    </>
  );
}
