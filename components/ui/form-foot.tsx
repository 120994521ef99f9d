import type { ReactNode } from "react";
import { Banner } from "./banner";
import { Button } from "./button";
import { ButtonLink } from "./button-link";
import { countOf } from "./count-of";
import type { FieldProblems } from "./field-problems";

type FormFootProps = {
  problems: FieldProblems;
  /** Why the server refused the whole, in its sentence. */
  problem: string | null;
  busy: boolean;
  /** The words of the button. */
  verb: string;
  cancelHref: string;
  /** What happens on pressing it. */
  children?: ReactNode;
};

/** The end of a form that is a page: what stands in the way, the button, the way out. */
export function FormFoot({ problems, problem, busy, verb, cancelHref, children }: FormFootProps) {
  const count = Object.keys(problems).length;
  return (
    <div className="border-rule border-t pt-6 md:pl-50">
      {problem === null ? null : (
        <Banner tone="stop" title="Not saved." className="mb-4">
          {problem}
        </Banner>
      )}
      <div className="row">
        <Button type="submit" tone="primary" busy={busy}>
          {verb}
        </Button>
        <ButtonLink tone="quiet" href={cancelHref}>
          Cancel
        </ButtonLink>
        {count > 0 ? (
          <span className="t13 text-stop">{countOf(count, "field needs a look", "fields need a look")}</span>
        ) : (
          <span className="t13 ink3">{children}</span>
        )}
      </div>
    </div>
  );
}
