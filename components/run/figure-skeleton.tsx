import { Skeleton } from "@/components/ui/skeleton";

interface FigureSkeletonProps {
  /** Pictures side by side. */
  panels?: 1 | 2 | 3;
  heightPx: number;
}

/** A figure on its way: its rule, title, subtitle and pictures in their final places. */
export function FigureSkeleton({ panels = 1, heightPx }: FigureSkeletonProps) {
  const shape = { 1: "", 2: "half", 3: "trio" }[panels];
  const pictures = ["first", "second", "third"].slice(0, panels);
  return (
    <section className="fig">
      <Skeleton width="min(460px, 80%)" height={16} className="mt-1 mb-2" />
      <Skeleton width="min(320px, 60%)" height={12} className="mb-5" />
      <div className={shape}>
        {pictures.map((picture) => (
          <Skeleton key={picture} height={heightPx} />
        ))}
      </div>
    </section>
  );
}
