import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { ScrollRegion } from "./scroll-region";

export type Column<Row> = {
  key: string;
  head: ReactNode;
  /** Numbers stand right, text left. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
  className?: string;
};

type DataTableProps<Row> = {
  /** Heard by readers and shown above the table when `captionShown`. */
  caption: string;
  captionShown?: boolean;
  /** The first column names the row; it stays in place when the table scrolls sideways. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowClass?: (row: Row) => string | undefined;
  className?: string;
};

/** A dense table of records: only tables scroll sideways, with the first column pinned on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionShown = false, columns, rows, rowKey, rowClass, className } = props;
  return (
    <ScrollRegion className={className} label={caption}>
      <table className="tbl pin">
        <caption className={captionShown ? undefined : "sr"}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classNames(column.numeric && "num", column.className)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass?.(row)}>
              {columns.map((column, index) => (
                <DataCell key={column.key} heading={index === 0} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function DataCell<Row>({ heading, column, row }: { heading: boolean; column: Column<Row>; row: Row }) {
  const className = classNames(column.numeric && "num", column.className) || undefined;
  if (heading) {
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    );
  }
  return <td className={className}>{column.cell(row)}</td>;
}
