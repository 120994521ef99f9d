import type { Prisma } from "@/server/database/client/client";

/** The same JSON without what PostgreSQL refuses in it: NUL characters and halves of surrogate pairs become the replacement character. */
export function toStorableJson(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(toStorableText(value));
}

/** The text of it. */
export function toStorableText(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === "string" ? item.replace(/\0|\p{Surrogate}/gu, "\uFFFD") : item));
}
