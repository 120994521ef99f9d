import { type DataCell, type DataTable, fileColumns, readingColumns } from "./data-table";

const SPECIAL: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "−": "$-$",
  "–": "--",
  "±": "$\\pm$",
  Δ: "$\\Delta$",
  "≥": "$\\geq$",
  "≤": "$\\leq$",
  "×": "$\\times$",
};

function latexText(text: string): string {
  return text.replace(/[\\~^<>−–±Δ≥≤×]|[&%$#_{}]/g, (character) => SPECIAL[character] ?? `\\${character}`).replace(/\s+/g, " ");
}

/** The table as readers get it, for a paper: a booktabs table (needs `\usepackage{booktabs}`). */
export function dataTableLatex(table: DataTable): string {
  const columns = readingColumns(table);
  const row = (cells: readonly string[]) => `${cells.map(latexText).join(" & ")} \\\\`;
  return [
    "\\begin{table}",
    "\\centering",
    `\\caption{${latexText(table.caption)}}`,
    `\\begin{tabular}{${columns.map(({ numeric }) => (numeric ? "r" : "l")).join("")}}`,
    "\\toprule",
    row(columns.map(({ label }) => label)),
    "\\midrule",
    ...table.rows.map((cells) => row(columns.map(({ index }) => cells[index]?.text ?? ""))),
    "\\bottomrule",
    "\\end{tabular}",
    "\\end{table}",
    "",
  ].join("\n");
}

/** The table as data for PGFPlots: `\addplot table [x=T, y=…] {file.dat}`. Unrounded numbers, `nan` where one is missing, words in braces. */
export function dataTablePgf(table: DataTable): string {
  const columns = fileColumns(table);
  const names = uniqueNames(columns.map(({ label }) => label));
  const rows = table.rows.map((row) => columns.map(({ index, numeric }) => pgfField(row[index], numeric)));
  return [names, ...rows].map((fields) => `${fields.join("\t")}\n`).join("");
}

function pgfField(cell: DataCell | undefined, numeric: boolean): string {
  const value = cell?.value ?? null;
  if (typeof value === "number") return String(value);
  if (value === null || value === "") return numeric ? "nan" : "{}";
  return `{${value.replace(/[{}\\%]/g, "").replace(/\s+/g, " ")}}`;
}

/** Labels as names that PGFPlots takes: letters, digits and _; a second one of a name gets a number. */
function uniqueNames(labels: readonly string[]): string[] {
  const used = new Map<string, number>();
  return labels.map((label) => {
    const plain = label.replace(/[^A-Za-z0-9]+/g, "_").replace(/^_+|_+$/g, "") || "column";
    const times = (used.get(plain) ?? 0) + 1;
    used.set(plain, times);
    return times === 1 ? plain : `${plain}_${times}`;
  });
}
