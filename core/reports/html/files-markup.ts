import { html, type Markup } from "./markup";

/** Files beside a document that hold one thing: a table in several formats. */
export interface FileLinks {
  readonly title: string;
  /** Relative to the document. */
  readonly paths: readonly string[];
}

/** The list of files that lie beside a document; nothing where there are none. */
export function filesMarkup(files: readonly FileLinks[]): Markup | null {
  if (files.length === 0) return null;
  const items = files.map(
    ({ title, paths }) => html`<li>${title}: ${paths.map((path) => html`<a href="${path}">${path}</a> `)}</li>
`,
  );
  return html`<section><h2>Files</h2><ul class="files">
${items}</ul></section>
`;
}
