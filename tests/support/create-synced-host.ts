import { expect } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import type { createTestApi, Tenant } from "./api";
import { createTestBooking } from "./bookings";
import { runCalendarJobs } from "./calendar-jobs";
import type { Radicale } from "./start-radicale";
import { buildEveryDay, createTestPage, createTestUser, makeUniqueName } from "./users";

export const SYNCED_DAY = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10);
const compact = SYNCED_DAY.replaceAll("-", "");
export const toInstantText = (time: string) => `${SYNCED_DAY}T${time}:00Z`;
export const formatIcsStamp = (time: string) => `${compact}T${time.replace(":", "")}00Z`;

interface SyncContext {
  api: ReturnType<typeof createTestApi>;
  acme: Tenant;
  server: Radicale;
}

/** Creates a user in UTC, bookable from 9 to 17 for an hour, with a calendar changed by `settings`. */
export async function createSyncedHost(
  { api, acme, server }: SyncContext,
  settings: object = {},
  custom: Record<string, unknown> = {},
) {
  const user = await createTestUser(acme, {
    user: { timezone: "Etc/UTC" },
    availability: { days: buildEveryDay("09:00", "17:00") },
  });
  const name = makeUniqueName("zz-follow");
  await server.makeCalendar(name);
  const list = `/v2/users/${user._id}/calendars`;
  const made = await acme.post(list, { source: "caldav", credentials: server.credentials });
  const subcalendars = [{ name, primary: true }];
  // The account has calendars of other tests, too.
  await acme.put(list, { calendars: [{ _id: made.body._id, busy: false, subcalendars: [] }] });
  await acme.put(list, {
    ...settings,
    calendars: [{ _id: made.body._id, subcalendars: [{ ...subcalendars[0], busy: true }] }],
  });
  const page = await createTestPage(acme, user._id, {
    custom: { auto_confirm: true, duration: 60, ...custom },
  });
  const sync = async () => {
    const { status, body } = await acme.post(`${list}/${made.body._id}/sync`, {});
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const work = async () => {
    await sync();
    return runCalendarJobs(api);
  };
  const book = async (time: string, email = "ana@example.com") => {
    const attendee = { name: "Ana Silva", email };
    const { _id } = await createTestBooking(acme, {
      page: page.nickname,
      start: toInstantText(time),
      duration: 60,
      attendee,
    });
    await runCalendarJobs(api);
    await work();
    return _id as string;
  };
  const files = async () => (await server.list(name)).map((file) => decodeURIComponent(file));
  const fileOf = async (event: string) => {
    const [file] = (await files()).filter((one) => one.startsWith(event));
    return file ? `${name}/${file}` : null;
  };
  const read = async (event: string) => server.get((await fileOf(event)) ?? "");
  const change = async (event: string, edit: (text: string) => string) => {
    const file = await fileOf(event);
    await server.put(file ?? "", edit(await server.get(file ?? "")));
  };
  /** Moves the entry to another hour, as a calendar program: its change is the newest. */
  const drag = (event: string, from: string, to: string, until: string) =>
    change(event, (text) =>
      text
        .replace(/DTSTART:.*/, `DTSTART:${formatIcsStamp(from)}`)
        .replace(/DTSTART:.*/, `DTSTART:${formatIcsStamp(to)}`)
        .replace(/DTEND:.*/, `DTEND:${formatIcsStamp(until)}`)
        .replace(/SUMMARY:.*/, "SUMMARY:My own words")
        .replace(
          /LAST-MODIFIED:.*/,
          `LAST-MODIFIED:${new Date(Date.now() + 5000).toISOString().replace(/[-:]|\.\d+/g, "")}`,
        ),
    );
  const starts = async () => {
    const { body } = await acme.get(`/v2/slots?page=${page.nickname}&from=${SYNCED_DAY}&to=${SYNCED_DAY}`);
    return body.slots.map((slot: { start: { dateTime: string } }) => slot.start.dateTime.slice(11, 16));
  };
  const state = async (event: string) => {
    const { body } = await acme.get(`/v2/events/${event}`);
    const date = body.dates.find(({ _id }: { _id: string }) => _id === body.confirmed.date_id);
    return body.cancelled ? "cancelled" : (date?.date.slice(11, 16) as string);
  };
  const changes = async (event: string) => (await acme.get(`/v2/events/${event}/calendar_changes`)).body;
  const settle = async (event: string, step: string) => {
    const [{ _id }] = await changes(event);
    const response = await acme.post(`/v2/events/${event}/calendar_changes/${_id}/resolve`, { step });
    if (response.status === 200) await runCalendarJobs(api);
    return response;
  };
  const mails = async (event: string) => {
    const { rows } = await api.pool.query<{ kind: string; recipient: string }>(
      "SELECT kind, recipient FROM mails WHERE event_id = $1 ORDER BY id",
      [event],
    );
    return rows
      .filter(({ kind }) => kind.startsWith("entry"))
      .map(({ kind, recipient }) => [kind, recipient]);
  };
  const attention = async () => (await acme.get(`/v2/action_items?user=${user._id}`)).body.calendar_changes;
  return {
    user,
    list,
    name,
    page,
    sync,
    work,
    book,
    files,
    fileOf,
    read,
    change,
    drag,
    starts,
    state,
    changes,
    settle,
    mails,
    attention,
  };
}
