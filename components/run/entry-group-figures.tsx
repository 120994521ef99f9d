import { BudgetCurvesFigure } from "@/components/charts/budget-curves-figure";
import { HeatmapsFigure } from "@/components/charts/heatmaps-figure";
import { StopReasonsFigure } from "@/components/charts/stop-reasons-figure";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { Chip } from "@/components/ui/chip";
import { budgetCurves } from "@/core/reports/charts/budget-curves";
import type { ComparableGroup } from "@/core/reports/charts/comparable-groups";
import { entryLabels } from "@/core/reports/charts/entry-labels";
import { passKtHeatmaps } from "@/core/reports/charts/pass-kt-heatmap";
import { type StopReasonRow, stopReasonBars } from "@/core/reports/charts/stop-reason-bars";
import { BudgetSummary } from "./budget-summary";
import { MODE_MEANING, UNIT_WORDS, VISIBILITY_MEANING } from "./entry-words";
import { PassLinks, shownK } from "./pass-links";
import { type CellAddress, type GridAddress, runHref, serializeGridAddress } from "./run-address";

interface EntryGroupFiguresProps {
  group: ComparableGroup;
  /** In the order of the group's entries. */
  entryIds: readonly string[];
  stopReasons: readonly (readonly StopReasonRow[])[];
  /** Whether several groups stand on the page, so that each needs its name. */
  titled: boolean;
  place: { project: string; run: string; address: GridAddress };
  cell: CellAddress | null;
  onOpen: (cell: CellAddress) => void;
}

/** The figures of entries that may share an axis: grid, budget curves, what ends an episode. */
export function EntryGroupFigures({ group, entryIds, stopReasons, titled, place, cell, onOpen }: EntryGroupFiguresProps) {
  const { report } = group;
  const selectedIndex = cell === null ? -1 : entryIds.indexOf(cell.entry);
  const selected = cell !== null && selectedIndex >= 0 ? { index: selectedIndex, k: cell.k, t: cell.t } : null;
  const k = shownK(report.k, place.address.pass);
  const at = (change: Partial<GridAddress>) =>
    serializeGridAddress(runHref(place.project, place.run), { ...place.address, cell: null, ...change });
  const labels = entryLabels(report.checkpoints);
  const sources = report.checkpoints.map(({ name, method }, index) => ({
    name: labels[index] ?? name,
    method,
    rows: stopReasons[index] ?? [],
  }));
  const anchor = titled ? `${slugOf(group.key)}-` : "";
  if (report.t.length === 0) {
    return (
      <div className={titled ? "mt-10" : "mt-8"}>
        <GroupBadges group={group} titled={titled} />
        <NoBudgets truncateHref={at({ mode: "truncate" })} />
      </div>
    );
  }
  return (
    <div className={titled ? "mt-10" : "mt-8"}>
      <GroupBadges group={group} titled={titled} />
      <section className="mt-5">
        <HeatmapsFigure
          name={`${anchor}grid`}
          model={passKtHeatmaps(report)}
          selected={selected}
          link={`${at({})}#${anchor}grid`}
          onOpen={({ index, k: cellK, t }) => {
            const entry = entryIds[index];
            if (entry !== undefined) onOpen({ entry, k: cellK, t });
          }}
        />
      </section>
      <section>
        <PassLinks label="Curves of" ks={report.k} current={k} hrefOf={(pass) => at({ pass })} />
        <BudgetCurvesFigure name={`${anchor}curves`} model={budgetCurves(report, k)} link={`${at({})}#${anchor}curves`} />
        <BudgetSummary
          report={report}
          name={`${anchor}budgets`}
          deploy={place.address.deploy}
          hrefOf={(deploy) => `${at({ deploy })}#${anchor}budgets`}
        />
      </section>
      <section>
        <StopReasonsFigure name={`${anchor}stop-reasons`} model={stopReasonBars(sources)} link={`${at({})}#${anchor}stop-reasons`} />
      </section>
    </div>
  );
}

function slugOf(key: string): string {
  return key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The kind of budget that all numbers of the group have. */
function GroupBadges({ group, titled }: Pick<EntryGroupFiguresProps, "group" | "titled">) {
  const entry = group.report.checkpoints[0];
  if (entry === undefined) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
      {titled && <h2>{group.suite}</h2>}
      <span className="row">
        <Chip title={MODE_MEANING[entry.mode]}>{entry.mode}</Chip>
        <Chip title={VISIBILITY_MEANING[entry.visibility]}>{entry.visibility === "none" ? "no limit set" : entry.visibility}</Chip>
        <Chip>T in {UNIT_WORDS[entry.unit]}</Chip>
      </span>
    </div>
  );
}

/** A group whose episodes carry no limit, asked for as if each T had been run afresh. */
function NoBudgets({ truncateHref }: { truncateHref: string }) {
  return (
    <div className="mt-4">
      <Banner
        title="Nothing was run afresh here."
        action={
          <ButtonLink small href={truncateHref}>
            Show as truncate
          </ButtonLink>
        }
      >
        The episodes carry no limit of turns, so there is no T of their own. Cut at T they can be read all the same.
      </Banner>
    </div>
  );
}
