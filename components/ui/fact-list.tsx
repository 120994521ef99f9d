import { Fragment, type ReactNode } from "react";

interface FactListProps {
  facts: readonly (readonly [name: string, fact: ReactNode])[];
  /** How a name is shown, where it isn't plain text. */
  nameOf?: (name: string) => ReactNode;
}

/** Names and what stands behind them, one a line. */
export function FactList({ facts, nameOf = (name) => name }: FactListProps) {
  return (
    <dl className="kv">
      {facts.map(([name, fact]) => (
        <Fragment key={name}>
          <dt>{nameOf(name)}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
