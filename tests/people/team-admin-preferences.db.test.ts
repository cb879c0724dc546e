import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestTeam } from "../support/teams";
import { listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const newPath = async () => `/v2/teams/${(await createTestTeam(acme))._id}/admin-preferences`;

describe("the admin preferences of a team", () => {
  it("have all fourteen keys, those not sent false", { tags: "main" }, async () => {
    const team = await createTestTeam(acme);
    const path = `/v2/teams/${team._id}/admin-preferences`;
    const { status, body } = await acme.post(path, { attending: true, new_message: false });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      belongs_to: team._id,
      prefs: { email: expect.objectContaining({ attending: true, new_message: false, declined: false }) },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
    expect(Object.values(body.prefs.email)).toHaveLength(14);
    expect(Object.values(body.prefs.email).filter(Boolean)).toEqual([true]);
    expect((await acme.get(path)).body).toEqual(body);
  });

  it("are accepted flat, nested and in both spellings", async () => {
    const path = await newPath();
    const { body } = await acme.post(path, {
      declined: true,
      attending: true,
      prefs: { email: { attending: false, new_suggestions_own: true } },
    });
    expect(body.prefs.email).toMatchObject({ declined: true, attending: false, new_suggestion_own: true });
    const { prefs } = (await acme.put(path, { new_suggestions_own: false, vote_update: true })).body;
    expect(prefs.email).toEqual({ ...body.prefs.email, new_suggestion_own: false, vote_update: true });
  });

  it("keep what PUT does not name", async () => {
    const path = await newPath();
    const { body: made } = await acme.post(path, { declined: true });
    const { body } = await acme.put(path, made);
    expect(body).toEqual(made);
  });

  it("are created once for simultaneous requests", async () => {
    const path = await newPath();
    const responses = await Promise.all([1, 2, 3].map(() => acme.post(path, {})));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it("lose none of many simultaneous changes", async () => {
    const path = await newPath();
    await acme.post(path, {});
    const keys = ["attending", "declined", "event_cancelled", "event_confirmed", "new_event"];
    await Promise.all(keys.map((key) => acme.put(path, { [key]: true })));
    const { prefs } = (await acme.get(path)).body;
    expect(Object.keys(prefs.email).filter((key) => prefs.email[key])).toEqual(keys);
  });

  it("reject an outdated version", async () => {
    const path = await newPath();
    const { headers } = await acme.post(path, {});
    await acme.put(path, { attending: true });
    const response = await acme.put(
      path,
      { attending: false },
      { "if-match": headers.get("etag") as string },
    );
    expect(response.status).toBe(412);
  });

  it("return 404 before they are created, and after the team is deleted", async () => {
    const path = await newPath();
    expect((await acme.get(path)).status).toBe(404);
    expect((await acme.put(path, {})).status).toBe(404);
    await acme.post(path, {});
    await acme.delete(path.replace("/admin-preferences", ""));
    for (const { status } of [await acme.get(path), await acme.put(path, {}), await acme.post(path, {})])
      expect(status).toBe(404);
  });

  it.each([
    [{ declined: "no" }, "/declined invalid_type"],
    [{ prefs: { email: { attending: null } } }, "/prefs/email/attending invalid_type"],
    [{ prefs: [] }, "/prefs invalid_type"],
  ])("reject %j", async (body, issue) => {
    const path = await newPath();
    const response = await acme.post(path, body);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });
});
