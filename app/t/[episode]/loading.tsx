import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";

export default function EpisodeLoading() {
  return (
    <Loading>
      <Skeleton width={220} height={12} className="mb-3" />
      <Skeleton width="min(320px, 70%)" height={30} className="mb-3" />
      <Skeleton width="min(420px, 80%)" height={14} className="mb-6" />
      <Skeleton height={64} />
      <div className="traj">
        <Skeleton height={280} />
        <Skeleton height={480} />
        <Skeleton height={220} />
      </div>
    </Loading>
  );
}
