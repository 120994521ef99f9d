import { PageHead } from "@/components/ui/page-head";
import { TopicBody } from "./topic-body";
import { TopicList } from "./topic-list";
import { HELP_TOPICS, type HelpSlug } from "./topics";

/** One topic beside the list of all. */
export function HelpPage({ slug }: { slug: HelpSlug }) {
  const topic = HELP_TOPICS.find((each) => each.slug === slug);
  if (topic === undefined) return null;
  return (
    <>
      <PageHead
        title={topic.title}
        crumbs={[{ label: "Help", href: "/help" }, { label: topic.title }]}
        meta={<span>{topic.summary}</span>}
      />
      <div className="help">
        <TopicList current={slug} />
        <article className="help-text">
          <TopicBody slug={slug} />
        </article>
      </div>
    </>
  );
}
