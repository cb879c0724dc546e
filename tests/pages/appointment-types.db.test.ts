import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import {
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

let acme: Tenant;
let owner: { _id: string; emails: string[] };
let nickname: string;
let page: { _id: string };
let types: string;

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  owner = await createTestHost(acme);
  page = await createTestPage(acme, owner._id, { nickname: makeUniqueName("host") });
  nickname = (page as unknown as { nickname: string }).nickname;
  types = `/v2/bookpages/${nickname}/types`;
});

const availabilities = () => `/v2/users/${owner._id}/availabilities`;
const newAvailability = async () => (await acme.post(availabilities(), {})).body._id as string;

describe("a new appointment type", () => {
  it("has every field, with the defaults, and a handle derived from its name", { tags: "main" }, async () => {
    const { status, body } = await acme.post(types, { name: " Été à Paris " });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      bookpage: page._id,
      availability: null,
      name: "Été à Paris",
      handle: "ete-a-paris",
      active: true,
      public: true,
      message: "",
      description: "",
      custom: {},
      template_type: null,
      locked: [],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
    expect((await acme.get(`${types}/ete-a-paris`)).body).toEqual(body);
    expect((await acme.get(types)).body).toEqual([body]);
  });

  it("keeps all sent fields; its page is the one of the path", async () => {
    const sent = {
      availability: await newAvailability(),
      name: "Deep dive",
      handle: "long-one",
      active: false,
      public: false,
      message: "Take your time.",
      description: "An hour",
    };
    const custom = { duration: 60, ask_phone: true, fixed_places: [{ name: "Office", adress: "1 Main St" }] };
    const { body } = await acme.post(types, {
      ...sent,
      nickname: "another",
      bookpage: "0".repeat(24),
      custom,
    });
    expect(body).toMatchObject({ ...sent, bookpage: page._id });
    expect(body.custom).toEqual({ ...custom, fixed_places: [{ name: "Office", address: "1 Main St" }] });
  });

  it("gets a numbered handle if the page has it; another page may have the same", async () => {
    const made = [];
    for (const name of ["Call", "call!", "Çall", "会议", "商谈"]) {
      made.push((await createTestType(acme, nickname, { name })).handle);
    }
    expect(made).toEqual(["call", "call-2", "call-3", "meeting", "meeting-2"]);
    const other = await createTestPage(acme, (await createTestUser(acme))._id);
    expect((await createTestType(acme, other.nickname, { name: "Call" })).handle).toBe("call");
  });

  it("gets a handle of its own among many simultaneous ones", async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => createTestType(acme, nickname, { name: "Rush" })),
    );
    expect(made.map(({ handle }) => handle).sort()).toEqual(
      ["rush", ...[2, 3, 4, 5, 6].map((n) => `rush-${n}`)].sort(),
    );
  });

  it("with a requested handle gets it, or is rejected", async () => {
    const responses = await Promise.all(
      ["One", "Two", "Three"].map((name) => acme.post(types, { name, handle: "wanted" })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(listErrorCodes(responses.find(({ status }) => status === 409) as never)).toEqual([
      "/handle taken",
    ]);
    expect((await acme.get(types)).body).toHaveLength(1);
  });

  it.each([
    [{ name: undefined }, "/name required"],
    [{ name: null }, "/name invalid_type"],
    [{ name: " " }, "/name too_small"],
    [{ name: "x".repeat(201) }, "/name too_big"],
    [{ handle: "" }, "/handle invalid_format"],
    [{ handle: "Quick Call" }, "/handle invalid_format"],
    [{ handle: "été" }, "/handle invalid_format"],
    [{ handle: "-a" }, "/handle invalid_format"],
    [{ handle: "a--b" }, "/handle invalid_format"],
    [{ handle: "a/b" }, "/handle invalid_format"],
    [{ handle: "x".repeat(65) }, "/handle too_big"],
    [{ availability: "x" }, "/availability invalid_format"],
    [{ active: "yes" }, "/active invalid_type"],
    [{ public: 1 }, "/public invalid_type"],
    [{ message: "x".repeat(5001) }, "/message too_big"],
    [{ description: "x".repeat(5001) }, "/description too_big"],
    [{ description: "a\0b" }, "/description nul_character"],
    [{ custom: { duration: 4 } }, "/custom/duration too_small"],
  ])("rejects %j", async (wrong, issue) => {
    const response = await acme.post(types, { name: "Call", ...wrong });
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
    expect((await acme.get(types)).body).toEqual([]);
  });

  it("is created once for one Idempotency-Key", async () => {
    const headers = { "idempotency-key": makeUniqueName("key") };
    const [one, two] = [
      await acme.post(types, { name: "Once" }, headers),
      await acme.post(types, { name: "Once" }, headers),
    ];
    expect(two.body).toEqual(one.body);
    expect((await acme.get(types)).body).toHaveLength(1);
  });
});

