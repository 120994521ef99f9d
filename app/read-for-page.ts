import { TRPCError } from "@trpc/server";
import { notFound } from "next/navigation";

/**
 * For pages inside the frame: what the API answers; null while nobody is signed in (the frame shows the form in place, so that the
 * address keeps its view); the not-found page for what doesn't exist or isn't the person's to see.
 */
export async function readForPage<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.code === "UNAUTHORIZED") return null;
    if (error.code === "NOT_FOUND") notFound();
    throw error;
  }
}
