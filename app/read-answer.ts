import { TRPCError } from "@trpc/server";
import { readForPage } from "./read-for-page";

/** An answer that may refuse its options: then `message` is the sentence to show. */
export type Answer<T> = { kind: "read"; value: T } | { kind: "refused"; message: string } | { kind: "signed_out" };

/** For pages whose address holds a report's options: what the API answers, or its sentence on why these options don't fit. */
export async function readAnswer<T>(answer: Promise<T>): Promise<Answer<T>> {
  try {
    const value = await readForPage(answer);
    return value === null ? { kind: "signed_out" } : { kind: "read", value };
  } catch (error) {
    if (error instanceof TRPCError && error.code === "BAD_REQUEST") return { kind: "refused", message: error.message };
    throw error;
  }
}
