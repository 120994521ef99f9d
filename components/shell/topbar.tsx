"use client";

import { usePathname } from "next/navigation";
import { useState } from "react";
import { AccountMenu } from "./account-menu";
import { Brand } from "./brand";
import { ProjectSwitcher } from "./project-switcher";
import { moreLinks, projectLinks } from "./rail-links";
import { RailNav } from "./rail-nav";
import type { ShellProps } from "./shell";
import { ThemeToggle } from "./theme-toggle";
import { WorkerStatus } from "./worker-status";

/** The bar of narrow windows; its menu holds what the rail holds, and closes when a page is chosen. */
export function Topbar({ account, projects, project, area }: Omit<ShellProps, "children">) {
  const pathname = usePathname();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  return (
    <div className="only-narrow">
      <div className="topbar">
        <Brand />
        <span className="row">
          <ThemeToggle />
          <button
            type="button"
            className="btn"
            aria-expanded={open}
            aria-controls="topbar-menu"
            onClick={() => setOpenAt(open ? null : pathname)}
          >
            Menu
          </button>
        </span>
      </div>
      <div id="topbar-menu" className="menu-panel" hidden={!open}>
        <ProjectSwitcher projects={projects} current={project} />
        {project ? <RailNav label="Project" links={projectLinks(project.slug)} area={area} /> : null}
        {project ? <RailNav label="More" links={moreLinks(project.slug)} area={area} /> : null}
        <div className="t12 ink3 mt-3 grid gap-2">
          <WorkerStatus />
          <AccountMenu name={account.name} />
        </div>
      </div>
    </div>
  );
}
