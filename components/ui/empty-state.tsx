import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  /** One sentence on what will appear here. */
  children: ReactNode;
  /** The first way on: a button. */
  action?: ReactNode;
  /** The second way on, beside it: other words or a command line. */
  otherwise?: ReactNode;
  picture?: ReactNode;
};

/** A pale real chart, one sentence, two ways on. Never only "no data". */
export function EmptyState({ title, children, action, otherwise, picture = <PaleCurves /> }: EmptyStateProps) {
  return (
    <div className="empty">
      {picture}
      <div className="stack">
        <h3>{title}</h3>
        <p className="ink2">{children}</p>
        {action ? <div className="row">{action}</div> : null}
        {otherwise ? <div className="stack">{otherwise}</div> : null}
      </div>
    </div>
  );
}

function PaleCurves() {
  return (
    <svg viewBox="0 0 220 120" aria-hidden="true">
      <g stroke="var(--rule)">
        <path d="M0 10.5H220" />
        <path d="M0 40.5H220" />
        <path d="M0 70.5H220" />
        <path d="M0 100.5H220" />
      </g>
      <path d="M10 100L60 62 110 40 160 24 210 18" fill="none" stroke="var(--rule-3)" strokeWidth="2" />
      <path d="M10 108L60 80 110 58 160 50 210 46" fill="none" stroke="var(--rule-2)" strokeWidth="2" strokeDasharray="6 3" />
    </svg>
  );
}
