import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createAppWithId } from "../support/locators";
import { createTestTeam } from "../support/teams";
import { createTestPage, createTestUser } from "../support/users";

const api = createTestApi();

interface Listed {
  _id: string;
  title: string;
  confirmed: { flag: boolean; date_id: string | null };
  cancelled?: string;
  created_by: { user: string | null; email: string | null };
  dates: { _id: string; date: string; end_date: string }[];
  invitees: { user: string | null; email: string | null }[];
  third_party: { app: string | null; group_ids: string[] };
}

const APPS = ["a".repeat(24), "b".repeat(24)] as const;
const GUESTS = ["eve@example.com", "mallory@example.com"];
const NOW = new Date().toISOString();

let acme: Tenant;
let users: { _id: string; emails: [string] }[];
let all: Listed[];

beforeAll(async () => {
  acme = await api.tenant();
  for (const app of APPS) await createAppWithId(api.db, acme.id, app);
  users = [await createTestUser(acme), await createTestUser(acme), await createTestUser(acme)];
  const other = await api.tenant("Other");
  const addresses = [...GUESTS, ...users.map(({ emails: [email] }) => email)];
  const date = (year: number) => ({ date: `${year}-03-10T09:00`, end_date: `${year}-03-10T10:00` });
  for (let n = 0; n < 48; n++) {
    const settings = {
      title: `${n % 3 ? "Call" : "Lunch"} ${n}`,
      ...(n % 4 < 3 && { dates: [date(n % 2 ? 2019 : 2190), ...(n % 5 ? [] : [date(2191)])] }),
      ...(n % 4 === 2 && { confirmed: { flag: true } }),
      ...(n % 3 && {
        third_party: { app: APPS[n % 2], group_ids: [`g${n % 4}`, ...(n % 5 ? [] : ["rare"])] },
      }),
      invitees: addresses.filter((_, at) => (n + at) % (2 + at) === 0).map((email) => ({ email })),
    };
    const creator = users[n % 5] ?? (addresses[n % 2] as string);
    const made = await createTestEvent(acme, creator, settings);
    if (n % 7 === 3)
      await api.db.event.updateMany({ where: { id: made._id }, data: { cancelledAt: new Date() } });
    if (n % 6 === 0) await createTestEvent(other, addresses[n % 5] as string, settings);
  }
  all = (await acme.get("/v2/events")).body;
});

/** The end of the confirmed date, or of the last proposed one. */
const findEnd = ({ dates, confirmed }: Listed) => {
  const chosen = dates.filter(({ _id }) => confirmed.flag && _id === confirmed.date_id);
  return (
    (chosen.length ? chosen : dates)
      .map(({ end_date }) => end_date)
      .sort()
      .at(-1) ?? null
  );
};

const isUpcoming = ({ dates, confirmed }: Listed) => {
  const chosen = dates.filter(({ _id }) => confirmed.flag && _id === confirmed.date_id);
  return (chosen.length ? chosen : dates).some(({ end_date }) => end_date > NOW);
};

/** The rules of the list in their simplest form. */
function fits(event: Listed, query: Record<string, string | undefined>): boolean {
  const list = (name: string) => query[name]?.split(",").filter(Boolean) ?? [];
  const [users, emails] = [list("creator_users"), list("creator_emails")];
  const { user, email } = event.created_by;
  const groups = list("group_ids");
  return (
    (!query.q || new RegExp(query.q, "i").test(event.title)) &&
    (query.filter !== "confirmed" || (event.confirmed.flag && !event.cancelled)) &&
    (query.filter !== "planning" || (!event.confirmed.flag && !event.cancelled)) &&
    (!query.since || (findEnd(event) ?? "") >= query.since) &&
    (!query.until || (findEnd(event) ?? "9999") < query.until) &&
    (query.filter !== "cancelled" || Boolean(event.cancelled)) &&
    (query.filter !== "upcoming" || (!event.cancelled && isUpcoming(event))) &&
    (users.length + emails.length === 0 || users.includes(user ?? "") || emails.includes(email ?? "")) &&
    list("invitee_users").every((id) => event.invitees.some((invitee) => invitee.user === id)) &&
    list("invitee_emails").every((one) => event.invitees.some((invitee) => invitee.email === one)) &&
    (!query.app_id || event.third_party.app === query.app_id) &&
    (groups.length === 0 || groups.some((group) => event.third_party.group_ids.includes(group)))
  );
}

