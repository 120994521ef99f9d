import { TRPCError } from "@trpc/server";
import { notFound, redirect } from "next/navigation";

/** For pages: what the API answers, or the not-found page for NOT_FOUND, or the sign-in page for UNAUTHORIZED. `from` = address to come back to. */
export async function orNotFound<T>(answer: Promise<T>, from = "/"): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TRPCError && error.code === "NOT_FOUND") notFound();
    if (error instanceof TRPCError && error.code === "UNAUTHORIZED") redirect(`/login?from=${encodeURIComponent(from)}`);
    throw error;
  }
}
