import { Banner } from "@/components/ui/banner";
import { countOf } from "@/components/ui/count-of";
import type { EpisodeHeader } from "./episode-header";
import { toldFaultsText } from "./told-budget-words";

/** What a reader of this episode must not overlook: that it is missing, or that the model was told something else than its budget. */
export function EpisodeNotices({ episode }: { episode: EpisodeHeader }) {
  const { outcome, stopReason, detail, turnCount, toldBudget } = episode;
  return (
    <>
      {outcome === "missing" && (
        <Banner tone="attn" className="mt-4" title={`Missing: ${stopReason}.`}>
          {detail ?? "The source says no more."} It counts neither as a success nor as a failure
          {turnCount > 0 ? `; what was played, ${countOf(turnCount, "turn")}, is kept below.` : "."}
        </Banner>
      )}
      {toldBudget.status === "faulty" && (
        <Banner tone="attn" className="mt-4" title="The model was not told what its budget says.">
          {toldFaultsText(toldBudget.faults)}
        </Banner>
      )}
    </>
  );
}
