"use client";

import "./globals.css";
import { PageError, type PageErrorProps } from "@/components/shell/page-error";

/** Stands in for the whole document when even the root layout failed. */
export default function GlobalError(props: PageErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Turnwise</title>
        <main className="bare" id="main">
          <PageError {...props} />
        </main>
      </body>
    </html>
  );
}
