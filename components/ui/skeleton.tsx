import type { CSSProperties } from "react";

type SkeletonProps = { width?: CSSProperties["width"]; height?: CSSProperties["height"]; className?: string };

/** A pale bar in the shape of what comes. Decorative: the page around it says that it is loading. */
export function Skeleton({ width = "100%", height = 12, className }: SkeletonProps) {
  return <span className={className ? `skel block ${className}` : "skel block"} style={{ width, height }} aria-hidden="true" />;
}
