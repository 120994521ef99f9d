"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import type { PassKtReport } from "@/core/reports/pass-kt-report";
import { entryTitle, MODE_MEANING, suiteText } from "./entry-words";
import { GridFields } from "./grid-fields";
import { OptionLinks } from "./option-links";
import { type GridAddress, runHref, serializeGridAddress } from "./run-address";
import type { EntryHeader } from "./run-header";

interface GridControlsProps {
  project: string;
  run: string;
  address: GridAddress;
  report: PassKtReport | null;
  entries: readonly EntryHeader[];
}

/** What the grid shows: mode, what is missing, suites or checkpoints, K and T. All of it stands in the address. */
export function GridControls({ project, run, address, report, entries }: GridControlsProps) {
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  const at = (change: Partial<GridAddress>) => serializeGridAddress(runHref(project, run), { ...address, cell: null, ...change });
  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <OptionLinks
          label="Budget"
          current={address.mode ?? "auto"}
          options={[
            {
              key: "auto",
              label: "as recorded",
              href: at({ mode: null }),
              title: "rerun where an entry has two or more limits, else truncate",
            },
            { key: "rerun", label: "rerun", href: at({ mode: "rerun" }), title: MODE_MEANING.rerun },
            { key: "truncate", label: "truncate", href: at({ mode: "truncate" }), title: MODE_MEANING.truncate },
          ]}
        />
        <OptionLinks
          label="Missing"
          current={address.errors}
          options={[
            { key: "exclude", label: "left out", href: at({ errors: "exclude" }) },
            { key: "fail", label: "as failures", href: at({ errors: "fail" }) },
          ]}
        />
        <EntryLinks entries={entries} address={address} at={at} />
      </div>
      <details className="mt-3" open={address.k !== null || address.t !== null}>
        <summary className="t13 ink2 cursor-pointer">K, T and level</summary>
        <GridFields
          key={at({})}
          chosen={{ k: address.k, t: address.t, level: address.level }}
          shown={{ k: report?.k ?? [], t: report?.t ?? [] }}
          busy={busy}
          onApply={({ k, t, level }) => startTransition(() => router.push(at({ k, t, level: level ?? undefined }), { scroll: false }))}
        />
      </details>
    </div>
  );
}

interface EntryLinksProps {
  entries: readonly EntryHeader[];
  address: GridAddress;
  at: (change: Partial<GridAddress>) => string;
}

/** All entries, or those of one suite, or one alone where all have one suite. */
function EntryLinks({ entries, address, at }: EntryLinksProps) {
  const suites = new Map<string, string[]>();
  for (const entry of entries) suites.set(suiteText(entry.suite), [...(suites.get(suiteText(entry.suite)) ?? []), entry.id]);
  if (entries.length < 2) return null;
  const bySuite = suites.size > 1;
  const choices = bySuite
    ? [...suites].map(([label, ids]) => ({ key: ids.join(), label, href: at({ entry: ids }) }))
    : entries.map((entry) => ({ key: entry.id, label: entryTitle(entry, entries), href: at({ entry: [entry.id] }) }));
  if (choices.length > 8) return null;
  return (
    <OptionLinks
      label={bySuite ? "Suite" : "Checkpoint"}
      current={address.entry?.join() ?? "all"}
      options={[{ key: "all", label: "all", href: at({ entry: null }) }, ...choices]}
    />
  );
}
