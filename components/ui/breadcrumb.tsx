import Link from "next/link";
import { Fragment } from "react";

export type Crumb = { label: string; href?: string };

/** The way to this page; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      {crumbs.map((crumb, index) => (
        <Fragment key={`${crumb.label}${crumb.href ?? ""}`}>
          {index > 0 ? <span aria-hidden="true">/</span> : null}
          {crumb.href ? <Link href={crumb.href}>{crumb.label}</Link> : <span aria-current="page">{crumb.label}</span>}
        </Fragment>
      ))}
    </nav>
  );
}
