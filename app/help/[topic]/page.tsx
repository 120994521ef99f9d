import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HelpPage } from "@/components/help/help-page";
import { HELP_TOPICS } from "@/components/help/topics";

type TopicPageProps = { params: Promise<{ topic: string }> };

async function readTopic(params: TopicPageProps["params"]) {
  const { topic } = await params;
  return HELP_TOPICS.find(({ slug }) => slug === topic) ?? notFound();
}

export async function generateMetadata({ params }: TopicPageProps): Promise<Metadata> {
  return { title: (await readTopic(params)).title };
}

export default async function TopicPage({ params }: TopicPageProps) {
  return <HelpPage slug={(await readTopic(params)).slug} />;
}
