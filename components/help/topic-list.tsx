import Link from "next/link";
import { HELP_GROUPS, HELP_TOPICS, type HelpSlug, helpHref } from "./topics";

/** All topics in their groups; the current one is marked. */
export function TopicList({ current }: { current: HelpSlug | null }) {
  return (
    <nav aria-label="Help topics">
      {HELP_GROUPS.map((group) => (
        <section key={group} className="mb-4" aria-label={group}>
          <p className="t12 ink3">{group}</p>
          <ul className="help-topics">
            {HELP_TOPICS.filter((topic) => topic.group === group).map(({ slug, title }) => (
              <li key={slug}>
                <Link href={helpHref(slug)} aria-current={slug === current ? "page" : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
