import { beforeAll, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestEventBody, createTestEvent } from "../support/events";
import { createTestTeam } from "../support/teams";
import { createTestHost } from "../support/users";

const ROUNDS = 20;
const AT_ONCE = 30;

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const at = (day: number, start: string, end: string) => ({
  date: `2031-03-${day}T${start}:00+01:00`,
  end_date: `2031-03-${day}T${end}:00+01:00`,
});

/** Times that overlap in every way, and all contain the minute from 10:15 on. */
const WANTED = [
  at(10, "10:00", "10:30"),
  at(10, "10:15", "10:45"),
  at(10, "09:00", "12:00"),
  at(10, "10:15", "10:16"),
  at(10, "09:30", "10:20"),
];

interface Answer {
  status: number;
  body: { _id: string; code?: string };
}

/** A way to get a time, prepared first so that all begin together. Returns the occupant on success. */
type Way = (
  host: { _id: string },
  team: { _id: string },
  wanted: (typeof WANTED)[number],
  day: number,
) => Promise<() => Promise<Answer>>;

const booking = { bookpage: true, confirmed: { flag: true } };

const WAYS: Record<string, Way> = {
  book: async (host, _, requested) => () =>
    acme.post("/v2/events", buildTestEventBody(host, { ...booking, dates: [requested] })),
  confirm: async (host, _, requested) => {
    const { _id } = await createTestEvent(acme, host, { bookpage: true, dates: [requested] });
    return () => acme.post(`/v2/events/${_id}/confirm`, {});
  },
  move: async (host, _, requested, day) => {
    const { _id } = await createTestEvent(acme, host, { ...booking, dates: [at(day, "09:00", "10:00")] });
    return () => acme.put(`/v2/events/${_id}`, { dates: [requested] });
  },
  team: async (_, team, requested) => () =>
    acme.post(`/v2/teams/${team._id}/events`, {
      ...buildTestEventBody("visitor@example.com"),
      ...booking,
      dates: [requested],
    }),
  hold: async (host, _, requested) => () =>
    acme.post("/v2/holds", { user: host._id, start: requested.date, end: requested.end_date }),
};

/**
 * Thirty callers want one host simultaneously, in all ways except one, because the quickest would always win.
 * Exactly one gets the time.
 */
async function race(round: number) {
  const host = await createTestHost(acme);
  const team = await createTestTeam(acme, { members: [host._id] });
  const all = Object.entries(WAYS);
  const ways = all.filter((_, index) => index !== round % all.length);
  const ready: { name: string; go: () => Promise<Answer> }[] = [];
  for (let attempt = 0; attempt < AT_ONCE; attempt++) {
    const [name, prepare] = ways[attempt % ways.length] as [string, Way];
    const requested = WANTED[
      (attempt + round + Math.floor(attempt / ways.length)) % WANTED.length
    ] as (typeof WANTED)[0];
    ready.push({ name, go: await prepare(host, team, requested, 11 + Math.floor(attempt / ways.length)) });
  }
  const first = round % AT_ONCE;
  const order = [...ready.slice(first), ...ready.slice(0, first)];
  const responses = await Promise.all(order.map(async ({ name, go }) => ({ name, ...(await go()) })));
  const [winner, ...more] = responses.filter(({ status }) => status < 300);
  expect(more).toEqual([]);
  for (const { status, body } of responses.filter((answer) => answer !== winner))
    expect([status, body.code]).toEqual([409, "slot_taken"]);
  return { host: host._id, won: winner?.body._id, name: winner?.name };
}

it(`one of ${AT_ONCE} simultaneous bookers of one time gets it, in ${ROUNDS} rounds`, {
  timeout: 300_000,
}, async () => {
  const won: Awaited<ReturnType<typeof race>>[] = [];
  for (let round = 0; round < ROUNDS; round++) won.push(await race(round));
  const { rows: taken } = await api.pool.query<{ host: string; event: string }>(
    `SELECT host_id AS host, event_id AS event FROM reservations
      WHERE exclusive AND starts_at < '2031-03-11T00:00Z' AND host_id = ANY($1) ORDER BY host_id`,
    [won.map(({ host }) => host)],
  );
  const kept = won
    .map(({ host, won: event }) => ({ host, event }))
    .sort((a, b) => (a.host < b.host ? -1 : 1));
  expect(taken).toEqual(kept);
  expect(new Set(won.map(({ name }) => name)).size).toBeGreaterThan(1); // Otherwise there was no race.
});
