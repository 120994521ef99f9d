import type { Episode } from "@/core/trajectory/episode";
import type { Outcome } from "@/core/trajectory/outcome";
import { getPool } from "@/server/database/pool";
import type { BatchLease } from "@/server/scope";
import { toColumn } from "@/server/services/imports/store/checkpoint-facts";

/** A finished episode on its way into the database. */
export interface SettledEpisode {
  readonly plannedId: bigint;
  readonly episode: Episode;
  readonly outcome: Outcome;
  /** The canonical line, packed. */
  readonly transcript: Buffer;
  readonly missing: boolean;
  /** Why it is missing. */
  readonly problem: string | null;
}

/** Columns of an episode with their types, in the order in which `toColumns` fills them. */
const COLUMNS = [
  ["plannedId", "bigint"],
  ["bytes", "bytea"],
  ["isMissing", "bool"],
  ["problem", "text"],
  ["taskId", "text"],
  ["limit", "int"],
  ["sample", "int"],
  ["seed", "bigint"],
  ["success", "bool"],
  ["score", "float8"],
  ["successTurn", "int"],
  ["successTurnKnown", "bool"],
  ["turnsUsed", "int"],
  ["stopReason", "text"],
  ["inputTokens", "int"],
  ["outputTokens", "int"],
  ["contentHash", "text"],
  ["transcriptHash", "text"],
] as const;

const names = (from: number) =>
  COLUMNS.slice(from)
    .map(([name]) => `"${name}"`)
    .join(", ");
const EPISODE = names(4);

/**
 * One statement, hence all or nothing, and once however often it is sent: only what is not settled yet is stored. Turns of a counted episode
 * are dropped, since its transcript has them; those of a missing one are kept for whoever wants to know why.
 */
const SETTLE = `
  with lease as (
    select id from "Batch" where id = $1 and delivery = $2 and state = 'running' for update
  ), incoming as (
    select * from unnest(${COLUMNS.map(([, type], index) => `$${index + 4}::${type}[]`).join(", ")}) as i (${names(0)})
  ), fresh as (
    update "PlannedEpisode" planned set "settledAt" = now() at time zone 'utc', problem = incoming.problem
    from incoming, lease where planned.id = incoming."plannedId" and "batchId" = lease.id and "settledAt" is null
    returning planned.id
  ), numbered as materialized (
    select nextval(pg_get_serial_sequence('"Episode"', 'id')) as id, incoming.* from incoming join fresh on fresh.id = "plannedId"
  ), stored as (
    insert into "Episode" (id, "entryId", ${EPISODE}) select id, $3, ${EPISODE} from numbered
  ), texts as (
    insert into "Transcript" ("episodeId", bytes) select id, bytes from numbered
  ), cleared as (
    delete from "AttemptTurn" using numbered where "AttemptTurn"."plannedId" = numbered."plannedId" and delivery = $2 and not "isMissing"
  )
  update "Batch" set settled = settled + (select count(*) from fresh) from lease where "Batch".id = lease.id returning settled`;

/** Stores finished episodes. False where the lease is worth nothing any more, and then nothing is stored. */
export async function settleEpisodes({ batchId, delivery, entryId }: BatchLease, settled: readonly SettledEpisode[]): Promise<boolean> {
  const rows = settled.map(toColumns);
  const columns = COLUMNS.map((_, index) => rows.map((row) => row[index] ?? null));
  const { rowCount } = await getPool().query(SETTLE, [batchId, delivery, entryId, ...columns]);
  return rowCount === 1;
}

function toColumns({ plannedId, episode, outcome, transcript, missing, problem }: SettledEpisode) {
  return [
    plannedId,
    transcript,
    missing,
    problem?.replace(/\0|\p{Surrogate}/gu, "\uFFFD").slice(0, 1_000),
    outcome.taskId,
    outcome.limit,
    outcome.sample,
    episode.seed,
    outcome.success,
    outcome.score,
    outcome.successTurn,
    outcome.successTurnKnown,
    outcome.turnsUsed,
    outcome.stopReason,
    toColumn(episode.usage?.input_tokens),
    toColumn(episode.usage?.output_tokens),
    outcome.contentHash,
    outcome.transcriptHash,
  ];
}
