import { TRPCError } from "@trpc/server";
import { notFound, redirect } from "next/navigation";
import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { SignInPanel } from "@/components/sign-in/sign-in-panel";
import { getCaller } from "@/server/api/caller";

type AppFrameProps = {
  /** Slug of the project that the page belongs to; null for pages of no project. */
  project: string | null;
  /** Label of the rail's link to mark, for pages outside the project's address. */
  area?: string;
  /** What people see who are not signed in; without it, the form. */
  signedOut?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every signed-in page. Who is not signed in gets the form right here, so that the address (with its whole view) stays;
 * a project that is not theirs is not found.
 */
export async function AppFrame({ project, area, signedOut = <SignInGate />, children }: AppFrameProps) {
  const frame = await readFrame();
  if (frame === null) return signedOut;
  const current = project === null ? null : frame.projects.find((candidate) => candidate.slug === project);
  if (current === undefined) notFound();
  return (
    <Shell account={frame.account} projects={frame.projects.filter(isOpen)} project={current} area={area}>
      {children}
    </Shell>
  );
}

async function SignInGate() {
  const { open, labName } = await (await getCaller()).setup.status();
  if (open) redirect("/setup");
  return <SignInPanel labName={labName} then={null} note="Sign in to see this page." />;
}

async function readFrame() {
  const caller = await getCaller();
  try {
    const [account, projects] = await Promise.all([caller.account.get(), caller.projects.list()]);
    return { account, projects };
  } catch (error) {
    if (error instanceof TRPCError && error.code === "UNAUTHORIZED") return null;
    throw error;
  }
}

function isOpen(project: { archivedAt: Date | null }): boolean {
  return project.archivedAt === null;
}
