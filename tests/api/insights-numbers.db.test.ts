import { DateTime } from "luxon";
import { describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, createTestType, listErrorCodes } from "../support/users";

const api = createTestApi();

const HOUR = 3_600_000;

/** A random generator with a fixed seed. */
function makeRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Meeting {
  created: number;
  start: number | null;
  cancelled: boolean;
  host: number;
  page: number | null;
  type: boolean;
  source: "page" | "form" | "link" | "api" | "console";
  missed: boolean;
}

const SOURCES = ["page", "form", "link", "api", "console"] as const;

function makeMeetings(count: number, from: number, to: number, random: (below: number) => number): Meeting[] {
  return Array.from({ length: count }, () => {
    const created = from + random((to - from) / 1000) * 1000;
    const start = random(10) === 0 ? null : created + random(60 * 24 * 4) * 15 * 60_000;
    const page = random(4) === 0 ? null : random(2);
    const source = SOURCES[random(SOURCES.length)] ?? "page";
    const cancelled = random(4) === 0;
    return {
      created,
      start,
      cancelled,
      host: random(3),
      page,
      type: page === 0 && random(2) === 0,
      source,
      missed: start !== null && random(5) === 0,
    };
  });
}

async function store(
  tenant: Tenant,
  meetings: readonly Meeting[],
  { hosts, pages, type }: { hosts: string[]; pages: string[]; type: string },
) {
  const client = await api.pool.connect();
  await client.query("BEGIN; SET LOCAL session_replication_role = replica");
  for (const [index, meeting] of meetings.entries()) {
    const id =
      Math.floor(meeting.created / 1000)
        .toString(16)
        .padStart(8, "0") + index.toString(16).padStart(16, "0");
    await client.query(
      `INSERT INTO events (organization_id, id, title, created_by_user_id, timezone, bookpage, bookpage_id, appointment_type_id,
                           cancelled_at, starts_at, ends_at, confirmed_flag, key_store_id, email, api, link_id, form_id, created_at, updated_at)
       VALUES ($1, $2, 'Meeting', $3, 'UTC', $4, $5, $6, $7, $8, $9, $10, $2, 'one@example.com', $11, $12, $13, $14, $14)`,
      [
        tenant.id,
        id,
        hosts[meeting.host],
        ["page", "form", "link"].includes(meeting.source),
        meeting.page === null ? null : pages[meeting.page],
        meeting.type ? type : null,
        meeting.cancelled ? new Date(meeting.created) : null,
        meeting.start === null ? null : new Date(meeting.start),
        meeting.start === null ? null : new Date(meeting.start + HOUR / 2),
        meeting.start !== null,
        meeting.source === "api",
        meeting.source === "link" ? id : null,
        meeting.source === "form" ? id : null,
        new Date(meeting.created),
      ],
    );
    if (meeting.missed)
      await client.query(
        `INSERT INTO invitees (organization_id, id, event_id, email, key_hash, position, no_show_at)
         VALUES ($1, $2, $2, 'guest@example.com', $3, 0, now())`,
        [tenant.id, id, Buffer.from(id)],
      );
  }
  await client.query("COMMIT");
  client.release();
}

const count = (meetings: readonly Meeting[], now: number) => {
  const held = meetings.filter(({ cancelled, start }) => !cancelled && start !== null && start <= now);
  return {
    booked: meetings.length,
    cancelled: meetings.filter(({ cancelled }) => cancelled).length,
    held: held.length,
    no_shows: held.filter(({ missed }) => missed).length,
  };
};

const countHours = (meetings: readonly Meeting[], zone: string) => {
  const hours: Record<string, number> = {};
  for (const { start, cancelled } of meetings) {
    if (start === null || cancelled) continue;
    const { weekday, hour } = DateTime.fromMillis(start, { zone });
    hours[`${weekday - 1} ${hour}`] = (hours[`${weekday - 1} ${hour}`] ?? 0) + 1;
  }
  return hours;
};

