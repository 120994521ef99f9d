import { FigureSkeleton } from "@/components/run/figure-skeleton";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";

export default function RunLoading() {
  return (
    <Loading>
      <Skeleton width="min(420px, 100%)" height={26} className="mt-6" />
      <FigureSkeleton panels={3} heightPx={150} />
      <FigureSkeleton heightPx={350} />
    </Loading>
  );
}
