import Link from "next/link";
import type { ReactNode } from "react";

export type LinkTab = { key: string; label: ReactNode; href: string; count?: number | string };

/** Tabs that are links: the address is the view. */
export function LinkTabs({ label, tabs, current }: { label: string; tabs: readonly LinkTab[]; current: string }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.key} href={tab.href} aria-current={tab.key === current ? "page" : undefined}>
          {tab.label}
          {tab.count === undefined ? null : <span className="n">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
