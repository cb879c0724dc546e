import { subscribe } from "node:diagnostics_channel";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { buildAccess } from "@/lib/domain/calendars/access/build-access";
import { connectCalendar } from "@/lib/domain/calendars/connect-calendar";
import { findProvider } from "@/lib/domain/calendars/providers";
import { syncCalendar } from "@/lib/domain/calendars/sync/sync-calendar";
import { createUser } from "@/lib/domain/people/users/create-user";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { ACCOUNT, startExchangeServer } from "@/tests/support/start-exchange-server";
import { startGoogleServer } from "@/tests/support/start-google-server";
import { startMicrosoftServer } from "@/tests/support/start-microsoft-server";
import { OAUTH_CLIENT } from "@/tests/support/start-oauth-server";
import { computeMedian } from "./compute-median";
import { createFreshDatabase } from "./create-fresh-database";
import { BENCH_SETTINGS } from "./start-bench-service";
import { startDavServer } from "./start-dav-server";

/**
 * `npm run bench:calendars`: syncs a calendar of 20,000 events for the first time and after one of them has changed,
 * from test servers of each provider; then searches slots beside 5,000 busy times.
 */
const EVENTS = 20_000;
const FIRST_AT_MOST = 60_000; // milliseconds
const NEXT_AT_MOST = 1000;
const CHANGES = 5;
const BUSY = 5000;
const SEARCH_AT_MOST = 5;
const ROUNDS = 101;

const now = asInstant(Date.now());
const tomorrow = Math.ceil(now / DAY) * DAY;

