import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

export type BarPart = { key: string; count: number; className?: string; color?: string };
type StackedBarProps = Omit<ComponentProps<"div">, "children" | "role"> & { label: string; parts: readonly BarPart[] };

/** One stacked bar in the given order; parts without a count are not drawn. It can be focused to read its numbers. */
export function StackedBar({ label, parts, className, ...rest }: StackedBarProps) {
  return (
    <div {...rest} className={classNames("obar", className)} role="img" aria-label={label}>
      {parts
        .filter((part) => part.count > 0)
        .map((part) => (
          <i
            key={part.key}
            className={part.className}
            style={{ flex: `${part.count} 0 0`, ...(part.color ? { background: part.color } : {}) }}
          />
        ))}
    </div>
  );
}
