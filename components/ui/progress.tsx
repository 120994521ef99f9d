type ProgressProps = {
  label: string;
  /** 0 to 1; null while the end is not known. */
  share: number | null;
};

/** A thin bar. Without a known end it says so instead of inventing a percentage. */
export function Progress({ label, share }: ProgressProps) {
  const percent = share === null ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={share === null ? "progress unknown" : "progress"}
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
