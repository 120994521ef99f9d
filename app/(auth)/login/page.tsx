import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { z } from "zod";
import { SignInPanel } from "@/components/sign-in/sign-in-panel";
import { getCaller } from "@/server/api/caller";

export const metadata: Metadata = { title: "Sign in" };

/** Addresses of this site only: a link must not lead elsewhere after the sign-in. */
const LocalPath = z.string().regex(/^\/(?![/\\])/);
const Search = z.object({ from: LocalPath.catch("/") });

type LoginPageProps = { searchParams: Promise<Record<string, unknown>> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { from } = Search.parse(await searchParams);
  const { open, labName } = await (await getCaller()).setup.status();
  if (open) redirect("/setup");
  return <SignInPanel labName={labName} then={from} />;
}
