import { beforeAll, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { addDays, toWeekday } from "@/lib/core/time/local-date";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { FIRST } from "../support/next-march";
import { submitBookingForm } from "../support/public-forms";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { joinTestWaitingList, runOfferJobs } from "../support/waiting-list";

const BOOKERS = 60;
const ROUNDS = 3;

const api = createTestApi({
  RATE_LIMIT_BOOKING: "0",
  OPEN_BOOKINGS_LIMIT: "0",
  RATE_LIMIT_DEFAULT: "0",
  // The last of many lock waits is long on a busy machine, and only the winner matters here.
  DATABASE_LOCK_TIMEOUT: "0",
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

/** The last two half hours of a host's day, in 2031. */
const TIMES = ["2031-03-10T16:00:00+01:00", "2031-03-10T16:30:00+01:00"];

const endOf = (start: string) => new Date(Date.parse(start) + 1_800_000).toISOString();

interface Host {
  _id: string;
  nickname: string;
  /** A booking on another day, which may be moved. */
  booking: string;
}

async function createBusyHost(index: number): Promise<Host> {
  const { _id } = await createTestHost(acme);
  const { nickname } = await createTestPage(acme, _id, { custom: { auto_confirm: true } });
  const { _id: booking } = await createTestBooking(acme, {
    page: nickname,
    start: `2031-03-1${1 + index}T09:00:00+01:00`,
  });
  return { _id, nickname, booking };
}

type Way = (host: Host, start: string, booker: number) => Promise<boolean>;

const attendee = (booker: number) => ({ name: "Ana", email: `ana-${booker}@example.com` });

const isMade = ({ status, body }: { status: number; body: { code?: string } }) => {
  if (status < 300) return true;
  expect([status, body.code]).toEqual([409, "slot_taken"]);
  return false;
};

/** The ways of booking: page, API, hold and booking, reschedule. */
const WAYS: Way[] = [
  async ({ nickname }, start, booker) =>
    /^\/event\//.test(
      await submitBookingForm(nickname, {
        email: attendee(booker).email,
        slot: new Date(start).toISOString().replace(".000", ""),
      }),
    ),
  async ({ nickname }, start, booker) =>
    isMade(
      await acme.post(
        "/v2/bookings",
        buildTestBookingBody({ page: nickname, start, attendee: attendee(booker) }),
        {
          "idempotency-key": `race-${nickname}-${booker}`,
        },
      ),
    ),
  async ({ _id, nickname }, start, booker) => {
    const hold = await acme.post("/v2/holds", { user: _id, start, end: endOf(start) });
    if (!isMade(hold)) return false;
    const body = buildTestBookingBody({
      page: nickname,
      start,
      hold: hold.body._id,
      attendee: attendee(booker),
    });
    const made = await acme.post("/v2/bookings", body);
    expect(made.status, JSON.stringify(made.body)).toBe(201); // The holder gets the time.
    return true;
  },
  // A move goes to one time only: a second one would free the first, after others were refused.
  async ({ booking }) => isMade(await acme.post(`/v2/bookings/${booking}/reschedule`, { start: TIMES[0] })),
];

it(`${BOOKERS} bookers of the last times of three hosts get each time once`, {
  timeout: 180_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const hosts = await Promise.all([0, 1, 2].map(createBusyHost));
    const made = await Promise.all(
      Array.from({ length: BOOKERS }, (_, booker) => {
        const host = hosts[booker % hosts.length] as Host;
        const way = WAYS[(booker + round) % WAYS.length] as Way;
        return way(host, TIMES[Math.floor(booker / 12) % TIMES.length] as string, booker);
      }),
    );
    expect(made.filter(Boolean).length).toBeGreaterThanOrEqual(hosts.length * TIMES.length);
    const ids = hosts.map(({ _id }) => _id);
    const { rows } = await api.pool.query<{ taken: string; hosts: string }>(
      `SELECT count(*)::text AS taken, count(DISTINCT (host_id, starts_at))::text AS hosts FROM reservations
        WHERE host_id = ANY ($1) AND exclusive AND expires_at IS NULL AND starts_at = ANY ($2::timestamptz[])`,
      [ids, TIMES],
    );
    const all = String(hosts.length * TIMES.length);
    expect(rows).toEqual([{ taken: all, hosts: all }]); // No time is booked twice or lost.
    const { rows: bare } = await api.pool.query(
      `SELECT 1 FROM events e WHERE e.created_by_user_id = ANY ($1) AND e.confirmed_flag
          AND NOT EXISTS (SELECT FROM reservations r
                           WHERE r.organization_id = e.organization_id AND r.event_id = e.id)`,
      [ids],
    );
    expect(bare).toEqual([]);
  }
});

/** Creates a team of ten who work from four to five on that Monday, with a page and an unlimited link. */
async function createTeamOfTen(custom: Record<string, unknown>) {
  const days = { monday: { slots: [{ start_time: "16:00", end_time: "17:00" }] } };
  const hosts = await Promise.all(
    Array.from({ length: 10 }, async () => (await createTestHost(acme, { days }))._id as string),
  );
  const handle = makeUniqueName("ten");
  const team = await createTestTeam(acme, { members: hosts, handle });
  const page = await acme.put(`/v2/bookpages/${handle}`, { custom: { auto_confirm: true, ...custom } });
  expect(page.status, JSON.stringify(page.body)).toBe(200);
  const { token } = (await acme.post("/v2/links", { page: handle, uses: null })).body;
  return { team: team._id as string, hosts, handle, token: token as string };
}

type Team = Awaited<ReturnType<typeof createTeamOfTen>>;

const toSlot = (start: string) => new Date(start).toISOString().replace(".000", "");

const isBooked = (location: string) => location.startsWith("/event/");

/** The ways of booking: page, link on the page and by API, hold, API by team or page name. */
const TEAM_WAYS: ((team: Team, start: string, booker: number) => Promise<boolean>)[] = [
  async ({ handle }, start, booker) =>
    isBooked(await submitBookingForm(handle, { email: attendee(booker).email, slot: toSlot(start) })),
  async ({ handle, token: link }, start, booker) =>
    isBooked(await submitBookingForm(handle, { link, email: attendee(booker).email, slot: toSlot(start) })),
  async ({ token: link }, start, booker) =>
    isMade(
      await acme.post("/v2/bookings", buildTestBookingBody({ link, start, attendee: attendee(booker) })),
    ),
  async ({ handle: page }, start, booker) => {
    const hold = await acme.post("/v2/holds", { page, start });
    if (!isMade(hold)) return false;
    const body = buildTestBookingBody({ page, start, hold: hold.body._id, attendee: attendee(booker) });
    const made = await acme.post("/v2/bookings", body);
    expect(made.status, JSON.stringify(made.body)).toBe(201); // The holder gets the time or seat.
    return true;
  },
  async ({ team }, start, booker) =>
    isMade(
      await acme.post("/v2/bookings", buildTestBookingBody({ team, start, attendee: attendee(booker) })),
    ),
];

const race = (team: Team, times: readonly string[], first = 0) =>
  Promise.all(
    Array.from({ length: BOOKERS }, (_, booker) => {
      const way = TEAM_WAYS[booker % TEAM_WAYS.length] as (typeof TEAM_WAYS)[number];
      return way(team, times[Math.floor(booker / TEAM_WAYS.length) % times.length] as string, first + booker);
    }),
  );

it(`${BOOKERS} bookers of the last times of a team of ten get each time of each member once`, {
  timeout: 180_000,
}, async () => {
  const team = await createTeamOfTen({});
  const made = await race(team, TIMES);
  expect(made.filter(Boolean)).toHaveLength(20);
  const { rows } = await api.pool.query<{ taken: number; hosts: number; holds: number }>(
    `SELECT count(*)::int AS taken, count(DISTINCT (host_id, starts_at))::int AS hosts,
            count(expires_at)::int AS holds
       FROM reservations WHERE host_id = ANY ($1) AND starts_at = ANY ($2::timestamptz[])`,
    [team.hosts, TIMES],
  );
  expect(rows).toEqual([{ taken: 20, hosts: 20, holds: 0 }]);
});

const MONDAY = 0;

/** The first Monday of the next March. */
const findMonday = () =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(FIRST, days)).find((date) => toWeekday(date) === MONDAY);

