import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import type { ApiResponse } from "../support/api-response";
import {
  buildEveryDay,
  buildExchangeAccount,
  createTestPage,
  createTestUser,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const PATH = "/v2/users/batch";
const extid = (id: string) => ({ account: { organization: { extid: id } } });
const statuses = ({ body }: ApiResponse) => body.results.map(({ status }: { status: number }) => status);
/** The error of each entry: `pointer code`. */
const failures = ({ body }: ApiResponse) =>
  body.results.map(({ error }: { error?: { errors: { pointer: string; code: string }[] } }) =>
    error?.errors.map(({ pointer, code }) => `${pointer} ${code}`),
  );

describe("POST /v2/users/batch", () => {
  it("returns for each entry what it would return alone, in order", { tags: "main" }, async () => {
    const known = await createTestUser(acme, { user: extid(makeUniqueName("known")) });
    const response = await acme.post(PATH, {
      organization: acme.id,
      users: [
        { user: { email: `${makeUniqueName("one")}@example.com`, first_name: "One" } },
        { organization: acme.id, user: { first_name: "Two" }, finish_signup_with: "email" },
        { user: { first_name: "Eve", account: known.account } },
      ],
    });
    expect([response.status, statuses(response)]).toEqual([200, [201, 201, 200]]);
    const [one, two, three] = response.body.results;
    expect(Object.keys(one)).toEqual(["status", "user"]);
    expect(two.link).toMatch(/^https:\/\/meet\.example\.com\/signup\//);
    expect(three.user).toEqual(known);
    expect((await acme.get(`/v2/users/${one.user._id}`)).body).toEqual(one.user);
  });

  // Invalid entries between valid ones, with and without the single transaction of an Idempotency-Key.
  it.each([{}, { "idempotency-key": "mixed" }])("fails invalid entries individually: %j", async (headers) => {
    const page = await createTestPage(acme, (await createTestUser(acme))._id);
    const taken = (await createTestUser(acme)).emails;
    const fine = () => ({ user: { email: `${makeUniqueName("fine")}@example.com` } });
    const before = await api.db.user.count();
    const response = await acme.post(
      PATH,
      {
        users: [
          fine(),
          { user: { email: "nonsense" } },
          { user: { emails: taken } },
          fine(),
          {
            user: extid(makeUniqueName("lost")),
            login: { credentials: { username: makeUniqueName("lost"), password: "long enough" } },
            availability: { days: buildEveryDay("09:00", "10:00") },
            calendars: [buildExchangeAccount(makeUniqueName("lost"))],
            bookpage: { nickname: page.nickname },
          },
          { organization: "0".repeat(24), user: {} },
          "unknown",
          {},
          fine(),
        ],
      },
      headers,
    );
    expect(statuses(response)).toEqual([201, 400, 409, 201, 409, 404, 400, 400, 201]);
    expect(failures(response)).toEqual([
      undefined,
      ["/users/1/user/email invalid_format"],
      ["/users/2/user/emails taken"],
      undefined,
      ["/users/4/bookpage/nickname taken"],
      ["/users/5/organization unknown"],
      ["/users/6 invalid_type"],
      ["/users/7/user required"],
      undefined,
    ]);
    expect(response.body.results[2].error).toMatchObject({ status: 409, code: "conflict" });
    expect(await api.db.user.count()).toBe(before + 3);
    expect(await api.db.login.count({ where: { username: { startsWith: "lost" } } })).toBe(0);
    expect(await api.db.calendar.count({ where: { name: { startsWith: "lost" } } })).toBe(0);
  });

  it("gives a contested value to the first entry", async () => {
    const email = `${makeUniqueName("both")}@example.com`;
    const same = extid(makeUniqueName("same"));
    const response = await acme.post(PATH, {
      users: [
        { user: { email, first_name: "First" } },
        { user: { email, first_name: "Second" } },
        { user: { first_name: "First", ...same } },
        { user: { first_name: "Second", ...same } },
      ],
    });
    expect(statuses(response)).toEqual([201, 409, 201, 200]);
    const [first, , third, fourth] = response.body.results;
    expect([first.user.first_name, fourth.user]).toEqual(["First", third.user]);
  });

  it("writes entries together as if one after the other", async () => {
    const pick = (some: readonly string[]) => fc.option(fc.constantFrom(...some), { nil: undefined });
    const entry = fc.record({
      email: pick(["a", "b", "c"]),
      extid: pick(["1", "2", "3"]),
      page: pick(["p"]),
    });
    const people = fc.array(entry, { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(people, fc.nat(3), fc.boolean(), async (entries, known, keyed) => {
        const outcomes = async (inOne: boolean) => {
          const tenant = await api.tenant(makeUniqueName("both ways"));
          const run = makeUniqueName("run");
          const users = entries.map(({ email, extid: id, page }, n) => ({
            organization: tenant.id,
            user: {
              ...(email && { email: `${email}-${run}@example.com` }),
              ...(id && extid(id)),
              first_name: `${n}`,
            },
            ...(page && { bookpage: { nickname: `${page}-${run}` } }),
          }));
          const one = async (body: unknown) => {
            const { status, body: answer } = await tenant.post("/v2/users", body);
            return [status, status < 300 ? answer.user.first_name : null];
          };
          const answered = [];
          for (const body of users.slice(0, known)) answered.push(await one(body));
          if (!inOne) {
            for (const body of users) answered.push(await one(body));
            return answered;
          }
          const headers = keyed ? { "idempotency-key": run } : {};
          const { body } = await tenant.post(PATH, { users }, headers);
          for (const { status, user } of body.results) answered.push([status, user?.first_name ?? null]);
          return answered;
        };
        expect(await outcomes(true)).toEqual(await outcomes(false));
      }),
      { numRuns: 12 },
    );
  });

  it("runs once for an Idempotency-Key", async () => {
    const headers = { "idempotency-key": makeUniqueName("key") };
    const body = { users: [{ user: { first_name: "Once" } }, { user: { email: "nonsense" } }] };
    const before = await api.db.user.count();
    const [first, again] = [await acme.post(PATH, body, headers), await acme.post(PATH, body, headers)];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await api.db.user.count()).toBe(before + 1);
  });

  it("creates each user once for many simultaneous identical batches", async () => {
    const users = Array.from({ length: 6 }, () => ({ user: extid(makeUniqueName("rush")) }));
    const responses = await Promise.all(
      [users, users.toReversed(), users].map((entries) => acme.post(PATH, { users: entries })),
    );
    expect(responses.flatMap(statuses).filter((status) => status === 201)).toHaveLength(6);
    expect(responses.flatMap(statuses).filter((status) => status === 200)).toHaveLength(12);
  });

  it("accepts 100 entries and rejects 101", async () => {
    const entries = (count: number) => ({ users: Array.from({ length: count }, () => ({ user: {} })) });
    const before = await api.db.user.count();
    const answer = await acme.post(PATH, entries(100), { "idempotency-key": makeUniqueName("hundred") });
    expect(statuses(answer)).toEqual(Array(100).fill(201));
    expect((await acme.post(PATH, entries(101))).status).toBe(400);
    expect(await api.db.user.count()).toBe(before + 100);
    expect((await acme.post(PATH, { users: [] })).body).toEqual({ results: [] });
  });

  it("rejects unknown keys of an entry in strict mode", async () => {
    const body = { users: [{ user: { nick: "x" } }] };
    expect(statuses(await acme.post(PATH, body))).toEqual([201]);
    expect(failures(await acme.post(PATH, body, { prefer: "handling=strict" }))).toEqual([
      ["/users/0/user/nick unknown_key"],
    ]);
  });

  it("rejects a body that is no list", async () => {
    for (const body of [{}, { users: "x" }, { organization: "0".repeat(24), users: [] }])
      expect([400, 404]).toContain((await acme.post(PATH, body)).status);
  });
});

describe("PUT /v2/users/batch", () => {
  it("finds each user by id, extid or address, and returns a result for each", { tags: "main" }, async () => {
    const [a, b, c] = [
      await createTestUser(acme),
      await createTestUser(acme, { user: extid(makeUniqueName("put")) }),
      await createTestUser(acme),
    ];
    const outsider = await createTestUser(await api.tenant("Other"));
    const nickname = makeUniqueName("put");
    const email = `${makeUniqueName("new")}@example.com`;
    const response = await acme.put(PATH, {
      users: [
        { user: { _id: a._id, email } },
        { user: { account: b.account, timezone: "Asia/Tokyo" }, bookpage: { nickname } },
        { user: { emails: c.emails, first_name: "Cy" } },
        { user: { _id: outsider._id, first_name: "Eve" } },
        { user: { emails: outsider.emails, first_name: "Eve" } },
        { user: { first_name: "Unknown" } },
        { user: { emails: c.emails, last_name: "Young" } },
      ],
    });
    expect(statuses(response)).toEqual([200, 200, 200, 404, 404, 400, 200]);
    expect(failures(response).slice(3, 6)).toEqual([
      ["/users/3/user/_id unknown"],
      [],
      ["/users/5/user/emails required"],
    ]);
    const { results } = response.body;
    expect(results[0].user.emails).toEqual([email]);
    expect(results[1].user.timezone).toBe("Asia/Tokyo");
    expect(results[6].user).toMatchObject({ full_name: "Cy Young", __v: 2 });
    expect((await acme.get(`/v2/bookpages/${nickname}`)).body.belongs_to).toBe(b._id);
  });

  it("fails an entry that takes an address still in use", async () => {
    const [a, b] = [await createTestUser(acme), await createTestUser(acme)];
    const answer = await acme.put(PATH, {
      users: [
        { user: { _id: a._id, emails: b.emails, first_name: "Not" } },
        { user: { _id: b._id, first_name: "Done" } },
      ],
    });
    expect(statuses(answer)).toEqual([409, 200]);
    expect((await acme.get(`/v2/users/${a._id}`)).body).toEqual(a);
  });
});
