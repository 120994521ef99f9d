export type RailLink = { href: string; label: string; keys?: string };

/** The nouns of a project that exist; more join as they are built. */
export function projectLinks(slug: string): RailLink[] {
  const base = `/p/${encodeURIComponent(slug)}`;
  return [
    { href: `${base}/checkpoints`, label: "Checkpoints", keys: "g c" },
    { href: `${base}/runs`, label: "Runs", keys: "g r" },
    { href: `${base}/compare`, label: "Compare", keys: "g m" },
  ];
}

/** What stands under the nouns. */
export function moreLinks(slug: string): RailLink[] {
  return [{ href: `/p/${encodeURIComponent(slug)}/settings`, label: "Settings" }];
}

/** Whether a page belongs to a link: the link's own address or anything below it. */
export function isCurrent(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
