import Link from "next/link";
import type { ReactNode } from "react";

export interface OptionLink {
  readonly key: string;
  readonly label: ReactNode;
  readonly href: string;
  readonly title?: string;
}

interface OptionLinksProps {
  label: string;
  options: readonly OptionLink[];
  current: string;
}

/** A choice of the view as links, so that it stands in the address and works before the page is alive. */
export function OptionLinks({ label, options, current }: OptionLinksProps) {
  return (
    <nav className="row" aria-label={label}>
      <span className="t13 ink2">{label}</span>
      <div className="seg sm">
        {options.map((option) => (
          <Link
            key={option.key}
            href={option.href}
            title={option.title}
            aria-current={option.key === current ? "true" : undefined}
            scroll={false}
          >
            {option.label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
