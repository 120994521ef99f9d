import { Prisma } from "@/server/database/client/client";

/** Whether the database refused a row because another one holds its unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}
