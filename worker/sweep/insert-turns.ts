import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { Turn } from "@/core/trajectory/episode";
import { getPool } from "@/server/database/pool";
import type { BatchLease } from "@/server/scope";

const pack = promisify(gzip);

/** Most of these rows live for seconds: quick is better than small, and short turns are not worth packing. */
const QUICK = { level: constants.Z_BEST_SPEED };
const PACKED_FROM_BYTES = 8_192;

/** A turn that was played, of an episode that is not settled. */
export interface JournalTurn {
  readonly plannedId: bigint;
  readonly turn: Turn;
}

const INSERT = `
  with lease as (
    select id from "Batch" where id = $1 and delivery = $2 and state = 'running' for share
  ), stored as (
    insert into "AttemptTurn" ("plannedId", delivery, index, bytes)
    select turn."plannedId", $2, turn.index, turn.bytes
    from lease cross join unnest($3::bigint[], $4::int[], $5::bytea[]) as turn ("plannedId", index, bytes)
    on conflict do nothing
  )
  select id from lease`;

/** Keeps turns of episodes that are not settled. False where the lease is worth nothing any more, and then nothing is written. */
export async function insertTurns({ batchId, delivery }: BatchLease, turns: readonly JournalTurn[]): Promise<boolean> {
  const bytes = await Promise.all(turns.map(({ turn }) => encodeTurn(turn)));
  const columns = [turns.map(({ plannedId }) => plannedId), turns.map(({ turn }) => turn.index), bytes];
  const { rowCount } = await getPool().query(INSERT, [batchId, delivery, ...columns]);
  return rowCount === 1;
}

async function encodeTurn(turn: Turn): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(turn));
  return text.length < PACKED_FROM_BYTES ? text : pack(text, QUICK);
}
