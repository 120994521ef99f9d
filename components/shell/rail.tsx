import { AccountMenu } from "./account-menu";
import { Brand } from "./brand";
import { HelpDialog } from "./help-dialog";
import { ProjectSwitcher } from "./project-switcher";
import { moreLinks, projectLinks } from "./rail-links";
import { RailNav } from "./rail-nav";
import type { ShellProps } from "./shell";
import { ThemeToggle } from "./theme-toggle";
import { WorkerStatus } from "./worker-status";

/** The rail of wide windows: project, nouns, state of the workers, help, theme, account. */
export function Rail({ account, projects, project, area }: Omit<ShellProps, "children">) {
  return (
    <aside className="rail" aria-label="Navigation">
      <div>
        <Brand />
        <ProjectSwitcher projects={projects} current={project} />
        {project ? <RailNav label="Project" links={projectLinks(project.slug)} area={area} /> : null}
        {project ? <RailNav label="More" links={moreLinks(project.slug)} area={area} /> : null}
        <div className="foot">
          <div className="row">
            <WorkerStatus />
          </div>
          <div className="row">
            <HelpDialog />
            <ThemeToggle label="Theme" />
          </div>
          <AccountMenu name={account.name} />
        </div>
      </div>
    </aside>
  );
}
