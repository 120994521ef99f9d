import { OptionLinks } from "./option-links";

interface PassLinksProps {
  label: string;
  /** The K that the report has. */
  ks: readonly number[];
  current: number;
  /** The address of a view of one K; null is the smallest, which stands in no address. */
  hrefOf: (k: number | null) => string;
}

/** Which Pass@K the curves below show; nothing where there is one K only. */
export function PassLinks({ label, ks, current, hrefOf }: PassLinksProps) {
  const smallest = Math.min(...ks);
  if (ks.length < 2) return null;
  return (
    <div className="mb-4">
      <OptionLinks
        label={label}
        current={String(current)}
        options={ks.map((k) => ({ key: String(k), label: `Pass@${k}`, href: hrefOf(k === smallest ? null : k) }))}
      />
    </div>
  );
}

/** The K of an address where the report has it, else the smallest. */
export function shownK(ks: readonly number[], asked: number | null): number {
  return asked !== null && ks.includes(asked) ? asked : Math.min(...ks);
}
