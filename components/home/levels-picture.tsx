/** Levels 0 to 9 of a small grid: more episodes upward, more turns to the right. */
const ROWS = ["2346689", "1235678", "0123456", "0011122"];

/** A grid of success over turns and episodes. */
export function LevelsPicture() {
  return (
    <svg viewBox="0 0 220 88" aria-hidden="true">
      {ROWS.flatMap((levels, row) =>
        [...levels].map((level, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the picture never changes
          <rect key={`${row} ${column}`} x={column * 26} y={4 + row * 20} width="24" height="18" fill={`var(--l${level})`} />
        )),
      )}
    </svg>
  );
}