describe("the availability of a type", () => {
  it("belongs to the page's owner", { tags: "main" }, async () => {
    const colleague = await createTestHost(acme);
    const theirs = (await acme.get(`/v2/users/${colleague._id}/availabilities`)).body._id;
    const other = await api.tenant("Other");
    const foreign = await createTestHost(other);
    const foreigns = (await other.get(`/v2/users/${foreign._id}/availabilities`)).body._id;
    const { handle } = await createTestType(acme, nickname, { name: "Call" });
    for (const availability of [theirs, foreigns, "0".repeat(24)]) {
      for (const response of [
        await acme.post(types, { name: "Call", availability }),
        await acme.put(`${types}/${handle}`, { availability, name: "Changed" }),
      ]) {
        expect([response.status, listErrorCodes(response)]).toEqual([404, ["/availability unknown"]]);
      }
    }
    expect((await acme.get(types)).body).toMatchObject([{ name: "Call", availability: null, __v: 0 }]);
  });

  it("cannot be deleted while a type uses it", async () => {
    const availability = await newAvailability();
    const { handle } = await createTestType(acme, nickname, { name: "Call", availability });
    const refused = await acme.delete(`${availabilities()}/${availability}`);
    expect([refused.status, refused.body.code]).toEqual([409, "conflict"]);
    expect(refused.body.detail).toContain("Call");
    expect((await acme.get(`${types}/${handle}`)).body).toMatchObject({ availability, __v: 0 });
    await acme.put(`${types}/${handle}`, { availability: null });
    expect((await acme.delete(`${availabilities()}/${availability}`)).status).toBe(200);
  });

  it("is never deleted while a type is created with it", async () => {
    for (let round = 0; round < 5; round++) {
      const availability = await newAvailability();
      const [linked, deleted] = await Promise.all([
        acme.post(types, { name: `New ${round}`, availability }),
        acme.delete(`${availabilities()}/${availability}`),
      ]);
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual([linked.status, deleted.status]);
    }
  });

  it("is the new owner's main one when the page moves to another user", async () => {
    const availability = await newAvailability();
    const ownType = await createTestType(acme, nickname, { name: "Own hours", availability });
    const main = await createTestType(acme, nickname, { name: "Main hours" });
    const successor = await createTestHost(acme);
    await acme.put(`/v2/bookpages/${nickname}`, { belongs_to: owner._id });
    expect((await acme.get(types)).body).toEqual([ownType, main]);
    await acme.put(`/v2/bookpages/${nickname}`, { belongs_to: successor._id });
    expect((await acme.get(types)).body).toEqual([
      { ...ownType, availability: null, updatedAt: expect.any(String), __v: 1 },
      main,
    ]);
    expect((await acme.put(`${types}/${ownType.handle}`, { availability })).status).toBe(404);
  });

  it("is never the former owner's after simultaneous changes of page and type", async () => {
    const successor = await createTestHost(acme);
    const availability = await newAvailability();
    const [moved, made] = await Promise.all([
      acme.put(`/v2/bookpages/${nickname}`, { belongs_to: successor._id }),
      acme.post(types, { name: "Call", availability }),
    ]);
    expect(moved.status).toBe(200);
    expect([201, 404]).toContain(made.status);
    for (const type of (await acme.get(types)).body) expect(type.availability).toBeNull();
  });
});