async function readAll(path: string, query: Record<string, string | undefined>) {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const ids: string[] = [];
  for (let next: string | undefined = `${path}?${new URLSearchParams(given)}`; next; ) {
    const { status, body, headers } = await acme.get(next);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.length).toBeLessThanOrEqual(Number(query.limit));
    ids.push(...body.map(({ _id }: Listed) => _id));
    next = /<https:\/\/meet\.example\.com([^>]*)>/.exec(headers.get("link") ?? "")?.[1];
  }
  return ids;
}

/** Makes a filter rare, because all together match nothing. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const some = (make: () => string[]) =>
  seldom(
    fc
      .array(fc.nat(9), { minLength: 1, maxLength: 3 })
      .map((picks) => picks.map((at) => make()[at % make().length]).join()),
  );
const common = {
  limit: fc.constantFrom("3", "7", "100"),
  q: seldom(fc.constantFrom("lunch", "^call", "2$", "nothing")),
  filter: seldom(fc.constantFrom("confirmed", "planning", "upcoming", "cancelled")),
};

/** The start of the confirmed date, or the end of the last proposed one in planning. */
const findStart = (event: Listed) => {
  const { dates, confirmed } = event;
  const chosen = dates.find(({ _id }) => confirmed.flag && _id === confirmed.date_id);
  return chosen?.date ?? findEnd(event) ?? "9999";
};

function inOrder(ids: string[], { sort }: { sort: string | undefined }) {
  if (sort !== "start" && sort !== "latest") return sort === "oldest" ? ids.toReversed() : ids;
  const places = ids.map((id) => `${findStart(all.find(({ _id }) => _id === id) as Listed)} ${id}`);
  const inTime = places.sort().map((place) => place.split(" ").at(-1));
  return sort === "latest" ? inTime.toReversed() : inTime;
}

