import Link from "next/link";
import { launchHref } from "./launch-address";

const KINDS = [
  { kind: "budget", label: "Budget" },
  { kind: "import", label: "Import" },
] as const;

/** How a run comes to be: a sweep over turn budgets, or files. */
export function KindSwitch({ project, kind }: { project: string; kind: (typeof KINDS)[number]["kind"] }) {
  return (
    <nav className="seg" aria-label="Kind of run">
      {KINDS.map((each) => (
        <Link key={each.kind} href={launchHref(project, { kind: each.kind })} aria-current={each.kind === kind ? "page" : undefined}>
          {each.label}
        </Link>
      ))}
    </nav>
  );
}
