import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { type CompareAddress, compareHref } from "./compare-address";

interface CompareRefusedProps {
  project: string;
  address: CompareAddress;
  /** Why these two can't be compared so, as the report says it. */
  message: string;
  /** The sides would take different modes by default. */
  modesDiffer: boolean;
}

/** A comparison that can't be made as asked, and the ways on. */
export function CompareRefused({ project, address, message, modesDiffer }: CompareRefusedProps) {
  const { a, b, base, others } = address;
  const plain = { a, b, base, others };
  const several = base !== null;
  return (
    <div className="mt-6">
      <Banner tone="stop" title="Not compared.">
        {message}
      </Banner>
      <p className="row mt-3">
        {modesDiffer && address.mode === null ? (
          <>
            <ButtonLink small href={compareHref(project, { ...plain, mode: "truncate" })}>
              Compare {several ? "all" : "both"} as truncate
            </ButtonLink>
            <ButtonLink small href={compareHref(project, { ...plain, mode: "rerun" })}>
              Compare {several ? "all" : "both"} as rerun
            </ButtonLink>
          </>
        ) : (
          <ButtonLink small href={compareHref(project, plain)}>
            The same {several ? "checkpoints" : "two"} with default options
          </ButtonLink>
        )}
        <span className="t13 ink3">
          or choose another checkpoint above: {several ? "all" : "both"} have to be of one suite, version and split
        </span>
      </p>
    </div>
  );
}