describe("the numbers of insights", () => {
  it("equal an independent count in every zone, across clock changes and under every filter", async () => {
    const acme = await api.tenant();
    const hosts = [await createTestHost(acme), await createTestHost(acme), await createTestHost(acme)].map(
      ({ _id }) => _id,
    );
    const made = [await createTestPage(acme, hosts[0]), await createTestPage(acme, hosts[1])];
    const type = await createTestType(acme, made[0].nickname, { handle: "short", name: "Short" });
    const team = await createTestTeam(acme, { members: [hosts[0], hosts[2]] });
    const pages = made.map(({ _id }) => _id);
    const random = makeRandom(7);
    const meetings = makeMeetings(
      700,
      Date.parse("2025-02-20T00:00Z"),
      Date.parse("2025-04-20T00:00Z"),
      random,
    );
    await store(acme, meetings, { hosts, pages, type: type._id });

    for (const zone of ["America/New_York", "Europe/Berlin", "Pacific/Apia", "Asia/Kolkata"]) {
      // The range has the clock changes of New York and Berlin.
      const [from, to] = ["2025-03-05", "2025-04-02"];
      const first = DateTime.fromISO(from, { zone });
      const end = DateTime.fromISO(to, { zone }).plus({ days: 1 });
      const before = first.minus({ days: 29 });
      const filters: [string, (meeting: Meeting) => boolean][] = [
        ["", () => true],
        [`&host=${hosts[1]}`, ({ host }) => host === 1],
        [`&team=${team._id}`, ({ host }) => host !== 1],
        [`&bookpage=${pages[0]}`, ({ page }) => page === 0],
        [`&type=${type._id}`, (meeting) => meeting.type],
        [`&source=form&host=${hosts[2]}`, ({ source, host }) => source === "form" && host === 2],
      ];
      for (const [filter, fits] of filters) {
        const within = (since: DateTime, until: DateTime) =>
          meetings.filter(
            (one) => fits(one) && one.created >= since.toMillis() && one.created < until.toMillis(),
          );
        const counted = within(first, end);
        const asked = `/v2/insights?from=${from}&to=${to}&timezone=${zone}&compare=previous${filter}`;
        const { status, body } = await acme.get(asked);
        expect(status, JSON.stringify(body)).toBe(200);
        const now = Date.now();
        expect(body, asked).toMatchObject(count(counted, now));
        expect(Math.abs(body.median_lead_days - findMedian(counted)), asked).toBeLessThanOrEqual(0.1);
        expect(body.previous, asked).toMatchObject(count(within(before, first), now));
        expect(
          Object.fromEntries(
            body.hours.map((row: Record<string, number>) => [`${row.weekday} ${row.hour}`, row.booked]),
          ),
        ).toEqual(countHours(counted, zone));
        expect(body.weeks.map(({ booked }: { booked: number }) => booked)).toEqual(
          countWeeks(counted, first, end),
        );
        for (const { source, booked, cancelled } of body.sources)
          expect({ booked, cancelled }, source).toMatchObject(
            pick(counted.filter((one) => one.source === source)),
          );
        expect(sum(body.sources)).toBe(counted.length);
        expect(sum(body.types)).toBe(counted.filter((one) => one.type).length);
        expect(sum(body.pages)).toBe(counted.length);
      }
    }
  });

  it("are rejected with the error of an invalid range", async () => {
    const acme = await api.tenant();
    for (const [query, pointer] of [
      ["from=2031-01-01", "/to"],
      ["to=2031-01-01", "/from"],
      ["from=2031-01-02&to=2031-01-01", "/to"],
      ["from=2021-01-02&to=2031-01-01", "/to"],
      ["from=2031-02-30&to=2031-03-01", "/from"],
      ["source=carrier-pigeon", "/source"],
      ["compare=next", "/compare"],
    ])
      expect(listErrorCodes(await acme.get(`/v2/insights?${query}`)), query).toEqual([
        expect.stringMatching(new RegExp(`^${pointer} `)),
      ]);
  });
});

const findMedian = (meetings: readonly Meeting[]) => {
  const leads = meetings
    .flatMap(({ start, created }) => (start === null ? [] : [(start - created) / (24 * HOUR)]))
    .sort((a, b) => a - b);
  const middle = (leads.length - 1) / 2;
  return ((leads[Math.floor(middle)] ?? 0) + (leads[Math.ceil(middle)] ?? 0)) / 2;
};

const sum = (rows: { booked: number }[]) => rows.reduce((total, { booked }) => total + booked, 0);

const pick = (meetings: readonly Meeting[]) => ({
  booked: meetings.length,
  cancelled: meetings.filter(({ cancelled }) => cancelled).length,
});

function countWeeks(meetings: readonly Meeting[], first: DateTime, end: DateTime): number[] {
  const weeks: number[] = [];
  for (let start = first; start < end; ) {
    const next = start.startOf("week").plus({ weeks: 1 });
    weeks.push(
      meetings.filter(
        ({ created }) => created >= start.toMillis() && created < Math.min(next.toMillis(), end.toMillis()),
      ).length,
    );
    start = next;
  }
  return weeks;
}
