import { Skeleton } from "./skeleton";

/** Rows of a table that is on its way, 32 px each like the real ones. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => row + 1).map((row) => (
        <div key={row} className="flex h-8 items-center gap-6 border-rule border-b">
          <Skeleton width="28%" />
          <Skeleton width="14%" />
          <Skeleton width="20%" />
          <Skeleton width="10%" />
        </div>
      ))}
    </div>
  );
}
