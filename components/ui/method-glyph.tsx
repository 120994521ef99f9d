import type { Method } from "@/core/trajectory/method";

const SHAPES: Readonly<Record<Method, React.ReactNode>> = {
  base: <circle className="m hollow" cx="6" cy="6" r="4.2" />,
  sft: <rect className="m" x="1.8" y="1.8" width="8.5" height="8.5" />,
  rl: <path className="m" d="M6 0l5.6 9.8h-11.2z" />,
  budgetmix: <path className="m" d="M6 0l6 6-6 6-6-6z" />,
  other: <path className="m" d="M6 12l5.6 -9.8h-11.2z" />,
};

/** The mark of a method: ○ base, □ sft, △ rl, ◆ budgetmix, ▽ other, in its colour. Only ever beside a word. */
export function MethodGlyph({ method }: { method: Method }) {
  return (
    <svg className={`k-${method}`} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      {SHAPES[method]}
    </svg>
  );
}
