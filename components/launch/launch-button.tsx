import Link from "next/link";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { fieldId } from "./launch-fields";
import { type DraftField, type DraftReading, FIELD_LABELS } from "./read-draft";
import type { LaunchState } from "./use-launch";

interface LaunchButtonProps {
  reading: DraftReading;
  state: LaunchState;
  canPress: boolean;
  /** The address of this form, to come back to after signing in. */
  here: string;
}

/** The button with the number of episodes that it launches, and whatever is in its way. */
export function LaunchButton({ reading: { request, problems, size }, state, canPress, here }: LaunchButtonProps) {
  const busy = state.phase !== "idle";
  const episodes = size === null ? "the sweep" : countOf(size.episodes, "episode");
  return (
    <>
      <Button type="submit" tone="primary" block busy={busy} disabled={!canPress || request === null}>
        {busy ? `Launching ${episodes}` : `Launch ${episodes}`}
      </Button>
      <ProblemList problems={problems} />
      <p className="t12 ink2 empty:hidden" role="status">
        {state.phase === "checking" ? "The server did not answer. Checking whether it has the sweep…" : ""}
      </p>
      {state.failure ? <Failure failure={state.failure} here={here} /> : null}
    </>
  );
}

function isField(name: string): name is DraftField {
  return name in FIELD_LABELS;
}

function ProblemList({ problems }: { problems: DraftReading["problems"] }) {
  const fields = Object.keys(FIELD_LABELS)
    .filter(isField)
    .filter((field) => problems[field] !== undefined);
  if (fields.length === 0) return null;
  return (
    <p className="t12 text-stop">
      {fields.length === 1 ? "One field needs a look: " : `${fields.length} fields need a look: `}
      {fields.map((field, index) => (
        <span key={field}>
          {index > 0 ? ", " : ""}
          <a className="underline" style={{ color: "inherit" }} href={`#${fieldId(field)}`}>
            {FIELD_LABELS[field]}
          </a>
        </span>
      ))}
    </p>
  );
}

function Failure({ failure, here }: { failure: NonNullable<LaunchState["failure"]>; here: string }) {
  const message =
    failure.kind === "refused"
      ? failure.message
      : "The server does not answer, so it is not known whether it has the sweep. Launch again when it is back: while the form stays as it is, that makes one run.";
  return (
    <p className="t12 text-stop" role="alert">
      {message}{" "}
      {failure.kind === "refused" && failure.code === "unauthenticated" ? (
        <Link className="underline" href={`/login?from=${encodeURIComponent(here)}`}>
          Sign in; the form is kept
        </Link>
      ) : null}
    </p>
  );
}
