import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { TableSkeleton } from "@/components/ui/table-skeleton";

export default function ListLoading() {
  return (
    <Loading>
      <Skeleton width="min(640px, 100%)" height={56} className="mt-6 mb-6" />
      <TableSkeleton rows={14} />
    </Loading>
  );
}
