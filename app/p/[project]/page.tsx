import { redirect } from "next/navigation";

type ProjectPageProps = { params: Promise<{ project: string }> };

/** A project opens at its runs. */
export default async function ProjectPage({ params }: ProjectPageProps) {
  const { project } = await params;
  redirect(`/p/${project}/runs`);
}
