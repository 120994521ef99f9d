"use client";

import { type UrlKeys, useQueryStates } from "nuqs";
import { type FormEvent, useTransition } from "react";
import { entryTitle } from "@/components/run/entry-words";
import type { EntryHeader } from "@/components/run/run-header";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { MISSING_STOP_REASONS, StopReason } from "@/core/trajectory/stop-reason";
import { type EpisodesAddress, type EpisodesChoice, episodesAddress, OUTCOME_CLASSES, OUTCOME_WORDS } from "./episodes-address";
import { flipPairs } from "./flip-pairs";

interface EpisodeFiltersProps {
  entries: readonly EntryHeader[];
  /** The entry that is shown while the address names none; null where that means all of them. */
  defaultEntry: string | null;
  /** Tasks are shown, not episodes: what single episodes have is no filter, and the task is a part of its name. */
  forTasks?: boolean;
}

interface FieldProps {
  entries: readonly EntryHeader[];
  filters: EpisodesAddress;
  onChange: (change: EpisodesChoice) => void;
}

const NO_URL_KEYS: UrlKeys<typeof episodesAddress> = {};
const ANY = { value: "", label: "any" };

/** The filters of a list of tasks or episodes; they stand in the address. */
export function EpisodeFilters({ entries, defaultEntry, forTasks = false }: EpisodeFiltersProps) {
  const [isPending, startTransition] = useTransition();
  const [filters, setFilters] = useQueryStates(episodesAddress, {
    shallow: false,
    history: "push",
    startTransition,
    urlKeys: NO_URL_KEYS,
  });
  const props = { entries, filters, onChange: (change: EpisodesChoice) => void setFilters(change) };
  return (
    <form
      className="mt-6 mb-3 flex flex-wrap items-start gap-x-3 gap-y-3"
      onSubmit={(event) => submitTyped(event, props)}
      aria-busy={isPending}
    >
      {entries.length > 1 && <EntryField {...props} defaultEntry={defaultEntry} />}
      <LimitField {...props} />
      <OutcomeField {...props} label={forTasks ? "With an episode that is" : "Outcome"} />
      {!forTasks && <StopField {...props} />}
      {!forTasks && entries.length > 1 && <FlipField {...props} />}
      <TypedFields filters={filters} forTasks={forTasks} />
      <Button type="submit" busy={isPending} className="mt-6">
        Filter
      </Button>
    </form>
  );
}

function submitTyped(event: FormEvent<HTMLFormElement>, { filters, onChange }: FieldProps): void {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
  };
  const sample = typed("sample");
  onChange({
    task: typed("task"),
    ...(form.has("sample") && { sample: sample === null ? null : episodesAddress.sample.parse(sample) }),
    ...(form.has("error") && { error: typed("error") }),
    ...(filters.by !== null && filters.outcome === null && filters.flips === null && { by: null }),
  });
}

function EntryField({ entries, filters, onChange, defaultEntry }: FieldProps & { defaultEntry: string | null }) {
  return (
    <SelectField
      label="Checkpoint"
      className="w-44"
      value={filters.entry ?? defaultEntry ?? ""}
      options={[
        ...(defaultEntry === null ? [{ value: "", label: "all" }] : []),
        ...entries.map((entry) => ({ value: entry.id, label: entryTitle(entry, entries) })),
      ]}
      onChange={(event) => onChange({ entry: event.target.value || null })}
    />
  );
}

function LimitField({ entries, filters, onChange }: FieldProps) {
  const chosen = entries.filter((entry) => filters.entry === null || entry.id === filters.entry);
  const limits = [...new Set(chosen.flatMap((entry) => entry.limits).filter((limit) => limit !== null))].sort((one, other) => one - other);
  return (
    <SelectField
      label="Budget T"
      className="w-24"
      value={filters.t === null ? "" : String(filters.t)}
      options={[ANY, ...limits.map((t) => ({ value: String(t), label: String(t) }))]}
      onChange={(event) => onChange({ t: event.target.value === "" ? null : Number(event.target.value) })}
    />
  );
}

function OutcomeField({ filters, onChange, label }: FieldProps & { label: string }) {
  return (
    <SelectField
      label={label}
      className="w-32"
      value={filters.outcome ?? ""}
      options={[ANY, ...OUTCOME_CLASSES.map((outcome) => ({ value: outcome, label: OUTCOME_WORDS[outcome] }))]}
      onChange={(event) => onChange({ outcome: OUTCOME_CLASSES.find((outcome) => outcome === event.target.value) ?? null })}
    />
  );
}

function StopField({ filters, onChange }: FieldProps) {
  return (
    <SelectField
      label="Stop reason"
      className="w-40"
      value={filters.stop ?? ""}
      options={[ANY, ...StopReason.options.map((reason) => ({ value: reason, label: reason }))]}
      onChange={(event) => onChange({ stop: StopReason.options.find((reason) => reason === event.target.value) ?? null })}
    />
  );
}

function FlipField({ entries, filters, onChange }: FieldProps) {
  const pairs = flipPairs(entries);
  return (
    <SelectField
      label="Solved by only one of"
      className="w-48"
      value={filters.flips === null ? "" : (pairs.find((pair) => pair.isSame(filters.flips))?.key ?? "other")}
      options={[
        ANY,
        ...pairs.map(({ key, label }) => ({ value: key, label })),
        ...(filters.flips !== null && !pairs.some((pair) => pair.isSame(filters.flips)) ? [{ value: "other", label: "two runs" }] : []),
      ]}
      onChange={(event) => onChange({ flips: pairs.find(({ key }) => key === event.target.value)?.flips ?? null, entry: null })}
    />
  );
}

function TypedFields({ filters: { task, sample, error, stop, outcome }, forTasks }: { filters: EpisodesAddress; forTasks: boolean }) {
  const asksForErrors = error !== null || outcome === "missing" || MISSING_STOP_REASONS.some((reason) => reason === stop);
  return (
    <>
      <TextField
        key={`task ${task}`}
        label={forTasks ? "Part of the task's name" : "Task"}
        name="task"
        className="w-32"
        defaultValue={task ?? ""}
      />
      {!forTasks && (
        <TextField
          key={`sample ${sample}`}
          label="Sample"
          name="sample"
          className="w-16"
          inputMode="numeric"
          pattern="\d{0,9}"
          title="A whole number from 0"
          defaultValue={sample ?? ""}
        />
      )}
      {!forTasks && asksForErrors && (
        <TextField key={`error ${error}`} label="Error says" name="error" className="w-48" maxLength={500} defaultValue={error ?? ""} />
      )}
    </>
  );
}
