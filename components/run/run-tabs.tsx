"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { LinkTabs } from "@/components/ui/link-tabs";
import { formatCount } from "@/core/reports/format-number";
import { runHref } from "./run-address";

interface RunTabsProps {
  project: string;
  run: string;
  tasks: number;
  episodes: number;
  problems: number;
}

/** The parts of a run, each an address of its own. */
export function RunTabs({ project, run, tasks, episodes, problems }: RunTabsProps) {
  const segment = useSelectedLayoutSegment() ?? "grid";
  const tabs = [
    { key: "grid", label: "Grid", href: runHref(project, run) },
    { key: "tasks", label: "Tasks", href: runHref(project, run, "tasks"), count: formatCount(tasks) },
    { key: "episodes", label: "Episodes", href: runHref(project, run, "episodes"), count: formatCount(episodes) },
    { key: "problems", label: "Problems", href: runHref(project, run, "problems"), count: formatCount(problems) },
    { key: "manifest", label: "Manifest", href: runHref(project, run, "manifest") },
  ];
  return <LinkTabs label="Run" tabs={tabs} current={segment} />;
}
