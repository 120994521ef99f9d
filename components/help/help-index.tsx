import Link from "next/link";
import { PageHead } from "@/components/ui/page-head";
import { HELP_GROUPS, HELP_TOPICS, helpHref } from "./topics";

/** Every topic with its sentence, in groups. */
export function HelpIndex() {
  return (
    <>
      <PageHead title="Help" meta={<span>What the numbers mean, with worked examples</span>} />
      {HELP_GROUPS.map((group) => (
        <section key={group} className="mt-8" aria-label={group}>
          <h2>{group}</h2>
          <dl className="help-index">
            {HELP_TOPICS.filter((topic) => topic.group === group).map(({ slug, title, summary }) => (
              <div key={slug}>
                <dt>
                  <Link href={helpHref(slug)}>{title}</Link>
                </dt>
                <dd>{summary}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
