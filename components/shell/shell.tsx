import type { ReactNode } from "react";
import { GoKeys } from "./go-keys";
import { Rail } from "./rail";
import type { ShellProject } from "./shell-project";
import { Topbar } from "./topbar";

export type ShellProps = {
  account: { name: string };
  projects: readonly ShellProject[];
  /** null on pages that belong to no project. */
  project: ShellProject | null;
  /** Label of the rail's link that this page belongs to, for pages outside the project's address (an episode: "Runs"). */
  area?: string;
  children: ReactNode;
};

/** The frame around every signed-in page: skip link, rail or bar, and the page itself. */
export function Shell({ children, ...frame }: ShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Topbar {...frame} />
      <div className="app">
        <Rail {...frame} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {frame.project ? <GoKeys slug={frame.project.slug} /> : null}
    </>
  );
}
