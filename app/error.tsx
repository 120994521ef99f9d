"use client";

import { PageError, type PageErrorProps } from "@/components/shell/page-error";

export default function AppError(props: PageErrorProps) {
  return (
    <main className="bare" id="main">
      <PageError {...props} />
    </main>
  );
}
