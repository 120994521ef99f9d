import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";
import { AppError } from "@/core/app-error";
import { type Message, Turn } from "@/core/trajectory/episode";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { cutToSize } from "../episodes/cut-text";

export const AttemptQuery = z.object({ run: z.string(), planned: z.string().regex(/^\d{1,18}$/), delivery: z.int().min(1) });
export type AttemptQuery = z.infer<typeof AttemptQuery>;

export interface KeptTurns {
  turns: { index: number; messages: Message[] }[];
  /** Texts were shortened, or later turns left out, to keep the answer small. */
  cut: boolean;
}

const unpack = promisify(gunzip);
const MOST_TURNS = 200;
const MOST_BYTES = 500_000;

/** The kept turns of an attempt, first turn first. Throws `not_found` where nothing is kept. */
export async function getAttempt({ projectId }: ProjectScope<"run:read">, { run, planned, delivery }: AttemptQuery): Promise<KeptTurns> {
  const rows = await getDatabase().attemptTurn.findMany({
    where: { plannedId: BigInt(planned), delivery, planned: { batch: { runId: run, run: { projectId } } } },
    select: { bytes: true },
    orderBy: { index: "asc" },
    take: MOST_TURNS + 1,
  });
  if (rows.length === 0) throw new AppError("not_found", "Nothing is kept of this attempt any more.");
  const turns = await Promise.all(rows.slice(0, MOST_TURNS).map(({ bytes }) => decodeTurn(bytes)));
  const { value, cut } = cutToSize(turns, MOST_BYTES);
  return { turns: value, cut: cut || rows.length > MOST_TURNS };
}

/** Short turns are kept as they are, long ones as gzip, which no JSON begins like. */
async function decodeTurn(bytes: Uint8Array): Promise<KeptTurns["turns"][number]> {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = new TextDecoder().decode(isPacked ? await unpack(bytes) : bytes);
  const { index, messages } = Turn.parse(JSON.parse(text));
  return { index, messages };
}
