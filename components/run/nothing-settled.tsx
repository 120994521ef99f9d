import { EmptyState } from "@/components/ui/empty-state";

/** In place of the grid, until there is something to estimate from. */
export function NothingSettled({ isMoving }: { isMoving: boolean }) {
  return (
    <div className="mt-8">
      <EmptyState title="No episode is counted here yet" action={null}>
        {isMoving
          ? "The grid begins within seconds of the first episodes that end, and fills up by itself."
          : "The grid begins with the first episodes that end: resume the sweep."}
      </EmptyState>
    </div>
  );
}
