import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { EpisodeFilters } from "@/components/episodes-list/episode-filters";
import { episodesHref, loadEpisodesAddress } from "@/components/episodes-list/episodes-address";
import { FilterChips } from "@/components/episodes-list/filter-chips";
import { TaskMatrix } from "@/components/run/task-matrix";
import { getCaller } from "@/server/api/caller";
import { readRun } from "../read-run";

export const metadata: Metadata = { title: "Tasks" };

interface TasksPageProps {
  params: Promise<{ project: string; run: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function TasksPage({ params, searchParams }: TasksPageProps) {
  const [address, chosen, caller] = await Promise.all([params, loadEpisodesAddress(searchParams), getCaller()]);
  const read = await readRun(address.project, address.run);
  if (read === null) return null;
  const { run } = read;
  const entry = run.entries.find((each) => each.id === chosen.entry) ?? run.entries[0];
  if (entry === undefined) return <p className="ink2 mt-6">This run has no episodes.</p>;
  const filter = {
    project: address.project,
    run: address.run,
    entry: entry.id,
    t: chosen.t ?? undefined,
    outcome: chosen.outcome ?? undefined,
    query: chosen.task ?? undefined,
    limit: 100,
  };
  const firstPage = await caller.episodes.tasks(filter);
  return (
    <>
      <EpisodeFilters entries={run.entries} defaultEntry={run.entries[0]?.id ?? null} forTasks />
      <FilterChips
        filters={{ t: chosen.t, outcome: chosen.outcome, task: chosen.task }}
        entries={run.entries}
        hrefOf={(some) => episodesHref(address.project, address.run, { ...some, entry: chosen.entry }, "tasks")}
        count={null}
      />
      <TaskMatrix key={JSON.stringify(filter)} filter={filter} firstPage={firstPage} entry={entry} />
    </>
  );
}
