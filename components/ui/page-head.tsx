import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb";

type PageHeadProps = {
  title: ReactNode;
  crumbs?: readonly Crumb[];
  /** Facts under the title, one element each. */
  meta?: ReactNode;
  actions?: ReactNode;
};

/** Breadcrumb, title, facts, and what can be done here. */
export function PageHead({ title, crumbs, meta, actions }: PageHeadProps) {
  return (
    <>
      {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
      <div className="pagehead">
        <div>
          <h1>{title}</h1>
          {meta ? <div className="meta">{meta}</div> : null}
        </div>
        {actions ? <div className="actions">{actions}</div> : null}
      </div>
    </>
  );
}
