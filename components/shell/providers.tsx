"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";
import { Toaster } from "sonner";
import { ApiProvider } from "@/components/trpc/api-provider";

const TOOLTIP_DELAY_MS = 200;

/** What client components need around them: API, state in the address, tooltips, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ApiProvider>
      <NuqsAdapter>
        <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS}>{children}</Tooltip.Provider>
      </NuqsAdapter>
      <Toaster position="bottom-right" toastOptions={{ unstyled: true, classNames: { toast: "toast" } }} />
    </ApiProvider>
  );
}