describe("GET /v2/events with several filters", () => {
  it("returns events that match all of them, in pages, each once", async () => {
    const people = () => users.map(({ _id }) => _id);
    const addresses = () => [...GUESTS, ...users.map(({ emails: [email] }) => email)];
    const query = fc.record({
      ...common,
      since: seldom(fc.constantFrom("2020-01-01T00:00:00.000Z", "2190-03-10T10:00:00.000Z")),
      until: seldom(fc.constantFrom("2020-01-01T00:00:00.000Z", "2190-12-31T00:00:00.000Z")),
      sort: seldom(fc.constantFrom("newest", "oldest", "start", "latest")),
      creator_users: some(people),
      creator_emails: some(addresses),
      invitee_users: some(people),
      invitee_emails: some(addresses),
      app_id: seldom(fc.constantFrom(...APPS)),
      group_ids: some(() => ["g0", "g1", "g2", "rare", "none"]),
    });
    let matches = 0;
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        fc.pre(!asked.since || !asked.until || asked.since < asked.until); // The list rejects a reversed range.
        const expected = all.filter((event) => fits(event, asked)).map(({ _id }) => _id);
        matches += expected.length;
        expect(await readAll("/v2/events", asked)).toEqual(inOrder(expected, asked));
      }),
      { numRuns: 100 },
    );
    expect(matches).toBeGreaterThan(100);
  });

  it("returns events of a team that match for one of its members", async () => {
    const [ana, bob] = users as [(typeof users)[0], (typeof users)[0]];
    const team = await createTestTeam(acme, { members: [ana._id, bob._id] });
    const members = [ana._id, bob._id];
    const isIn = ({ user }: { user: string | null }) => members.includes(user ?? "");
    const involved = all.filter(({ created_by, invitees }) => isIn(created_by) || invitees.some(isIn));
    await fc.assert(
      fc.asyncProperty(fc.record(common), async (asked) => {
        const expected = involved.filter((event) => fits(event, asked)).map(({ _id }) => _id);
        expect(await readAll(`/v2/teams/${team._id}/events`, asked)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});

it("GET /v2/events returns the members of a team, and none for an empty team", async () => {
  const [ana, bob] = users as [(typeof users)[0], (typeof users)[0]];
  const team = await createTestTeam(acme, { members: [ana._id, bob._id], admins: [users[2]?._id] });
  const byTeam = (id: string) => readAll("/v2/events", { limit: "100", team: id });
  const byMembers = { limit: "100", creator_users: `${ana._id},${bob._id}` };
  expect(await byTeam(team._id)).toEqual(await readAll("/v2/events", byMembers));
  expect(await byTeam((await createTestTeam(acme))._id)).toEqual([]);
  expect(await byTeam((await createTestTeam(await api.tenant("Foreign")))._id)).toEqual([]);
});

it("GET /v2/events filters by booking page", { tags: "main" }, async () => {
  const { _id: page } = await createTestPage(acme, users[0]?._id as string);
  const event = await createTestEvent(acme, users[0] as { _id: string });
  await api.db.event.updateMany({ where: { id: event._id }, data: { bookpageId: page } });
  expect(await readAll("/v2/events", { limit: "100", bookpage: page })).toEqual([event._id]);
});

describe("GET /v2/events by an e-mail address", () => {
  it("finds events that its owner created and was invited to before having it", async () => {
    const moved = await createTestUser(acme);
    const [before] = moved.emails;
    const own = await createTestEvent(acme, moved);
    const joined = await createTestEvent(acme, users[0] as { _id: string }, {
      invitees: [{ email: before }],
    });
    const now = "moved@example.com";
    await acme.put(`/v2/users/${moved._id}`, { user: { emails: [now] } });
    for (const [query, expected] of [
      [{ creator_emails: now }, [own]],
      [{ invitee_emails: now }, [joined, own]],
      [{ invitee_emails: `${now},${users[0]?.emails[0]}` }, [joined]],
      [{ invitee_emails: now, filter: "upcoming" }, []],
      [{ creator_emails: before }, [own]],
    ] as [Record<string, string>, { _id: string }[]][]) {
      expect(await readAll("/v2/events", { limit: "100", ...query })).toEqual(expected.map(({ _id }) => _id));
    }
  });
});

describe("the end of an event", () => {
  const storedEnd = async (id: string) =>
    (await api.db.event.findFirstOrThrow({ where: { id } })).endsAt?.toISOString().slice(0, 4) ?? null;

  it("follows its dates and the confirmed one, however they are written", { tags: "main" }, async () => {
    const year = (n: number) => ({ date: `${n}-01-01T09:00:00Z`, end_date: `${n}-01-01T10:00:00Z` });
    const user = users[0] as { _id: string };
    const { _id, dates } = await createTestEvent(acme, user, { dates: [year(2040), year(2042), year(2041)] });
    const [first, second, third] = dates.map((date: { _id: string }) => date._id);
    expect(await storedEnd(_id)).toBe("2042");
    await api.db.event.updateMany({
      where: { id: _id },
      data: { confirmedFlag: true, confirmedDateId: first },
    });
    expect(await storedEnd(_id)).toBe("2040");
    await api.db.eventDate.updateMany({ where: { id: first }, data: { endsAt: new Date("2043-01-01") } });
    expect(await storedEnd(_id)).toBe("2043");
    await api.db.event.updateMany({
      where: { id: _id },
      data: { confirmedFlag: false, confirmedDateId: null },
    });
    await api.db.eventDate.deleteMany({ where: { id: { in: [first, second] } } });
    expect(await storedEnd(_id)).toBe("2041");
    await api.db.eventDate.deleteMany({ where: { id: third } });
    expect(await storedEnd(_id)).toBe(null);
  });
});

describe("GET /v2/events by a rarely matching pattern", () => {
  it("tries a limited number of titles at a time, and its pages reach the end", async () => {
    const crowded = await api.tenant("Crowded");
    const needle = await createTestEvent(crowded, "eve@example.com", { title: "needle" });
    await api.pool.query(
      `INSERT INTO events (id, organization_id, title, timezone, key_store_id, email, updated_at)
       SELECT 'f' || lpad(n::text, 23, '0'), $1, 'Hay ' || n, 'UTC', n, n, now() FROM generate_series(1, 6000) n`,
      [crowded.id],
    );
    const pages: number[] = [];
    let found: string | undefined;
    for (let next: string | undefined = "/v2/events?q=^needle$"; next; ) {
      const { body, headers } = await crowded.get(next);
      pages.push(body.length);
      found = body[0]?._id;
      next = /<https:\/\/meet\.example\.com([^>]*)>/.exec(headers.get("link") ?? "")?.[1];
    }
    expect(found).toBe(needle._id);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toBe(1);
  });

  it("has bounded cost for any pattern", async () => {
    const dear = await api.tenant("Dear");
    await api.pool.query(
      `INSERT INTO events (id, organization_id, title, timezone, key_store_id, email, updated_at)
       SELECT 'e' || lpad(n::text, 23, '0'), $1, repeat('a', 300), 'UTC', n, n, now() FROM generate_series(1, 500) n`,
      [dear.id],
    );
    const { status, headers } = await dear.get(
      `/v2/events?q=${encodeURIComponent("(a?){200}b(a{1,50}){10}c$")}`,
    );
    expect([status, headers.get("link")]).toEqual([200, expect.stringContaining("cursor=")]);
  });
});

describe("GET /v2/events in order of starts", () => {
  it("begins with the soonest future event, and its cursor survives moves", async () => {
    const fresh = await api.tenant("Soon");
    const owner = await createTestUser(fresh);
    const plan = (title: string, year: number) =>
      createTestEvent(fresh, owner, {
        title,
        confirmed: { flag: true },
        dates: [{ date: `${year}-03-10T09:00`, end_date: `${year}-03-10T10:00` }],
      });
    await plan("past", 2019);
    await plan("third", 2192);
    const second = await plan("second", 2191);
    const gone = await plan("cancelled", 2190);
    await plan("first", 2190);
    await api.db.event.updateMany({ where: { id: gone._id }, data: { cancelledAt: new Date() } });
    const read = async (cursor?: string) => {
      const query = new URLSearchParams({
        filter: "upcoming",
        sort: "start",
        limit: "2",
        ...(cursor && { cursor }),
      });
      const { status, body, headers } = await fresh.get(`/v2/events?${query}`);
      expect(status).toBe(200);
      return { titles: body.map(({ title }: Listed) => title), next: headers.get("next-cursor") ?? "" };
    };
    const page = await read();
    expect(page.titles).toEqual(["first", "second"]);
    await api.db.event.deleteMany({ where: { id: second._id } });
    expect(await read(page.next)).toEqual({ titles: ["third"], next: "" });
  });

  it("includes events that began long ago and are not over yet", async () => {
    const fresh = await api.tenant("Long");
    const owner = await createTestUser(fresh);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const plan = (title: string, from: number, to: number) =>
      createTestEvent(fresh, owner, {
        title,
        confirmed: { flag: true },
        dates: [{ date: day(from), end_date: day(to) }],
      });
    await plan("next", 1, 1.02);
    await plan("sabbatical", -200, 100);
    await plan("over", -300, -290);
    const read = async (search: string) =>
      (await fresh.get(`/v2/events?sort=start&${search}`)).body.map(({ title }: Listed) => title);
    expect(await read("filter=upcoming")).toEqual(["sabbatical", "next"]);
    expect(await read(`since=${day(-295)}`)).toEqual(["over", "sabbatical", "next"]);
    expect(await read(`since=${day(-150)}`)).toEqual(["sabbatical", "next"]);
  });

  it("excludes deletions, and rejects cursors of another order", async () => {
    const since = await acme.get("/v2/events?sort=start&updated_since=2020-01-01T00:00:00Z");
    expect([since.status, since.body.errors[0].pointer]).toEqual([400, "/sort"]);
    const { headers } = await acme.get("/v2/events?limit=1");
    const other = await acme.get(`/v2/events?sort=start&cursor=${headers.get("next-cursor")}`);
    expect([other.status, other.body.errors[0].pointer]).toEqual([400, "/cursor"]);
  });
});
