import { getDatabase } from "@/server/database/database";

/** What the people here call their lab; null while nobody has said. */
export async function readLabName(): Promise<string | null> {
  const row = await getDatabase().installation.findUnique({ where: { name: "lab_name" }, select: { value: true } });
  return row?.value ?? null;
}
