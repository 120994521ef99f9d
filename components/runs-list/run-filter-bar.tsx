"use client";

import { debounce, useQueryStates } from "nuqs";
import { useRef } from "react";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { RUN_STATUSES } from "@/components/ui/status";
import { runFilterParsers } from "./run-filters";

const TYPING_PAUSE_MS = 300;

const STATUS_OPTIONS = [
  { value: "", label: "Any status" },
  ...RUN_STATUSES.map((status) => ({ value: status, label: status.replaceAll("_", " ") })),
];

/** Typing replaces the address; choosing a status is a step that "back" takes again. */
export function RunFilterBar() {
  const [{ status, q }, setFilters] = useQueryStates(runFilterParsers, { shallow: false });
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({ "/": () => search.current?.focus() });
  const active = status !== null || q !== "";
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2">
      <input
        ref={search}
        className="input w-full max-w-72"
        type="search"
        placeholder="Run, checkpoint or suite"
        aria-label="Filter runs by the name of run, checkpoint or suite"
        defaultValue={q}
        key={q === "" ? "empty" : "filled"}
        onChange={(event) => setFilters({ q: event.target.value }, { limitUrlUpdates: debounce(TYPING_PAUSE_MS) })}
      />
      <div className="w-52">
        <Select
          label="Filter by status"
          options={STATUS_OPTIONS}
          value={status ?? ""}
          onChange={(event) =>
            setFilters({ status: RUN_STATUSES.find((name) => name === event.target.value) ?? null }, { history: "push" })
          }
        />
      </div>
      {active ? (
        <Button tone="quiet" onClick={() => setFilters({ status: null, q: null }, { history: "push" })}>
          Show all
        </Button>
      ) : null}
    </search>
  );
}
