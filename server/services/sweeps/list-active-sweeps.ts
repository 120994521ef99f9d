import { z } from "zod";
import { Role } from "@/core/access";
import { getPool } from "@/server/database/pool";
import type { SessionUser } from "@/server/session";
import { STANDING_COLUMNS, StandingRow, type SweepStanding, toStanding } from "./sweep-standing";

/** A sweep that is not at its end, as a line among others. */
export interface ActiveSweep extends SweepStanding {
  run: string;
  name: string;
  project: { slug: string; name: string };
  /** The person's role in the project. */
  role: Role;
  checkpoints: string[];
  /** Ascending. */
  budgets: number[];
}

const Row = StandingRow.extend({
  run: z.string(),
  name: z.string(),
  slug: z.string(),
  projectName: z.string(),
  role: Role,
  checkpoints: z.array(z.string()),
  budgets: z.array(z.int()),
});

const SHOWN = 30;

/** What a person has stopped long ago is no news; what waits for one stays. */
const READ = `
  select "Run".id as run, "Run".name, slug, "Project".name as "projectName", role::text, ${STANDING_COLUMNS}, spec -> 'budgets' as budgets,
    (select jsonb_agg(checkpoint -> 'name') from jsonb_array_elements(spec -> 'checkpoints') checkpoint) as checkpoints
  from "Membership" join "Project" on "Project".id = "projectId" join "Run" on "Run"."projectId" = "Project".id
  where "userId" = $1 and "archivedAt" is null and kind = 'budget' and (
    status in ('queued', 'running', 'stopping')
    or (status = 'stopped' and ("haltedBy" <> 'person' or "lastNewsAt" > (now() at time zone 'utc') - interval '3 days')))
  order by status = 'stopped', "Run".id desc limit ${SHOWN}`;

/** The sweeps of all the person's projects that go on or wait for somebody: those that go on first, then newest first. */
export async function listActiveSweeps(user: SessionUser): Promise<ActiveSweep[]> {
  const { rows } = await getPool().query(READ, [user.id]);
  return z
    .array(Row)
    .parse(rows)
    .map(({ run, name, slug, projectName, role, checkpoints, budgets, ...row }) => ({
      run,
      name,
      project: { slug, name: projectName },
      role,
      checkpoints,
      budgets: budgets.toSorted((a, b) => a - b),
      ...toStanding(row),
    }));
}
