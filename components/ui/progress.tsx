import { classNames } from "./class-names";

type ProgressProps = {
  label: string;
  /** 0 to 1; null while the end is not known. */
  share: number | null;
  /** It waits for a person. */
  needsYou?: boolean;
};

/** A thin bar. Without a known end it says so instead of inventing a percentage. */
export function Progress({ label, share, needsYou = false }: ProgressProps) {
  const percent = share === null ? undefined : Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={classNames("progress", share === null && "unknown", needsYou && "attn")}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ width: percent === undefined ? "30%" : `${percent}%` }} />
    </div>
  );
}
