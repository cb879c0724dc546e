import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { syncCalendar } from "@/lib/domain/calendars/sync/sync-calendar";
import { createTestApi, type Tenant } from "../support/api";
import { BOOKABLE_DAY, createConnectedHost } from "../support/connect-account";
import { startGoogleServer } from "../support/start-google-server";
import { startMicrosoftServer } from "../support/start-microsoft-server";
import { OAUTH_CLIENT } from "../support/start-oauth-server";

const google = await startGoogleServer({ page: 10 });
const microsoft = await startMicrosoftServer({ page: 10 });
const api = createTestApi({
  GOOGLE_CLIENT_ID: OAUTH_CLIENT.id,
  GOOGLE_CLIENT_SECRET: OAUTH_CLIENT.secret,
  GOOGLE_TEST_ORIGIN: google.url,
  MICROSOFT_CLIENT_ID: OAUTH_CLIENT.id,
  MICROSOFT_CLIENT_SECRET: OAUTH_CLIENT.secret,
  MICROSOFT_TEST_ORIGIN: microsoft.url,
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

/** An instant at an hour of the tested day. */
const at = (hour: number) => `${BOOKABLE_DAY}T${String(hour).padStart(2, "0")}:00:00`;

/** An event in one response; without an hour it is deleted. */
interface Said {
  id: string;
  hour: number | null;
  changed?: string;
}

const PROVIDERS = [
  {
    source: "google",
    server: google,
    events: /GET .*jane@gmail\.com\/events$/,
    put: ({ id, hour }: Said & { hour: number }) =>
      void google.put({
        id,
        start: { dateTime: `${at(hour)}Z` },
        end: { dateTime: `${at(hour + 1)}Z` },
      }),
    page: (said: Said[], next: string | null) => ({
      items: said.map(({ id, hour, changed }) => ({
        id,
        ...(changed && { updated: changed }),
        ...(hour === null
          ? { status: "cancelled" }
          : { start: { dateTime: `${at(hour)}Z` }, end: { dateTime: `${at(hour + 1)}Z` } }),
      })),
      ...(next ? { nextPageToken: next } : { nextSyncToken: "1" }),
    }),
    first: { changes: "syncToken", all: "timeMin" },
    tooMany: google.refused(403, "userRateLimitExceeded"),
  },
  {
    source: "office365",
    server: microsoft,
    events: /GET .*AAMkAD=\/calendarView\/delta$/,
    put: ({ id, hour }: Said & { hour: number }) =>
      void microsoft.put({
        id,
        start: { dateTime: at(hour), timeZone: "UTC" },
        end: { dateTime: at(hour + 1), timeZone: "UTC" },
      }),
    page: (said: Said[], next: string | null) => ({
      value: said.map(({ id, hour, changed }) => ({
        id,
        ...(changed && { lastModifiedDateTime: changed }),
        ...(hour === null
          ? { "@removed": { reason: "deleted" } }
          : { start: { dateTime: at(hour) }, end: { dateTime: at(hour + 1) } }),
      })),
      [next ? "@odata.nextLink" : "@odata.deltaLink"]:
        `${microsoft.url}/v1.0/me/calendars/AAMkAD=/calendarView/delta?${next ? `$skiptoken=${next}` : "$deltatoken=1"}`,
    }),
    first: { changes: "$deltatoken", all: "startDateTime" },
    tooMany: microsoft.refused(429, "TooManyRequests"),
  },
];

describe.each(PROVIDERS)("a calendar of $source", (provider) => {
  const { source, server, events, put, page, first, tooMany } = provider;
  beforeEach(() => {
    server.heal();
    server.clear();
  });

  /** Creates a user with a synced calendar and a meeting at ten. */
  async function connected() {
    const host = await createConnectedHost(api, acme, source, "UTC");
    put({ id: "ten", hour: 10 });
    expect(await host.sync()).toBe(200);
    const hours = async () => {
      const found = await api.db.busyPeriod.findMany({
        where: { userId: host.user._id },
        orderBy: { startsAt: "asc" },
      });
      return found.map(({ startsAt }) => startsAt.getUTCHours());
    };
    expect(await hours()).toEqual([10]);
    server.asked.length = 0;
    return { ...host, hours };
  }

  /** The requests to the calendar: for deltas, or in full. */
  const listAsked = () =>
    server.at(events).flatMap(({ query }) => {
      if (query.has("pageToken")) return [];
      if (query.has(first.changes)) return ["changes"];
      return query.has(first.all) ? ["all"] : [];
    });

  const leadsBack = { json: page([], "1") };
  it.each([
    ["400", [{ status: 400, json: { error: { code: "badRequest" } } }]],
    ["403", [{ status: 403, json: { error: { code: "forbidden" } } }]],
    ["404", [{ status: 404, json: { error: { code: "notFound" } } }]],
    ["409", [{ status: 409, json: { error: { code: "conflict" } } }]],
    ["410", [{ status: 410, json: { error: { code: "SyncStateNotFound" } } }]],
    ["412", [{ status: 412, json: {} }]],
    ["500", [{ status: 500, json: {} }]],
    ["502 and no JSON", [{ status: 502 }]],
    ["something that is no page", [{ json: { items: "none", value: "none" } }]],
    ["nothing at all", [{}]],
    ["pages that lead back to each other", [leadsBack, { json: page([], "2") }, leadsBack]],
  ])("is read in full, once, if the delta request is answered with %s", async (_, answers) => {
    const { sync, hours, state } = await connected();
    server.clear(); // The owner is not notified.
    put({ id: "fourteen", hour: 14 });
    for (const answer of answers) server.fail(events, answer);
    expect(await sync()).toBe(200);
    expect(await hours()).toEqual([14]);
    expect(listAsked().filter((kind) => kind === "all")).toHaveLength(1);
    expect((await state()).failures).toBe(0);
    server.asked.length = 0;
    expect(await sync()).toBe(200);
    expect(listAsked()).toEqual(["changes"]);
  });

  it("keeps its data while nothing can be read, and resumes later", async () => {
    const { sync, hours, state } = await connected();
    put({ id: "fourteen", hour: 14 });
    server.fail(events, { status: 500 }, 2);
    expect(await sync()).toBe(503);
    expect([await hours(), (await state()).failures]).toEqual([[10], 1]);
    expect(await sync()).toBe(200);
    expect([await hours(), (await state()).failures]).toEqual([[10, 14], 0]);
  });

  it("backs off after throttling, as long as the server asks", async () => {
    const { calendar, hours, state, isBroken } = await connected();
    const inHalfAnHour = new Date(Date.now() + 30 * 60_000).toUTCString();
    for (const [answer, seconds] of [
      [tooMany, 60],
      [{ ...tooMany, headers: { "retry-after": "900" } }, 900],
      [{ status: 503, headers: { "retry-after": inHalfAnHour } }, 1800],
    ] as const) {
      server.asked.length = 0;
      server.fail(events, answer);
      const now = asInstant(Date.now());
      const requested = { organization: acme.id, calendar: calendar._id };
      const done = await syncCalendar(api.db, requested, { signal: AbortSignal.timeout(10_000), now });
      expect([done, listAsked()]).toEqual(["unreachable", ["changes"]]);
      const wait = ((await state()).dueAt.getTime() - now) / 1000;
      expect(Math.round(wait / 10)).toBe(Math.round(seconds / 10));
    }
    expect([await hours(), await isBroken()]).toEqual([[10], false]);
  });

  it("requires a new sign-in if the token is refused, even after a refresh", async () => {
    const { sync, hours, isBroken } = await connected();
    server.fail(events, { status: 401, json: {} }, 2);
    expect(await sync()).toBe(200);
    expect([await hours(), await isBroken(), listAsked()]).toEqual([[10], true, ["changes", "changes"]]);
    expect(await sync()).toBe(200);
    expect(await isBroken()).toBe(false);
  });

  it("keeps the last state, in any order of pages", { tags: "main" }, async () => {
    const { sync, hours } = await connected();
    const [old, young] = ["2026-01-01T08:00:00Z", "2026-01-01T09:00:00Z"];
    const answer = (...pages: Said[][]) => {
      for (const [index, said] of pages.entries())
        server.fail(events, { json: page(said, index < pages.length - 1 ? String(index + 2) : null) });
    };
    answer(
      [{ id: "a", hour: 12, changed: young }],
      [{ id: "b", hour: 13 }],
      [{ id: "a", hour: 9, changed: old }],
      [{ id: "b", hour: null }],
      [{ id: "ten", hour: null }],
      [{ id: "ten", hour: 15 }],
    );
    expect(await sync()).toBe(200);
    expect(await hours()).toEqual([12, 15]);
  });

  it("is read in full every day, regardless of its deltas", async () => {
    const { calendar, sync, hours } = await connected();
    await api.db.busyPeriod.deleteMany({ where: { subcalendar: { calendarId: calendar._id } } });
    await sync();
    expect(await hours()).toEqual([]);
    await api.pool.query(
      "UPDATE subcalendar_syncs SET full_sync_at = now() - interval '25 hours' WHERE subcalendar_id IN (SELECT id FROM subcalendars WHERE calendar_id = $1)",
      [calendar._id],
    );
    server.asked.length = 0;
    await sync();
    expect([await hours(), listAsked()]).toEqual([[10], ["all"]]);
  });
});
