"use client";

import { ChevronsUpDown } from "lucide-react";
import Link from "next/link";
import { DropdownMenu } from "radix-ui";
import type { ShellProject } from "./shell-project";

/** The current project and the way to the others. */
export function ProjectSwitcher({ projects, current }: { projects: readonly ShellProject[]; current: ShellProject | null }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="btn proj" aria-label={current ? `${current.name}: switch the project` : "All projects: choose one"}>
        <span className="min-w-0 truncate">{current?.name ?? "All projects"}</span>
        <ChevronsUpDown aria-hidden="true" className="text-ink-3" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start" sideOffset={4}>
          {projects.map((project) => (
            <DropdownMenu.Item key={project.slug} asChild>
              <Link href={`/p/${project.slug}`} aria-current={project.slug === current?.slug ? "true" : undefined}>
                {project.name}
              </Link>
            </DropdownMenu.Item>
          ))}
          {projects.length > 0 ? <hr /> : null}
          <DropdownMenu.Item asChild>
            <Link href="/">All projects</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link href="/?new=project">New project…</Link>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
