import { FigureSkeleton } from "@/components/run/figure-skeleton";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";

export default function CompareLoading() {
  return (
    <Loading>
      <Skeleton width={140} height={12} className="mb-3" />
      <Skeleton width="min(420px, 80%)" height={30} className="mb-3" />
      <Skeleton width="min(320px, 60%)" height={14} className="mb-6" />
      <Skeleton width="min(660px, 100%)" height={56} className="mb-8" />
      <Skeleton width="min(720px, 100%)" height={44} />
      <FigureSkeleton heightPx={400} />
      <FigureSkeleton panels={2} heightPx={320} />
    </Loading>
  );
}
