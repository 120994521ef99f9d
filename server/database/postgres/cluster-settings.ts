import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { AppError } from "@/core/app-error";

/** What the data folder remembers of its database, in `postgres.json` (mode 0600). */
export const ClusterSettings = z.object({
  /** Where the database lies when it can't lie in the data folder itself; null: in `postgres` beside this file. */
  folder: z.string().nullable(),
  password: z.string().min(16),
  /** The port of the last start, taken again when it is free, so that addresses stay as they were. */
  port: z.number().int().nullable(),
});
export type ClusterSettings = z.infer<typeof ClusterSettings>;

/** Reads the settings, or null where no database was made yet. */
export async function readClusterSettings(dataFolder: string): Promise<ClusterSettings | null> {
  const path = join(dataFolder, "postgres.json");
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new AppError(
      "forbidden",
      `${path} can't be read: it belongs to another user. Start as that user, or set TURNWISE_DATA_DIR to a folder of your own.`,
      {
        cause: error,
      },
    );
  }
  const settings = ClusterSettings.safeParse(parseJson(text));
  if (settings.success) return settings.data;
  throw new AppError("invalid_input", `${path} is damaged: restore it from a backup; without it the database's password is lost.`);
}

export async function writeClusterSettings(dataFolder: string, settings: ClusterSettings): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, "postgres.json"), `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
}

export function newClusterPassword(): string {
  return randomBytes(24).toString("base64url");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
