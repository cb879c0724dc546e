import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestPage, createTestUser, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const ALL_SETTINGS = {
  auto_message: "Thank you",
  auto_title: "{{invitee}} and {{me}}",
  ask_phone: true,
  ask_company: true,
  block_new_invitee: true,
  duration: 45,
  set_lang: true,
  fixed_lang: "fr",
  enable_api: true,
  set_timezone: true,
  fixed_timezone: "Europe/Paris",
  event_hide_decline: 24,
  hide_places: true,
  hide_support: true,
  hide_title: true,
  forbid_add_places: true,
  min_dates: 2,
  one_slot: false,
  auto_confirm: true,
  invite_title: "Meet Ana",
  redirect_url: "https://example.com/thanks",
  title_label: "Subject",
  title_placeholder: "What about?",
  title_mandatory: true,
  fixed_places: [{ name: "Office", address: "1 Main Street", source: "crm", source_id: "7" }],
};

describe("a new booking page", () => {
  it("has every field, with the defaults", { tags: "main" }, async () => {
    const owner = await createTestUser(acme);
    const { status, body } = await acme.post("/v2/bookpages", {
      nickname: "Ana.Silva",
      belongs_to: owner._id,
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      nickname: "Ana.Silva",
      message: "",
      belongs_to: owner._id,
      team: null,
      secondary: false,
      active: true,
      custom: { ask_phone: false, ask_company: false, block_new_invitee: false, min_dates: 1 },
      hub: false,
      urls: ["https://meet.example.com/Ana.Silva"],
      no_emails: false,
      template: null,
      locked: [],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
    for (const path of [
      "/v2/bookpages/Ana.Silva",
      "/v2/bookpages/ana.silva",
      `/v2/users/${owner._id}/bookpage`,
    ]) {
      expect((await acme.get(path)).body).toEqual(body);
    }
  });

  it("keeps every setting", async () => {
    const owner = await createTestUser(acme);
    expect((await createTestPage(acme, owner._id, { custom: ALL_SETTINGS })).custom).toEqual(ALL_SETTINGS);
  });

  it("accepts `adress` and returns `address`; a boolean event_hide_decline is returned as sent", async () => {
    const owner = await createTestUser(acme);
    const custom = { fixed_places: [{ name: "Office", adress: "1 Main Street" }], event_hide_decline: true };
    expect((await createTestPage(acme, owner._id, { custom })).custom).toMatchObject({
      fixed_places: [{ name: "Office", address: "1 Main Street" }],
      event_hide_decline: true,
    });
  });

  it.each([
    [{ nickname: undefined }, "/nickname required"],
    [{ nickname: "a" }, "/nickname invalid_format"],
    [{ nickname: "-ana" }, "/nickname invalid_format"],
    [{ nickname: "ana silva" }, "/nickname invalid_format"],
    [{ nickname: "ana/silva" }, "/nickname invalid_format"],
    [{ nickname: "añà" }, "/nickname invalid_format"],
    [{ nickname: "x".repeat(65) }, "/nickname invalid_format"],
    [{ nickname: "console" }, "/nickname invalid_value"],
    [{ nickname: "LOGIN" }, "/nickname invalid_value"],
    [{ nickname: "v2" }, "/nickname invalid_value"],
    [{ nickname: "robots.txt" }, "/nickname invalid_value"],
    [{ belongs_to: undefined }, "/belongs_to required"],
    [{ belongs_to: "x" }, "/belongs_to invalid_format"],
    [{ message: "x".repeat(5001) }, "/message too_big"],
    [{ active: 1 }, "/active invalid_type"],
    [{ custom: { duration: 0 } }, "/custom/duration too_small"],
    [{ custom: { duration: 1441 } }, "/custom/duration too_big"],
    [{ custom: { fixed_lang: "xx" } }, "/custom/fixed_lang invalid_value"],
    [{ custom: { fixed_timezone: "Mars/Olympus" } }, "/custom/fixed_timezone invalid_value"],
    [{ custom: { redirect_url: "javascript:alert(1)" } }, "/custom/redirect_url invalid_value"],
    [{ custom: { min_dates: 0 } }, "/custom/min_dates too_small"],
    [{ custom: { ask_phone: "yes" } }, "/custom/ask_phone invalid_type"],
    [{ custom: { fixed_places: [{ address: "Main Street" }] } }, "/custom/fixed_places/0/name required"],
  ])("rejects %j", async (wrong, issue) => {
    const owner = await createTestUser(acme);
    const response = await acme.post("/v2/bookpages", {
      nickname: makeUniqueName("ok"),
      belongs_to: owner._id,
      ...wrong,
    });
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("requires an owner of the organisation", async () => {
    const response = await acme.post("/v2/bookpages", {
      nickname: makeUniqueName("x"),
      belongs_to: "0".repeat(24),
    });
    expect([response.status, listErrorCodes(response)]).toEqual([404, ["/belongs_to unknown"]]);
  });

  it("has a nickname that is unique in any case across organisations", async () => {
    const owner = await createTestUser(acme);
    const { nickname } = await createTestPage(acme, owner._id);
    const other = await api.tenant("Other");
    const theirs = { nickname: nickname.toUpperCase(), belongs_to: (await createTestUser(other))._id };
    const response = await other.post("/v2/bookpages", theirs);
    expect([response.status, listErrorCodes(response)]).toEqual([409, ["/nickname taken"]]);
  });

  it("is one of many simultaneous requests for the same nickname", async () => {
    const owners = await Promise.all([createTestUser(acme), createTestUser(acme), createTestUser(acme)]);
    const nickname = makeUniqueName("rush");
    const responses = await Promise.all(
      owners.map(({ _id }) => acme.post("/v2/bookpages", { nickname, belongs_to: _id })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe("of a user's booking pages,", () => {
  it("one is primary", async () => {
    const owner = await createTestUser(acme);
    const secondary = await createTestPage(acme, owner._id, { secondary: true });
    expect((await acme.get(`/v2/users/${owner._id}/bookpage`)).status).toBe(404);
    const primary = await createTestPage(acme, owner._id);
    const further = await acme.post("/v2/bookpages", {
      nickname: makeUniqueName("x"),
      belongs_to: owner._id,
    });
    expect([further.status, listErrorCodes(further)]).toEqual([409, ["/secondary taken"]]);
    const promoted = await acme.put(`/v2/bookpages/${secondary.nickname}`, { secondary: false });
    expect([promoted.status, listErrorCodes(promoted)]).toEqual([409, ["/secondary taken"]]);
    expect((await acme.get(`/v2/users/${owner._id}/bookpages`)).body).toEqual([primary, secondary]);
    expect((await acme.get(`/v2/users/${owner._id}/bookpage`)).body).toEqual(primary);
  });

  it("another becomes primary in two steps", async () => {
    const owner = await createTestUser(acme);
    const old = await createTestPage(acme, owner._id);
    const young = await createTestPage(acme, owner._id, { secondary: true });
    await acme.put(`/v2/bookpages/${old.nickname}`, { secondary: true });
    expect((await acme.get(`/v2/users/${owner._id}/bookpage`)).status).toBe(404);
    await acme.put(`/v2/bookpages/${young.nickname}`, { secondary: false });
    expect((await acme.get(`/v2/users/${owner._id}/bookpage`)).body._id).toBe(young._id);
    const listed = (await acme.get(`/v2/users/${owner._id}/bookpages`)).body;
    expect(listed.map(({ _id }: { _id: string }) => _id)).toEqual([young._id, old._id]);
  });

  it("one of many simultaneous requests becomes primary", async () => {
    const owner = await createTestUser(acme);
    const responses = await Promise.all([
      acme.post("/v2/bookpages", { nickname: makeUniqueName("rival"), belongs_to: owner._id }),
      acme.put(`/v2/users/${owner._id}`, { bookpage: { nickname: makeUniqueName("rival") } }),
      acme.post("/v2/bookpages", { nickname: makeUniqueName("rival"), belongs_to: owner._id }),
    ]);
    // The user's update changes or creates the primary page; the others require its absence.
    expect(responses.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
    for (const { status } of responses) expect([200, 201, 409]).toContain(status);
    const listed = (await acme.get(`/v2/users/${owner._id}/bookpages`)).body;
    expect(listed).toMatchObject([{ secondary: false }]);
  });

  it("none may exist", async () => {
    const owner = await createTestUser(acme);
    expect((await acme.get(`/v2/users/${owner._id}/bookpages`)).body).toEqual([]);
  });
});

describe("PUT /v2/bookpages/:nickname", () => {
  it("merges settings; null clears one", { tags: "main" }, async () => {
    const page = await createTestPage(acme, (await createTestUser(acme))._id, {
      custom: ALL_SETTINGS,
      message: "Hello",
    });
    const custom = { duration: 60, auto_message: null, fixed_places: null };
    const { body } = await acme.put(`/v2/bookpages/${page.nickname}`, { custom, active: false });
    const { auto_message: _, fixed_places: __, ...others } = ALL_SETTINGS;
    expect(body).toMatchObject({ message: "Hello", active: false, __v: 1 });
    expect(body.custom).toEqual({ ...others, duration: 60 });
  });

  it("renames the page, also in letter case only", { tags: "main" }, async () => {
    const page = await createTestPage(acme, (await createTestUser(acme))._id);
    const nickname = page.nickname.toUpperCase();
    expect((await acme.put(`/v2/bookpages/${page.nickname}`, { nickname })).body.nickname).toBe(nickname);
    const renamed = makeUniqueName("renamed");
    expect((await acme.put(`/v2/bookpages/${nickname}`, { nickname: renamed })).body.urls).toEqual([
      `https://meet.example.com/${renamed}`,
    ]);
    expect((await acme.get(`/v2/bookpages/${nickname}`)).status).toBe(404);
  });

  it("moves the page to another user of the organisation, unless both pages would be primary", async () => {
    const [from, to, busy] = [
      await createTestUser(acme),
      await createTestUser(acme),
      await createTestUser(acme),
    ];
    const page = await createTestPage(acme, from._id);
    const path = `/v2/bookpages/${page.nickname}`;
    await createTestPage(acme, busy._id);
    const refused = await acme.put(path, { belongs_to: busy._id, message: "changed" });
    expect([refused.status, listErrorCodes(refused)]).toEqual([409, ["/secondary taken"]]);
    const unknown = await acme.put(path, { belongs_to: "0".repeat(24), message: "changed" });
    expect([unknown.status, listErrorCodes(unknown)]).toEqual([404, ["/belongs_to unknown"]]);
    expect((await acme.get(path)).body).toEqual(page);
    expect((await acme.put(path, { belongs_to: to._id })).body.belongs_to).toBe(to._id);
    const also = await acme.put(path, { belongs_to: busy._id, secondary: true });
    expect(also.body).toMatchObject({ belongs_to: busy._id, secondary: true });
  });

  it("with the response of GET changes nothing", async () => {
    const { nickname } = await createTestPage(acme, (await createTestUser(acme))._id, {
      custom: ALL_SETTINGS,
    });
    const page = (await acme.get(`/v2/bookpages/${nickname}`)).body;
    const { body } = await acme.put(`/v2/bookpages/${nickname}`, page);
    expect(body).toEqual(page);
  });

  it("rejects an outdated version, and so does DELETE", async () => {
    const page = await createTestPage(acme, (await createTestUser(acme))._id);
    const path = `/v2/bookpages/${page.nickname}`;
    const etag = (await acme.get(path)).headers.get("etag") as string;
    expect((await acme.put(path, { active: false }, { "if-match": etag })).status).toBe(200);
    expect((await acme.put(path, { active: true }, { "if-match": etag })).status).toBe(412);
    expect((await acme.delete(path, { "if-match": etag })).status).toBe(412);
    expect((await acme.get(path)).body.active).toBe(false);
  });

  it("gives a nickname to one of many simultaneous requests", async () => {
    const requested = makeUniqueName("wanted");
    const pages = await Promise.all(
      [1, 2, 3].map(async () => createTestPage(acme, (await createTestUser(acme))._id)),
    );
    const responses = await Promise.all(
      pages.map(({ nickname }) => acme.put(`/v2/bookpages/${nickname}`, { nickname: requested })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("waits for a simultaneous update of the new owner, and vice versa", async () => {
    for (let round = 0; round < 5; round++) {
      const [from, to] = [await createTestUser(acme), await createTestUser(acme)];
      const { nickname } = await createTestPage(acme, from._id);
      const responses = await Promise.all([
        acme.put(`/v2/bookpages/${nickname}`, { belongs_to: to._id }),
        acme.put(`/v2/users/${to._id}`, { bookpage: { nickname: makeUniqueName("own") } }),
        acme.put(`/v2/users/${from._id}`, { user: { first_name: "Ana" } }),
      ]);
      for (const { status } of responses) expect([200, 409]).toContain(status);
    }
  });

  it("returns 404 for an unknown page", async () => {
    expect((await acme.put("/v2/bookpages/unknown", { message: "Hello" })).status).toBe(404);
    expect((await acme.delete("/v2/bookpages/unknown")).status).toBe(404);
    expect((await acme.get(`/v2/users/${"0".repeat(24)}/bookpages`)).status).toBe(404);
    expect((await acme.get(`/v2/users/${"0".repeat(24)}/bookpage`)).status).toBe(404);
  });

  it("rejects a taken or reserved nickname and changes nothing", async () => {
    const [one, two] = [await createTestUser(acme), await createTestUser(acme)];
    const [page, other] = [await createTestPage(acme, one._id), await createTestPage(acme, two._id)];
    for (const [nickname, status] of [
      [other.nickname, 409],
      ["login", 400],
    ] as const) {
      const response = await acme.put(`/v2/bookpages/${page.nickname}`, { nickname, message: "changed" });
      expect([response.status, response.body.errors[0].pointer]).toEqual([status, "/nickname"]);
    }
    expect((await acme.get(`/v2/bookpages/${page.nickname}`)).body).toEqual(page);
  });
});

it("a booking page keeps all of many simultaneous changes, by its own path or with its user", async () => {
  const owner = await createTestUser(acme);
  const page = await createTestPage(acme, owner._id);
  const settings = ["hide_places", "hide_support", "hide_title", "enable_api", "auto_confirm", "one_slot"];
  await Promise.all(
    settings.map((key, index) =>
      index % 2
        ? acme.put(`/v2/bookpages/${page.nickname}`, { custom: { [key]: true } })
        : acme.put(`/v2/users/${owner._id}`, {
            bookpage: { nickname: page.nickname, custom: { [key]: true } },
          }),
    ),
  );
  const { body } = await acme.get(`/v2/bookpages/${page.nickname}`);
  expect(body.custom).toMatchObject(Object.fromEntries(settings.map((key) => [key, true])));
  expect(body.__v).toBe(settings.length);
});

it("DELETE /v2/bookpages/:nickname removes the page, once", async () => {
  const page = await createTestPage(acme, (await createTestUser(acme))._id);
  expect((await acme.delete(`/v2/bookpages/${page.nickname}`)).body).toEqual({ n: 1, ok: 1 });
  expect((await acme.delete(`/v2/bookpages/${page.nickname}`)).status).toBe(404);
  expect((await acme.get(`/v2/bookpages/${page.nickname}`)).status).toBe(404);
});
