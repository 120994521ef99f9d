import Link from "next/link";
import { PageHead } from "@/components/ui/page-head";
import { HELP_TOPICS, helpHref } from "./topics";

/** Every topic with its sentence. */
export function HelpIndex() {
  return (
    <>
      <PageHead title="Help" meta={<span>What the numbers mean, with worked examples</span>} />
      <dl className="help-index">
        {HELP_TOPICS.map(({ slug, title, summary }) => (
          <div key={slug}>
            <dt>
              <Link href={helpHref(slug)}>{title}</Link>
            </dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
