import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createTestTeam } from "../support/teams";
import { createTestUser, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

type User = { _id: string; emails: [string] };

let acme: Tenant;
let ana: User;
let bob: User;
let cleo: User;
let outsider: User;
const UNKNOWN_ID = "0".repeat(24);

beforeAll(async () => {
  acme = await api.tenant();
  ana = await createTestUser(acme);
  bob = await createTestUser(acme);
  cleo = await createTestUser(acme, { user: { account: { organization: { extid: "cleo" } } } });
  outsider = await createTestUser(await api.tenant("Other"), {
    user: { account: { organization: { extid: "stranger" } } },
  });
});

const create = (settings: Record<string, unknown>) =>
  acme.post("/v2/teams", { extid: makeUniqueName("team"), name: "Sales", ...settings });

describe("a new team", () => {
  it("has every field, with the defaults", { tags: "main" }, async () => {
    const { status, body } = await acme.post("/v2/teams", { extid: "sales", name: " Sales " });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      organization: acme.id,
      extid: "sales",
      name: "Sales",
      level_name: null,
      admins: [],
      members: [],
      public: false,
      assignment: { rule: "least_recent" },
      handle: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
  });

  it("is returned by GET as by POST, with all settings", async () => {
    const made = await createTestTeam(acme, {
      organization: acme.id,
      level_name: "Region",
      public: true,
      members: [ana._id, bob._id],
      admins: [cleo._id],
      assignment: { rule: "weighted", weights: { [ana._id]: 1000, [bob._id]: 1 }, order: [bob._id] },
    });
    expect(made).toMatchObject({ level_name: "Region", public: true, admins: [cleo._id] });
    expect((await acme.get(`/v2/teams/${made._id}`)).body).toEqual(made);
    expect((await acme.get("/v2/teams?limit=1")).body).toEqual([made]);
  });

  it("uses its id as missing extid, also after one was removed", async () => {
    const made = (await acme.post("/v2/teams", { name: "Nameless" })).body;
    expect(made.extid).toBe(made._id);
    const named = makeUniqueName("crm");
    expect((await acme.put(`/v2/teams/${made._id}`, { extid: named })).body.extid).toBe(named);
    expect((await acme.put(`/v2/teams/${made._id}`, { extid: null })).body.extid).toBe(made._id);
    await acme.delete(`/v2/teams/${made._id}`);
  });

  it("accepts members in every form, keeps their order, and each once", async () => {
    const { members, admins } = await createTestTeam(acme, {
      members: [
        { extid: "cleo" },
        bob.emails[0].toUpperCase(),
        ana._id,
        { _id: bob._id },
        { email: ana.emails[0], extid: "ignored beside the e-mail address" },
      ],
      admins: { email: ana.emails[0] },
    });
    expect(members).toEqual([cleo._id, bob._id, ana._id]);
    expect(admins).toEqual([ana._id]);
  });

  it.each([
    [{ name: undefined }, ["/name required"]],
    [{ name: " " }, ["/name too_small"]],
    [{ extid: "" }, ["/extid too_small"]],
    [{ extid: "x".repeat(129) }, ["/extid too_big"]],
    [{ level_name: "x".repeat(201) }, ["/level_name too_big"]],
    [{ public: "yes" }, ["/public invalid_type"]],
    [{ members: "x" }, ["/members invalid_type"]],
    [{ members: ["unknown"] }, ["/members/0 invalid_format"]],
    [{ members: [{ extid: "cleo" }, {}] }, ["/members/1 required"]],
    [{ admins: [{ email: "nonsense" }] }, ["/admins/0/email invalid_format"]],
    [{ members: Array(501).fill(UNKNOWN_ID) }, ["/members too_big"]],
    [{ assignment: {} }, ["/assignment/rule required"]],
    [{ assignment: { rule: "fair" } }, ["/assignment/rule invalid_value"]],
    [
      { assignment: { rule: "weighted", weights: { [UNKNOWN_ID]: 1001 } } },
      [`/assignment/weights/${UNKNOWN_ID} too_big`],
    ],
    [{ assignment: { rule: "weighted", weights: { x: 1 } } }, ["/assignment/weights/x invalid_key"]],
    [
      { assignment: { rule: "weighted", weights: { [UNKNOWN_ID]: 1 } } },
      [`/assignment/weights/${UNKNOWN_ID} unknown`],
    ],
    [{ assignment: { rule: "priority", order: [UNKNOWN_ID] } }, ["/assignment/order/0 unknown"]],
  ])("is rejected with %j", async (settings, expected) => {
    const response = await create(settings);
    expect([response.status, listErrorCodes(response)]).toEqual([400, expected]);
  });

  it("orders each member once, and only members", async () => {
    const order = [ana._id, bob._id, ana._id];
    const answer = await create({
      members: [ana._id],
      admins: [bob._id],
      assignment: { rule: "priority", order },
    });
    expect(listErrorCodes(answer)).toEqual(["/assignment/order/1 unknown", "/assignment/order/2 duplicate"]);
  });

  it("points at every unknown user, or another organisation's", async () => {
    const strangers = [outsider._id, outsider.emails[0], { extid: "stranger" }, UNKNOWN_ID, "no@example.com"];
    const response = await create({ members: [ana._id, ...strangers] });
    expect(response.status).toBe(404);
    expect(listErrorCodes(response)).toEqual([1, 2, 3, 4, 5].map((index) => `/members/${index} unknown`));
    expect(listErrorCodes(await create({ admins: [outsider._id] }))).toEqual(["/admins/0 unknown"]);
    expect(listErrorCodes(await create({ organization: outsider._id }))).toEqual(["/organization unknown"]);
  });

  it("has an extid that is unique in the organisation", async () => {
    const { extid } = await createTestTeam(acme);
    const clash = await create({ extid });
    expect([clash.status, listErrorCodes(clash)]).toEqual([409, ["/extid taken"]]);
    const { post } = await api.tenant();
    expect((await post("/v2/teams", { extid, name: "Theirs" })).status).toBe(201);
  });

  it("is created once for two simultaneous requests", async () => {
    const extid = makeUniqueName("team");
    const responses = await Promise.all([create({ extid }), create({ extid }), create({ extid })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe("an update of a team", () => {
  it("with the response of GET changes nothing", async () => {
    const team = await createTestTeam(acme, {
      members: [bob._id, ana._id],
      admins: [cleo._id, ana._id],
      assignment: { rule: "priority", order: [ana._id], weights: { [bob._id]: 2 } },
    });
    const { status, body } = await acme.put(`/v2/teams/${team._id}`, team);
    expect(status).toBe(200);
    expect(body).toEqual(team);
  });

  it("replaces the sent lists, and keeps the others", { tags: "main" }, async () => {
    const team = await createTestTeam(acme, { members: [ana._id, bob._id], admins: [cleo._id] });
    const path = `/v2/teams/${team._id}`;
    expect((await acme.put(path, { members: [cleo._id, ana._id] })).body).toMatchObject({
      members: [cleo._id, ana._id],
      admins: [cleo._id],
    });
    expect((await acme.put(path, { admins: [], name: "Support" })).body).toMatchObject({
      members: [cleo._id, ana._id],
      admins: [],
      name: "Support",
      extid: team.extid,
    });
    expect((await acme.get(path)).body).toMatchObject({ members: [cleo._id, ana._id], admins: [], __v: 2 });
  });

  it("removes departed members from weights and order", async () => {
    const weights = { [ana._id]: 2, [bob._id]: 3 };
    const assignment = { rule: "weighted", weights, order: [bob._id, ana._id] };
    const team = await createTestTeam(acme, { members: [ana._id, bob._id], assignment });
    const path = `/v2/teams/${team._id}`;
    expect((await acme.put(path, { members: [ana._id] })).body.assignment).toEqual({
      rule: "weighted",
      weights: { [ana._id]: 2 },
      order: [ana._id],
    });
    expect(listErrorCodes(await acme.put(path, { assignment }))).toEqual([
      `/assignment/weights/${bob._id} unknown`,
      "/assignment/order/0 unknown",
    ]);
    const random = { rule: "random" };
    expect((await acme.put(path, { assignment: random })).body.assignment).toEqual(random);
  });

  it("that is rejected changes nothing", async () => {
    const { extid } = await createTestTeam(acme);
    const team = await createTestTeam(acme, { members: [ana._id] });
    const path = `/v2/teams/${team._id}`;
    const taken = await acme.put(path, { extid, members: [bob._id] });
    expect([taken.status, listErrorCodes(taken)]).toEqual([409, ["/extid taken"]]);
    expect((await acme.put(path, { name: "New", members: [bob._id, UNKNOWN_ID] })).status).toBe(404);
    expect((await acme.put(path, { name: "New" }, { "if-match": `"${team._id}-7"` })).status).toBe(412);
    expect((await acme.get(path)).body).toEqual(team);
  });

  it("is not interleaved with simultaneous ones", async () => {
    const team = await createTestTeam(acme, { members: [ana._id] });
    const lists = [[ana._id, bob._id], [bob._id, cleo._id], [cleo._id], [], [cleo._id, ana._id, bob._id]];
    const responses = await Promise.all(
      lists
        .flatMap((members) => [members, members])
        .map((members) => acme.put(`/v2/teams/${team._id}`, { members, admins: members })),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    for (const { body } of responses) expect(body.admins).toEqual(body.members);
    const { body } = await acme.get(`/v2/teams/${team._id}`);
    // The second of two identical updates changes nothing.
    expect(body.__v).toBeGreaterThanOrEqual(5);
    expect(body.__v).toBeLessThanOrEqual(10);
    expect(lists).toContainEqual(body.members);
    expect(body).toEqual(responses.find((response) => response.body.__v === body.__v)?.body);
  });

  it("of the same version succeeds once", async () => {
    const team = await createTestTeam(acme);
    const sent = [1, 2, 3].map((n) =>
      acme.put(`/v2/teams/${team._id}`, { name: `${n}` }, { "if-match": `"${team._id}-0"` }),
    );
    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});

describe("a deleted member", () => {
  it("leaves the team, which gets a new version", async () => {
    const departingUser = await createTestUser(acme);
    const weights = { [ana._id]: 2, [departingUser._id]: 3 };
    const team = await createTestTeam(acme, {
      members: [departingUser._id, ana._id],
      admins: [departingUser._id],
      assignment: { rule: "weighted", weights, order: [departingUser._id, ana._id] },
    });
    const path = `/v2/teams/${team._id}`;
    expect(
      (await acme.delete(`/v2/users/${departingUser._id}`, { "if-match": `"${departingUser._id}-7"` }))
        .status,
    ).toBe(412);
    expect((await acme.get(path)).body).toEqual(team);
    expect((await acme.delete(`/v2/users/${departingUser._id}`)).status).toBe(200);
    const { body } = await acme.get(path, { "if-none-match": `"${team._id}-0"` });
    expect(body).toMatchObject({ members: [ana._id], admins: [], __v: 1 });
    expect(body.assignment).toEqual({ rule: "weighted", weights: { [ana._id]: 2 }, order: [ana._id] });
  });

  it("who is added simultaneously is a member or unknown, without errors", async () => {
    for (let round = 0; round < 5; round++) {
      const departingUser = await createTestUser(acme);
      const team = await createTestTeam(acme, { members: [departingUser._id] });
      const [put, post, gone] = await Promise.all([
        acme.put(`/v2/teams/${team._id}`, { members: [ana._id, departingUser._id] }),
        create({ members: [departingUser._id] }),
        acme.delete(`/v2/users/${departingUser._id}`),
      ]);
      expect(gone.status).toBe(200);
      expect([200, 404]).toContain(put.status);
      expect([201, 404]).toContain(post.status);
      const { members } = (await acme.get(`/v2/teams/${team._id}`)).body;
      expect(members).toEqual(put.status === 200 ? [ana._id] : []);
    }
  });
});

describe("deleting a team", () => {
  it("returns the count, and leaves users and events", { tags: "main" }, async () => {
    const team = await createTestTeam(acme, { members: [ana._id] });
    const event = await createTestEvent(acme, ana);
    const path = `/v2/teams/${team._id}`;
    expect((await acme.delete(path, { "if-match": `"${team._id}-1"` })).status).toBe(412);
    expect((await acme.delete(path)).body).toEqual({ n: 1, ok: 1 });
    expect((await acme.get(path)).status).toBe(404);
    expect((await acme.delete(path)).status).toBe(404);
    expect((await acme.get(`/v2/users/${ana._id}`)).status).toBe(200);
    expect((await acme.get(`/v2/events/${event._id}`)).status).toBe(200);
  });
});

describe("the public data of a team", () => {
  it("are its name and its members' names and photos, only while it is public", async () => {
    const jane = await createTestUser(acme, {
      user: { first_name: "Jane", last_name: "Doe", picture_url: "https://example.com/jane.png" },
    });
    const team = await createTestTeam(acme, {
      public: true,
      members: [jane._id, bob._id],
      admins: [ana._id],
    });
    const read = () => requestApi("GET", `/v2/teams/${team._id}/public`);
    expect((await read()).body).toEqual({
      _id: team._id,
      name: "Sales",
      members: [
        { first_name: "Jane", last_name: "Doe", picture_url: "https://example.com/jane.png" },
        { first_name: null, last_name: null, picture_url: null },
      ],
    });
    await acme.put(`/v2/teams/${team._id}`, { public: false });
    const hidden = await read();
    const unknown = await requestApi("GET", `/v2/teams/${UNKNOWN_ID}/public`);
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
    expect(hidden.body.detail.replace(team._id, UNKNOWN_ID)).toBe(unknown.body.detail);
  });
});
