"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { levelText } from "@/core/reports/charts/report-words";
import { parseAsGrid, parseAsLevel, parseAsMargin } from "./run-address";

export interface GridChoice {
  readonly k: number[] | null;
  readonly t: number[] | null;
  readonly level: number | null;
  /** Asked for only where equivalence is a question. */
  readonly margin?: number | null;
}

interface GridFieldsProps {
  /** The choice in the address; null where the report's own default holds. */
  chosen: GridChoice;
  /** What the report shows now, as hints. */
  shown: { k: readonly number[]; t: readonly number[] };
  busy: boolean;
  onApply: (choice: GridChoice) => void;
}

const LEVELS = [0.8, 0.9, 0.95, 0.99];
function levelsWith(chosen: number | null): number[] {
  return chosen === null || LEVELS.includes(chosen) ? LEVELS : [...LEVELS, chosen].sort((one, other) => one - other);
}

const NO_PROBLEMS = { k: null, t: null, margin: null };

function problemOf(text: string, isValid: (text: string) => boolean, sentence: string): string | null {
  return text === "" || isValid(text) ? null : sentence;
}

function isGrid(text: string): boolean {
  return parseAsGrid.parse(text) !== null;
}

function isMargin(text: string): boolean {
  return parseAsMargin.parse(text) !== null;
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** K, T, level (and margin) as the command line takes them. */
export function GridFields({ chosen, shown, busy, onApply }: GridFieldsProps) {
  const [problems, setProblems] = useState<Record<"k" | "t" | "margin", string | null>>(NO_PROBLEMS);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const k = textOf(fields, "k");
    const t = textOf(fields, "t");
    const margin = textOf(fields, "margin");
    const found = {
      k: problemOf(k, isGrid, "Whole numbers from 1, parted by commas."),
      t: problemOf(t, isGrid, "Whole numbers from 1, parted by commas."),
      margin: problemOf(margin, isMargin, "Points above 0 and below 100, such as 2."),
    };
    setProblems(found);
    if (Object.values(found).some((problem) => problem !== null)) return;
    onApply({
      k: parseAsGrid.parse(k),
      t: parseAsGrid.parse(t),
      level: parseAsLevel.parse(textOf(fields, "level")),
      margin: parseAsMargin.parse(margin),
    });
  };
  return (
    <form className="mt-3 flex flex-wrap items-start gap-4" onSubmit={submit}>
      <TextField
        label="K"
        name="k"
        className="w-36"
        defaultValue={chosen.k?.join(",") ?? ""}
        placeholder={shown.k.join(",")}
        error={problems.k}
      />
      <TextField
        label="T"
        name="t"
        className="w-52"
        defaultValue={chosen.t?.join(",") ?? ""}
        placeholder={shown.t.join(",")}
        error={problems.t}
      />
      <SelectField
        label="Level"
        name="level"
        className="w-28"
        defaultValue={String(chosen.level ?? "")}
        options={levelsWith(chosen.level).map((level) => ({ value: String(level), label: levelText(level) }))}
      />
      {chosen.margin !== undefined && (
        <TextField
          label="Margin, in points"
          name="margin"
          className="w-36"
          defaultValue={chosen.margin === null ? "" : parseAsMargin.serialize(chosen.margin)}
          placeholder="none"
          hint="within it: equivalent"
          error={problems.margin}
        />
      )}
      <Button type="submit" busy={busy} className="mt-6">
        Apply
      </Button>
    </form>
  );
}
