import { expect, it } from "vitest";
import { enqueueDueSyncs } from "@/lib/domain/calendars/sync/enqueue-due-syncs";
import { enqueueSync } from "@/lib/domain/calendars/sync/enqueue-sync";
import { getDatabase } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, type Tenant } from "../support/api";

const api = createTestApi();

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await api.pool.query(text, values)).rows as Row[];

/** Creates due calendars, the first the longest overdue, and returns their ids in that order. */
async function createDue(tenant: Tenant, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, generateId);
  const each = "unnest($2::text[]) WITH ORDINALITY AS one(id, place)";
  await query(
    `INSERT INTO users (id, calendar_list_id, organization_id, timezone, updated_at)
     SELECT id, id, $1, 'UTC', now() FROM ${each}`,
    [tenant.id, ids],
  );
  await query(
    `INSERT INTO calendar_lists (id, organization_id, user_id, updated_at) SELECT id, $1, id, now() FROM ${each}`,
    [tenant.id, ids],
  );
  await query(
    `INSERT INTO calendars (id, organization_id, user_id, calendar_list_id, source, source_id, name, updated_at)
     SELECT id, $1, id, id, 'ics', 'feed', 'Calendar', now() FROM ${each}`,
    [tenant.id, ids],
  );
  await query(
    `INSERT INTO calendar_syncs (organization_id, calendar_id, due_at, synced_at)
     SELECT $1, id, now() - interval '1 minute', now() - interval '1 day' + place * interval '1 second'
       FROM unnest($2::text[]) WITH ORDINALITY AS one(id, place)`,
    [tenant.id, ids],
  );
  return ids;
}

interface Job {
  calendar: string;
  organization: string;
  priority: number;
}

/** The jobs in the order of execution. */
const listJobs = () =>
  query<Job>(
    `SELECT payload->>'calendar' AS calendar, payload->>'organization' AS organization, priority
       FROM graphile_worker._private_jobs
      WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'sync_calendar')
      ORDER BY priority, run_at, id`,
  );

it("thousands of due calendars are queued at once, once each, and a small organisation need not wait for a large one", async () => {
  const large = await api.tenant();
  const small = await api.tenant();
  const many = await createDue(large, 2400);
  const few = await createDue(small, 100);
  const waiting = many[2000] as string;
  await query("UPDATE calendar_syncs SET due_at = now() + interval '1 minute' WHERE calendar_id = $1", [
    waiting,
  ]);

  expect(await enqueueDueSyncs(getDatabase())).toBe(2499);
  expect(await enqueueDueSyncs(getDatabase())).toBe(0);
  const jobs = await listJobs();
  expect(new Set(jobs.map(({ calendar }) => calendar))).toEqual(
    new Set([...many, ...few].filter((id) => id !== waiting)),
  );
  const indexes = jobs.flatMap(({ organization }, index) => (organization === small.id ? [index] : []));
  expect(indexes).toHaveLength(100);
  expect(Math.max(...indexes)).toBeLessThan(600);
  const ofLarge = jobs.filter(({ organization }) => organization === large.id);
  expect(ofLarge[0]?.calendar).toBe(many[0]);
  expect(ofLarge.at(-1)?.priority).toBe(5);

  // Workers are slower than the clock, and each job still waits once; manual requests go first.
  await query("UPDATE calendar_syncs SET due_at = now()");
  expect(await enqueueDueSyncs(getDatabase())).toBe(2500);
  await enqueueSync(getDatabase(), [{ organization: large.id, calendar: many[2399] as string }]);
  const again = await listJobs();
  expect(again).toHaveLength(2500);
  expect(again[0]).toMatchObject({ calendar: many[2399], priority: 0 });
});