describe("PUT /v2/bookpages/:nickname/types/:handle", () => {
  it("changes the sent fields only, without the handle", async () => {
    const type = await createTestType(acme, nickname, {
      name: "Call",
      custom: { duration: 15, ask_phone: true },
    });
    const { body } = await acme.put(`${types}/call`, {
      name: "Talk",
      public: false,
      custom: { duration: null, hide_title: true },
    });
    expect(body).toEqual({
      ...type,
      name: "Talk",
      public: false,
      custom: { ask_phone: true, hide_title: true },
      updatedAt: expect.any(String),
      __v: 1,
    });
  });

  it("with the response of GET changes nothing", async () => {
    const type = await createTestType(acme, nickname, {
      name: "Call",
      availability: await newAvailability(),
      custom: { duration: 15, fixed_places: [{ name: "Office" }] },
    });
    const { body } = await acme.put(`${types}/call`, type);
    expect(body).toEqual(type);
  });

  it("sets another handle, if it is free", async () => {
    const type = await createTestType(acme, nickname, { name: "Call" });
    await createTestType(acme, nickname, { name: "Visit" });
    const taken = await acme.put(`${types}/call`, { handle: "visit", name: "Changed" });
    expect([taken.status, listErrorCodes(taken)]).toEqual([409, ["/handle taken"]]);
    expect((await acme.get(`${types}/call`)).body).toEqual(type);
    expect((await acme.put(`${types}/call`, { handle: "talk" })).body.handle).toBe("talk");
    expect((await acme.get(`${types}/call`)).status).toBe(404);
    expect((await acme.get(`${types}/talk`)).body._id).toBe(type._id);
  });

  it("keeps all of many simultaneous changes", async () => {
    await createTestType(acme, nickname, { name: "Call" });
    const settings = ["hide_places", "hide_support", "hide_title", "enable_api", "auto_confirm"];
    await Promise.all(settings.map((key) => acme.put(`${types}/call`, { custom: { [key]: true } })));
    const { body } = await acme.get(`${types}/call`);
    expect([Object.keys(body.custom).sort(), body.__v]).toEqual([settings.toSorted(), 5]);
  });

  it("rejects an outdated version", async () => {
    await createTestType(acme, nickname, { name: "Call" });
    const etag = (await acme.get(`${types}/call`)).headers.get("etag") as string;
    expect((await acme.put(`${types}/call`, { name: "One" }, { "if-match": etag })).status).toBe(200);
    expect((await acme.put(`${types}/call`, { name: "Two" }, { "if-match": etag })).status).toBe(412);
    expect((await acme.delete(`${types}/call`, { "if-match": etag })).status).toBe(412);
  });
});

it("DELETE /v2/bookpages/:nickname/types/:handle returns 204 once; the events stay", async () => {
  const { _id } = await createTestType(acme, nickname, { name: "Call" });
  const event = await createTestEvent(acme, owner);
  await api.db.event.updateMany({ where: { id: event._id }, data: { appointmentTypeId: _id } });
  expect((await acme.delete(`${types}/call`)).status).toBe(204);
  expect((await acme.delete(`${types}/call`)).status).toBe(404);
  expect((await acme.get(`/v2/events/${event._id}`)).status).toBe(200);
});

it("an unknown page returns 404, and so does a handle of another page", async () => {
  const other = await createTestPage(acme, (await createTestUser(acme))._id);
  await createTestType(acme, other.nickname, { name: "Theirs" });
  for (const path of ["/v2/bookpages/unknown/types/theirs", `${types}/theirs`, `${types}/THEIRS`]) {
    expect((await acme.get(path)).status).toBe(404);
    expect((await acme.put(path, {})).status).toBe(404);
    expect((await acme.delete(path)).status).toBe(404);
  }
  expect((await acme.get("/v2/bookpages/unknown/types")).status).toBe(404);
  expect((await acme.post("/v2/bookpages/unknown/types", { name: "Call" })).status).toBe(404);
});

it("an appointment type is deleted with its page, under any name of it", async () => {
  const type = await createTestType(acme, nickname, { name: "Call" });
  const renamed = makeUniqueName("renamed");
  await acme.put(`/v2/bookpages/${nickname}`, { nickname: renamed });
  expect((await acme.get(`/v2/bookpages/${renamed.toUpperCase()}/types`)).body).toEqual([type]);
  await acme.delete(`/v2/bookpages/${renamed}`);
  await createTestPage(acme, owner._id, { nickname: renamed });
  expect((await acme.get(`/v2/bookpages/${renamed}/types`)).body).toEqual([]);
});
