import { DOCUMENT_STYLE } from "./document-style";
import { html, type Markup, rawMarkup } from "./markup";

const BRAND = rawMarkup(
  '<p class="brand"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M2 17h4v-5h4V7h4V3h4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M2 17h16" stroke="#2A4BD0" stroke-width="2"/></svg>Turnwise</p>',
);

/** A whole HTML document that opens from disk: no script, no request, nothing outside the file. */
export function htmlDocument(title: string, body: readonly (Markup | null)[]): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${rawMarkup(DOCUMENT_STYLE)}</style>
</head>
<body>
<main>
${BRAND}
${body}
</main>
</body>
</html>
`.markup;
}
