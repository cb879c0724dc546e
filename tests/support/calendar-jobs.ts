import { expect } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { applyEntryChange } from "@/lib/domain/events/calendar-changes/apply-entry-change";
import { writeCalendarEntries } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import type { createTestApi, Tenant } from "./api";

interface QueuedJob {
  identifier: string;
  payload: Parameters<typeof applyEntryChange>[1];
}

const consumeJobs = async (api: ReturnType<typeof createTestApi>): Promise<QueuedJob[]> => {
  const { rows } = await api.pool.query<QueuedJob>(`
    DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND t.identifier IN ('write_calendar_entries', 'apply_entry_change')
 RETURNING t.identifier, j.payload`);
  return rows.sort((a, b) => (a.identifier < b.identifier ? 1 : -1));
};

const runJob = (api: ReturnType<typeof createTestApi>, { identifier, payload }: QueuedJob) => {
  const signal = AbortSignal.timeout(20_000);
  return identifier === "write_calendar_entries"
    ? writeCalendarEntries(api.db, payload, signal)
    : applyEntryChange(api.db, payload, { signal, now: asInstant(Date.now()) });
};

/**
 * Runs calendar jobs while servers fail, and retries failures as the queue does. Each turn runs each pending
 * job once, some concurrently, and returns the number of failures.
 */
export function createCalendarRunner(api: ReturnType<typeof createTestApi>, lanes = 1) {
  let waiting: QueuedJob[] = [];
  return async function turn(): Promise<number> {
    const jobs = [...waiting, ...(await consumeJobs(api))];
    waiting = [];
    const work = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const one = job;
        await runJob(api, one).catch((error: unknown) => {
          if (!(error instanceof ProviderError)) throw error;
          waiting.push(one);
        });
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    return waiting.length;
  };
}

/**
 * Runs calendar jobs until none is pending: writes entries, and checks those possibly changed. Returns the
 * number of checked entries.
 */
export async function runCalendarJobs(api: ReturnType<typeof createTestApi>): Promise<number> {
  let looked = 0;
  for (let rounds = 0; rounds < 10; rounds += 1) {
    const rows = await consumeJobs(api);
    if (rows.length === 0) return looked;
    for (const row of rows) {
      if (row.identifier === "apply_entry_change") looked += 1;
      await runJob(api, row);
    }
  }
  throw new Error("Calendars and meetings follow each other without end.");
}

interface SyncedCalendar {
  user: { _id: string; emails: string[] };
  list: string;
  sync: () => Promise<number>;
}

interface CalendarDriver {
  /** Moves the only entry, or removes it, as its owner. */
  drag: (start: string, end: string) => void;
  remove: () => void;
  /** Returns the time of the only entry, or null. */
  read: () => string | null;
}

/**
 * Runs a meeting whose entry is moved, put back, moved again and deleted at a provider; `day` is in some
 * weeks.
 */
export async function runEntryScenario(
  api: ReturnType<typeof createTestApi>,
  tenant: Tenant,
  { user, list, sync }: SyncedCalendar,
  { day, drag, remove, read }: CalendarDriver & { day: string },
) {
  const at = (hour: number) => `${day}T${String(hour).padStart(2, "0")}:00:00Z`;
  const made = await tenant.post("/v2/events", {
    title: "Fitting",
    created_by: { user: user._id },
    dates: [{ date: at(8), end_date: at(9) }],
    confirmed: { flag: true },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const event = made.body._id;
  const changes = async () =>
    (await tenant.get(`/v2/events/${event}/calendar_changes`)).body as {
      _id: string;
      state: string;
      kind: string;
    }[];
  const state = async () => {
    const { body } = await tenant.get(`/v2/events/${event}`);
    return body.cancelled ? "cancelled" : new Date(body.dates[0].date).toISOString().slice(11, 13);
  };
  const work = async () => {
    expect(await sync()).toBe(200);
    await runCalendarJobs(api);
  };
  await runCalendarJobs(api);
  await work();
  await work();
  expect([await state(), await changes(), read()]).toEqual(["08", [], at(8)]);

  drag(at(11), at(12));
  await work();
  expect(await state()).toBe("08");
  const offered = await tenant.get(`/v2/slots?users=${user._id}&duration=60&from=${day}&to=${day}`);
  const starts = offered.body.slots.map((slot: { start: { dateTime: string } }) =>
    new Date(slot.start.dateTime).toISOString().slice(11, 13),
  );
  expect([starts.includes("08"), starts.includes("11"), starts.includes("10")]).toEqual([false, false, true]);
  const [{ _id, kind } = { _id: "", kind: "" }] = await changes();
  expect(kind).toBe("moved");
  await tenant.post(`/v2/events/${event}/calendar_changes/${_id}/resolve`, { step: "put_back" });
  await runCalendarJobs(api);
  await work();
  expect([await state(), read()]).toEqual(["08", at(8)]);

  await tenant.put(list, { on_calendar_change: "follow" });
  drag(at(12), at(13));
  await work();
  await work();
  expect([await state(), read()]).toEqual(["12", at(12)]);
  remove();
  await work();
  await work();
  expect([await state(), read()]).toEqual(["cancelled", null]);
  expect((await changes()).map((change) => change.state)).toEqual(["followed", "followed", "put_back"]);
}
