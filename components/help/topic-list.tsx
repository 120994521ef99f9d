import Link from "next/link";
import { HELP_TOPICS, type HelpSlug, helpHref } from "./topics";

/** All topics; the current one is marked. */
export function TopicList({ current }: { current: HelpSlug | null }) {
  return (
    <nav aria-label="Help topics">
      <ul className="help-topics">
        {HELP_TOPICS.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={helpHref(slug)} aria-current={slug === current ? "page" : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
