"use client";

import { type UrlKeys, useQueryStates } from "nuqs";
import { type FormEvent, useTransition } from "react";
import { entryTitle } from "@/components/run/entry-words";
import type { EntryHeader } from "@/components/run/run-header";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { StopReason } from "@/core/trajectory/stop-reason";
import { episodesAddress, OUTCOME_CLASSES, OUTCOME_WORDS } from "./episodes-address";

interface EpisodeFiltersProps {
  entries: readonly EntryHeader[];
  /** The entry that is shown while the address names none; null where that means all of them. */
  defaultEntry: string | null;
  /** Tasks are shown, not episodes: no stop reason, and the task is a part of its name. */
  forTasks?: boolean;
}

const NO_URL_KEYS: UrlKeys<typeof episodesAddress> = {};

function limitsOf(entries: readonly EntryHeader[]): number[] {
  const limits = entries.flatMap((entry) => entry.limits).filter((limit) => limit !== null);
  return [...new Set(limits)].sort((one, other) => one - other);
}

/** The filters of a list of tasks or episodes; they stand in the address. */
export function EpisodeFilters({ entries, defaultEntry, forTasks = false }: EpisodeFiltersProps) {
  const [isPending, startTransition] = useTransition();
  const [filters, setFilters] = useQueryStates(episodesAddress, {
    shallow: false,
    history: "push",
    startTransition,
    urlKeys: NO_URL_KEYS,
  });
  const chosenEntries = entries.filter((entry) => filters.entry === null || entry.id === filters.entry);
  const any = { value: "", label: "any" };
  const searchTask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const task = new FormData(event.currentTarget).get("task");
    void setFilters({ task: typeof task === "string" && task.trim() !== "" ? task.trim() : null });
  };
  return (
    <form className="mt-6 mb-4 flex flex-wrap items-start gap-4" onSubmit={searchTask} aria-busy={isPending}>
      {entries.length > 1 && (
        <SelectField
          label="Checkpoint"
          className="w-64"
          value={filters.entry ?? defaultEntry ?? ""}
          options={[
            ...(defaultEntry === null ? [{ value: "", label: "all" }] : []),
            ...entries.map((entry) => ({ value: entry.id, label: entryTitle(entry, entries) })),
          ]}
          onChange={(event) => void setFilters({ entry: event.target.value || null })}
        />
      )}
      <SelectField
        label="Budget T"
        className="w-28"
        value={filters.t === null ? "" : String(filters.t)}
        options={[any, ...limitsOf(chosenEntries).map((t) => ({ value: String(t), label: String(t) }))]}
        onChange={(event) => void setFilters({ t: event.target.value === "" ? null : Number(event.target.value) })}
      />
      <SelectField
        label={forTasks ? "With an episode that is" : "Outcome"}
        className="w-44"
        value={filters.outcome ?? ""}
        options={[any, ...OUTCOME_CLASSES.map((outcome) => ({ value: outcome, label: OUTCOME_WORDS[outcome] }))]}
        onChange={(event) => void setFilters({ outcome: OUTCOME_CLASSES.find((outcome) => outcome === event.target.value) ?? null })}
      />
      {!forTasks && (
        <SelectField
          label="Stop reason"
          className="w-44"
          value={filters.stop ?? ""}
          options={[any, ...StopReason.options.map((reason) => ({ value: reason, label: reason }))]}
          onChange={(event) => void setFilters({ stop: StopReason.options.find((reason) => reason === event.target.value) ?? null })}
        />
      )}
      <TextField
        key={filters.task ?? ""}
        label={forTasks ? "Part of the task's name" : "Task"}
        name="task"
        className="w-52"
        defaultValue={filters.task ?? ""}
      />
      <Button type="submit" busy={isPending} className="mt-6">
        Filter
      </Button>
    </form>
  );
}
