import { Loading } from "./loading";
import { Skeleton } from "./skeleton";
import { TableSkeleton } from "./table-skeleton";

/** A page with a title and a table, on its way. */
export function PageSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Loading>
      <Skeleton width={120} height={12} className="mb-3" />
      <Skeleton width="min(320px, 70%)" height={28} className="mb-4" />
      <Skeleton width="min(220px, 50%)" height={12} className="mb-8" />
      <TableSkeleton rows={rows} />
    </Loading>
  );
}
