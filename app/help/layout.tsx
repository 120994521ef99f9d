import type { ReactNode } from "react";
import { AppFrame } from "@/app/app-frame";
import { BareFrame } from "@/components/help/bare-frame";

/** Help is open to everybody: who reads a shared report needs its words too. */
export default function HelpLayout({ children }: { children: ReactNode }) {
  return (
    <AppFrame project={null} signedOut={<BareFrame>{children}</BareFrame>}>
      {children}
    </AppFrame>
  );
}
