"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { MODE_MEANING } from "@/components/run/entry-words";
import { GridFields } from "@/components/run/grid-fields";
import { OptionLinks } from "@/components/run/option-links";
import type { CompareReport } from "@/core/reports/compare-report";
import { type CompareAddress, compareHref } from "./compare-address";

interface CompareControlsProps {
  project: string;
  address: CompareAddress;
  report: Pick<CompareReport, "k" | "t"> | null;
}

/** Budget mode, what is missing, grid, level and margin of a comparison. All of it stands in the address. */
export function CompareControls({ project, address, report }: CompareControlsProps) {
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  const at = (change: Partial<CompareAddress>) => compareHref(project, { ...address, ...change });
  return (
    <div className="mt-4">
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
      </div>
      <details className="mt-3" open={address.k !== null || address.t !== null || address.margin !== null}>
        <summary className="t13 ink2 cursor-pointer">K, T, level and margin</summary>
        <GridFields
          key={at({})}
          chosen={{ k: address.k, t: address.t, level: address.level, margin: address.margin }}
          shown={{ k: report?.k ?? [], t: report?.t ?? [] }}
          busy={busy}
          onApply={({ k, t, level, margin }) => {
            startTransition(() => router.push(at({ k, t, level: level ?? undefined, margin: margin ?? null }), { scroll: false }));
          }}
        />
      </details>
    </div>
  );
}
