import { expect } from "vitest";
import { instant } from "@/lib/core/time/instant";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { followEntry } from "@/lib/domain/events/calendar-changes/follow-entry";
import { writeCalendarEntries } from "@/lib/domain/events/calendar-entries/write-calendar-entries";
import type { Tenant, testApi } from "./api";

interface Row {
  identifier: string;
  payload: Parameters<typeof followEntry>[1];
}

const takeJobs = async (api: ReturnType<typeof testApi>): Promise<Row[]> => {
  const { rows } = await api.pool.query<Row>(`
    DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND t.identifier IN ('write_calendar', 'follow_calendar')
 RETURNING t.identifier, j.payload`);
  return rows.sort((a, b) => (a.identifier < b.identifier ? 1 : -1));
};

const doJob = (api: ReturnType<typeof testApi>, { identifier, payload }: Row) => {
  const signal = AbortSignal.timeout(20_000);
  return identifier === "write_calendar"
    ? writeCalendarEntries(api.db, payload, signal)
    : followEntry(api.db, payload, { signal, now: instant(Date.now()) });
};

/**
 * Somebody who works on calendars while their servers fail: what fails is tried again, as the queue does. Each turn does once
 * what waits, some at a time, and answers how much of it has failed.
 */
export function calendarWorker(api: ReturnType<typeof testApi>, lanes = 1) {
  let waiting: Row[] = [];
  return async function turn(): Promise<number> {
    const jobs = [...waiting, ...(await takeJobs(api))];
    waiting = [];
    const work = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const one = job;
        await doJob(api, one).catch((error: unknown) => {
          if (!(error instanceof ProviderRefusal)) throw error;
          waiting.push(one);
        });
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    return waiting.length;
  };
}

/**
 * Does what waits for calendars, until nothing does: writes entries, and looks at those that somebody may have changed. Answers
 * how many entries were looked at.
 */
export async function workOnCalendars(api: ReturnType<typeof testApi>): Promise<number> {
  let looked = 0;
  for (let rounds = 0; rounds < 10; rounds += 1) {
    const rows = await takeJobs(api);
    if (rows.length === 0) return looked;
    for (const row of rows) {
      if (row.identifier === "follow_calendar") looked += 1;
      await doJob(api, row);
    }
  }
  throw new Error("Calendars and meetings follow each other without end.");
}

interface Followed {
  user: { _id: string; emails: string[] };
  list: string;
  sync: () => Promise<number>;
}

interface Calendar {
  /** Drags the only entry to this time, or takes it out, as its owner would. */
  drag: (start: string, end: string) => void;
  remove: () => void;
  /** When the only entry is; null: there is none. */
  read: () => string | null;
}

/** A meeting whose entry is dragged, put back, dragged again and deleted at a provider; `day` is in some weeks. */
export async function followStory(
  api: ReturnType<typeof testApi>,
  tenant: Tenant,
  { user, list, sync }: Followed,
  { day, drag, remove, read }: Calendar & { day: string },
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
    await workOnCalendars(api);
  };
  await workOnCalendars(api);
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
  await tenant.post(`/v2/events/${event}/calendar_changes/${_id}/settle`, { step: "put_back" });
  await workOnCalendars(api);
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
