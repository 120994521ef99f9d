import { countOf } from "@/components/ui/count-of";

/** The episodes of a run to take away, one canonical line each. */
export function EpisodesDownload({ run, episodes }: { run: string; episodes: number }) {
  return (
    <div className="row mt-4">
      <a className="btn" href={`/api/export/runs/${run}/episodes.jsonl`} download>
        Download canonical JSONL
      </a>
      <span className="t13 ink3">{countOf(episodes, "episode")}, turnwise.episode/1</span>
    </div>
  );
}