it(`${BOOKERS} bookers of the last seats of a team of ten get each once, and the waiting list gets freed ones`, {
  timeout: 240_000,
}, async () => {
  const start = `${findMonday()}T16:00:00+01:00`; // Times beyond a year are not offered yet.
  const team = await createTeamOfTen({
    seats: 3,
    waiting_list: { active: true, offer_minutes: 60 },
    duration: 60,
  });
  const made = await race(team, [start]);
  expect(made.filter(Boolean)).toHaveLength(30);
  const seats = async () =>
    (
      await api.pool.query<{ taken: number; held: number; most: number }>(
        `SELECT coalesce(sum(3 - seats) FILTER (WHERE seats >= 0), 0)::int AS taken,
                count(*) FILTER (WHERE seats < 0)::int AS held, coalesce(max(3 - seats) FILTER (WHERE seats >= 0), 0)::int AS most
           FROM reservations WHERE host_id = ANY ($1) AND starts_at = $2`,
        [team.hosts, start],
      )
    ).rows[0];
  expect(await seats()).toEqual({ taken: 30, held: 0, most: 3 });

  const waiting = Array.from({ length: 4 }, (_, place) => `${makeUniqueName(`waits-${place}`)}@example.com`);
  for (const email of waiting)
    await joinTestWaitingList(acme, team.handle, { email, day: start.slice(0, 10) });
  const { body: bookings } = await acme.get(`/v2/bookings?page=${team.handle}&limit=50`);
  const leaving = bookings
    .slice(0, 4)
    .map(({ _id, invitees }: { _id: string; invitees: { _id: string; su: boolean }[] }) =>
      acme.post(`/v2/bookings/${_id}/cancel`, { invitee: invitees.find(({ su }) => !su)?._id }),
    );
  const [left, again] = await Promise.all([
    Promise.all(leaving as Promise<{ status: number }>[]),
    race(team, [start], BOOKERS),
    runOfferJobs(api.db, asInstant(Date.now())),
  ]);
  expect(left.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await runOfferJobs(api.db, asInstant(Date.now()));
  const offered = (await acme.get(`/v2/bookpages/${team.handle}/waiting`)).body.filter(
    ({ offer }: { offer: object | null }) => offer !== null,
  );
  expect(again.filter(Boolean).length + offered.length).toBe(4); // No seat is lost or booked twice.
  expect(await seats()).toEqual({ taken: 30 - offered.length, held: offered.length, most: 3 });
});