/** Spreads the events over the 500 days that a sync reads. */
const pickStart = (index: number) => tomorrow + Math.floor((index * 500 * DAY) / EVENTS / MINUTE) * MINUTE;
const formatIso = (at: number) => new Date(at).toISOString();
const formatStamp = (at: number) => `${formatIso(at).slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Every hundredth event is a series of ten weeks, which CalDAV and Exchange leave to the client to expand. */
const buildRule = (index: number) => (index % 100 === 0 ? ["RRULE:FREQ=WEEKLY;COUNT=10"] : []);
const buildVevent = (index: number, start: number) => [
  "BEGIN:VEVENT",
  `UID:event-${index}`,
  "DTSTAMP:20260101T000000Z",
  `DTSTART:${formatStamp(start)}`,
  "DURATION:PT30M",
  ...buildRule(index),
  "END:VEVENT",
];
const buildIcsFile = (vevents: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//bench//EN", ...vevents, "END:VCALENDAR", ""].join("\r\n");

interface Source {
  source: "caldav" | "google" | "office365" | "exchange";
  credentials: unknown;
  /** Moves one event, like the calendar's owner. */
  change: (index: number) => void;
}

const indexes = Array.from({ length: EVENTS }, (_, index) => index);
const dav = await startDavServer();
const google = await startGoogleServer({ page: 2500 });
const microsoft = await startMicrosoftServer({ page: 500 });
const exchange = await startExchangeServer({ part: 512 });
const database = await createFreshDatabase("bench-calendars");
Object.assign(process.env, {
  DATABASE_URL: database.url,
  ...BENCH_SETTINGS,
  RATE_LIMIT_SLOTS: "0",
  LOG_LEVEL: "silent",
  CALENDAR_ALLOWED_HOSTS: "127.0.0.1",
  GOOGLE_CLIENT_ID: OAUTH_CLIENT.id,
  GOOGLE_CLIENT_SECRET: OAUTH_CLIENT.secret,
  GOOGLE_TEST_ORIGIN: google.url,
  MICROSOFT_CLIENT_ID: OAUTH_CLIENT.id,
  MICROSOFT_CLIENT_SECRET: OAUTH_CLIENT.secret,
  MICROSOFT_TEST_ORIGIN: microsoft.url,
});
const waited = watchRequests();
try {
  for (const source of [
    createDavSource(),
    createGoogleSource(),
    createMicrosoftSource(),
    createExchangeSource(),
  ])
    await measureSource(source);
  for (const days of [365, 31]) await measureSearch(days);
} finally {
  await closeDatabase();
  await database.stop();
}

function createDavSource(): Source {
  const putEvent = (index: number, start = pickStart(index)) =>
    dav.put(`event-${index}.ics`, buildIcsFile(buildVevent(index, start)));
  for (const index of indexes) putEvent(index);
  return { source: "caldav", credentials: dav.credentials, change: (index) => putEvent(index, now + DAY) };
}

function toCredentials({ give }: { give: typeof google.give }) {
  const { access_token: access, refresh_token: refresh } = give();
  return { access, refresh, expires: now + HOUR };
}

function createGoogleSource(): Source {
  const at = (time: number) => ({ dateTime: formatIso(time) });
  const putEvent = (index: number, start = pickStart(index)) =>
    google.put({ id: `event-${index}`, iCalUID: `event-${index}`, start: at(start), end: at(start + HOUR) });
  for (const index of indexes) putEvent(index);
  return {
    source: "google",
    credentials: toCredentials(google),
    change: (index) => putEvent(index, now + DAY),
  };
}

function createMicrosoftSource(): Source {
  const at = (time: number) => ({ dateTime: formatIso(time).slice(0, 19), timeZone: "UTC" });
  const putEvent = (index: number, start = pickStart(index)) =>
    microsoft.put({
      id: `event-${index}`,
      iCalUId: `event-${index}`,
      type: "singleInstance",
      showAs: "busy",
      start: at(start),
      end: at(start + HOUR),
    });
  for (const index of indexes) putEvent(index);
  return {
    source: "office365",
    credentials: toCredentials(microsoft),
    change: (index) => putEvent(index, now + DAY),
  };
}

function createExchangeSource(): Source {
  const item = (index: number, start: number) =>
    `<t:UID>event-${index}</t:UID><t:Start>${formatIso(start)}</t:Start><t:End>${formatIso(start + HOUR)}</t:End><t:IsAllDayEvent>false</t:IsAllDayEvent><t:LegacyFreeBusyStatus>Busy</t:LegacyFreeBusyStatus><t:CalendarItemType>${buildRule(index).length > 0 ? "RecurringMaster" : "Single"}</t:CalendarItemType>`;
  const file = (index: number, start: number) => buildIcsFile(buildVevent(index, start));
  const ids = indexes.map((index) =>
    exchange.add(item(index, pickStart(index)), file(index, pickStart(index))),
  );
  return {
    source: "exchange",
    credentials: { server: exchange.url, ...ACCOUNT },
    change: (index) => exchange.touch(ids[index] as string, item(index, now + DAY), file(index, now + DAY)),
  };
}

async function measureSource({ source, credentials, change }: Source) {
  const provider = findProvider(source);
  if (!provider) throw new Error(`${source} is not known`);
  const user = await createBookableUser(source);
  const access = buildAccess(credentials, database.organization, AbortSignal.timeout(FIRST_AT_MOST));
  const subcalendars = await provider.listSubcalendars(access);
  const account = { sourceId: source, name: source, credentials, subcalendars };
  const { value } = await connectCalendar(database.db, database.organization, user, { source, account }, now);
  const { _id: id } = value as { _id: string };
  const sync = async () => {
    waited.ms = 0;
    const started = performance.now();
    const outcome = await syncCalendar(
      database.db,
      { organization: database.organization, calendar: id },
      { signal: AbortSignal.timeout(10 * MINUTE), now },
    );
    if (outcome !== "synced") throw new Error(`${source}: ${outcome}`);
    return { ms: performance.now() - started, server: waited.ms };
  };
  const first = await sync();
  const count = await database.db.busyPeriod.count({ where: { userId: user } });
  if (count < EVENTS) throw new Error(`${source}: only ${count} busy times`);
  reportResult(source, "first reading", first, FIRST_AT_MOST);
  const next: (typeof first)[] = [];
  for (let changeRound = 1; changeRound <= CHANGES; changeRound++) {
    change(changeRound * 7);
    next.push(await sync());
  }
  const [middle] = next.toSorted((a, b) => a.ms - b.ms).slice(CHANGES / 2);
  if (middle) reportResult(source, "after a change", middle, NEXT_AT_MOST);
}

function reportResult(
  source: string,
  label: string,
  { ms, server }: { ms: number; server: number },
  limit: number,
) {
  console.log(
    JSON.stringify({
      source,
      events: EVENTS,
      what: label,
      ms: Math.round(ms),
      waited_for_server_ms: Math.round(server),
      at_most_ms: limit,
      met: ms < limit,
    }),
  );
}

/** Measures milliseconds from each request to the end of its response: the server's share of a sync. */
function watchRequests() {
  const total = { ms: 0 };
  const startTimes = new WeakMap<object, number>();
  subscribe("undici:request:create", (message) => {
    startTimes.set((message as { request: object }).request, performance.now());
  });
  subscribe("undici:request:trailers", (message) => {
    const since = startTimes.get((message as { request: object }).request);
    if (since !== undefined) total.ms += performance.now() - since;
  });
  return total;
}

/** Searches a month of a user with 5,000 busy times within so many days, always before noon. */
async function measureSearch(days: number) {
  const user = await createBookableUser(`busy-${days}`);
  await database.pool.query(
    `INSERT INTO busy_periods (organization_id, id, user_id, object_key, starts_at, ends_at)
     SELECT $5, left(md5($1 || i), 24), $1, i::text, at, at + interval '5 minutes'
       FROM generate_series(0, $2::int - 1) i,
            LATERAL (SELECT i::float * $4::int / $2::int AS day) d,
            LATERAL (SELECT $3::timestamptz + interval '1 day' * (floor(day) + (day - floor(day)) / 2) AS at) t`,
    [user, BUSY, new Date(tomorrow), days, database.organization],
  );
  await database.pool.query("VACUUM ANALYZE busy_periods");
  const { GET } = await import("@/app/v2/slots/route");
  const range = `from=${formatIso(tomorrow).slice(0, 10)}&to=${formatIso(tomorrow + 30 * DAY).slice(0, 10)}`;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const request = new Request(`http://localhost/v2/slots?users=${user}&duration=30&${range}`, {
      headers: { authorization: database.key },
    });
    const started = performance.now();
    const response = await GET?.(request, { params: Promise.resolve({}) });
    await response?.text();
    times.push(performance.now() - started);
    if (response?.status !== 200) throw new Error(`The search answered ${response?.status}`);
  }
  const ms = Number(computeMedian(times).toFixed(2));
  const within = Math.round((BUSY * Math.min(days, 31)) / days);
  console.log(
    JSON.stringify({
      what: "slots of 31 days",
      busy_times: BUSY,
      of_them_within_the_search: within,
      ms,
      at_most_ms: SEARCH_AT_MOST,
      met: ms < SEARCH_AT_MOST,
    }),
  );
}

/** Creates a user who is bookable from 9 to 17. */
async function createBookableUser(name: string): Promise<string> {
  const { organization, db } = database;
  const nine = { slots: [{ start_time: "09:00", end_time: "17:00" }] };
  const days = { monday: nine, tuesday: nine, wednesday: nine, thursday: nine, friday: nine };
  const user = { email: `${name}@example.com`, timezone: "Europe/Paris" };
  const { answer } = await createUser(db, organization, { organization, user, availability: { days } }, now);
  return answer.user._id;
}
