"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { KeyHint } from "@/components/ui/key-hint";
import { isCurrent, type RailLink } from "./rail-links";

/** One list of links of the rail; the current page is marked. `area` marks a page that lives outside the project's address. */
export function RailNav({ label, links, area }: { label: string; links: readonly RailLink[]; area?: string | undefined }) {
  const pathname = usePathname();
  return (
    <nav aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} aria-current={isCurrent(pathname, link.href) || link.label === area ? "page" : undefined}>
              {link.label} {link.keys ? <KeyHint keys={link.keys} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
