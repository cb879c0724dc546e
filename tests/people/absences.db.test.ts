import { beforeAll, describe, expect, it } from "vitest";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

const AWAY = { start_date: "2031-08-04", end_date: "2031-08-15" };

let acme: Tenant;
let ana: { _id: string; emails: string[] };
let bo: { _id: string; emails: string[] };
let path: string;
beforeAll(async () => {
  acme = await api.tenant();
});

async function startWithTwo() {
  [ana, bo] = [await createTestUser(acme), await createTestUser(acme)];
  path = `/v2/users/${ana._id}/absences`;
}

describe("an absence", () => {
  it("is created, read, changed and deleted", { tags: "main" }, async () => {
    await startWithTwo();
    const made = await acme.post(path, { ...AWAY, label: "Sea", instead: bo._id });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      user: ana._id,
      ...AWAY,
      label: "Sea",
      instead: bo._id,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
    const one = `${path}/${made.body._id}`;
    expect(made.headers.get("location")).toBe(one);
    expect((await acme.get(one)).body).toEqual(made.body);

    const changed = await acme.put(one, { end_date: "2031-08-04", instead: null });
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...made.body, end_date: "2031-08-04", instead: null, updatedAt: expect.any(String), __v: 1 },
    ]);
    expect((await acme.put(one, changed.body)).body).toEqual(changed.body);

    const old = { "if-match": made.headers.get("etag") ?? "" };
    expect((await acme.put(one, { label: "Hills" }, old)).status).toBe(412);
    expect((await acme.delete(one, old)).status).toBe(412);
    expect((await acme.delete(one)).body).toEqual({ n: 1, ok: 1 });
    for (const gone of [acme.get(one), acme.put(one, {}), acme.delete(one)])
      expect((await gone).status).toBe(404);
  });

  it("has no label and no substitute by default, and may be one day", async () => {
    await startWithTwo();
    const day = { start_date: "2032-02-29", end_date: "2032-02-29" };
    expect((await acme.post(path, day)).body).toMatchObject({ ...day, label: "", instead: null });
  });

  it("is listed by its first day", async () => {
    await startWithTwo();
    for (const start_date of ["2031-03-03", "2030-12-24", "2031-01-07"])
      await acme.post(path, { start_date, end_date: "2031-12-31" });
    const { body } = await acme.get(path);
    expect(body.map(({ start_date: day }: { start_date: string }) => day)).toEqual([
      "2030-12-24",
      "2031-01-07",
      "2031-03-03",
    ]);
    expect((await acme.get(`/v2/users/${bo._id}/absences`)).body).toEqual([]);
  });

  it("belongs to its own user only", async () => {
    await startWithTwo();
    const { body } = await acme.post(path, AWAY);
    const elsewhere = `/v2/users/${bo._id}/absences/${body._id}`;
    for (const answer of [acme.get(elsewhere), acme.put(elsewhere, {}), acme.delete(elsewhere)])
      expect((await answer).status).toBe(404);
    expect((await acme.get(`${path}/${generateId()}`)).body.detail).toContain("absence");
    expect((await acme.get(`/v2/users/${generateId()}/absences`)).body.detail).toContain("user");
  });

  it("is recorded in the audit log", async () => {
    await startWithTwo();
    const { body } = await acme.post(path, { ...AWAY, label: "Sea" });
    await acme.put(`${path}/${body._id}`, { label: "Hills" });
    await acme.delete(`${path}/${body._id}`);
    const entries = (await acme.get(`/v2/audit?resource=absence&resource_id=${body._id}`)).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(["delete", "update", "create"]);
    expect(entries[1].changes).toEqual({ label: { before: "Sea", after: "Hills" } });
    expect(entries[2].changes).toMatchObject({ start_date: { before: null, after: "2031-08-04" } });
  });
});

describe("an invalid absence is rejected at its field", () => {
  it.each([
    [{}, ["/start_date required", "/end_date required"]],
    [{ ...AWAY, start_date: "2031-02-29" }, ["/start_date invalid_date"]],
    [{ ...AWAY, start_date: "1969-12-31" }, ["/start_date invalid_date"]],
    [{ ...AWAY, end_date: "2200-01-01" }, ["/end_date invalid_date"]],
    [{ ...AWAY, end_date: "2031-08-15T00:00:00Z" }, ["/end_date invalid_date"]],
    [{ ...AWAY, end_date: 20310815 }, ["/end_date invalid_type"]],
    [{ ...AWAY, end_date: null }, ["/end_date invalid_type"]],
    [{ ...AWAY, end_date: "2031-08-03" }, ["/end_date reversed"]],
    [{ ...AWAY, label: "x".repeat(201) }, ["/label too_big"]],
    [{ ...AWAY, instead: "bo" }, ["/instead invalid_format"]],
  ])("%j", async (body, errors) => {
    await startWithTwo();
    const refused = await acme.post(path, body);
    expect([refused.status, listErrorCodes(refused)]).toEqual([400, errors]);
    expect((await acme.get(path)).body).toEqual([]);
  });

  it("if the substitute is the absent user or unknown", async () => {
    await startWithTwo();
    expect(listErrorCodes(await acme.post(path, { ...AWAY, instead: ana._id }))).toEqual([
      "/instead invalid_value",
    ]);
    const outsider = await createTestUser(await api.tenant("Other"));
    for (const instead of [outsider._id, generateId()]) {
      const refused = await acme.post(path, { ...AWAY, instead });
      expect([refused.status, listErrorCodes(refused)]).toEqual([404, ["/instead unknown"]]);
    }
  });

  it("if a change lets it end before it begins", async () => {
    await startWithTwo();
    const { body } = await acme.post(path, AWAY);
    const one = `${path}/${body._id}`;
    expect(listErrorCodes(await acme.put(one, { end_date: "2031-08-01" }))).toEqual(["/end_date reversed"]);
    expect(listErrorCodes(await acme.put(one, { start_date: "2031-08-16" }))).toEqual([
      "/start_date reversed",
    ]);
    expect((await acme.get(one)).body).toEqual(body);
  });
});

it("a user has at most 1,000 absences, even with simultaneous requests", async () => {
  await startWithTwo();
  await api.pool.query(
    `INSERT INTO absences (id, organization_id, user_id, start_date, end_date, updated_at)
     SELECT lpad(to_hex(n), 24, '0'), $1, $2, '2031-01-01', '2031-01-01', now()
       FROM generate_series(1, 998) n`,
    [acme.id, ana._id],
  );
  const responses = await Promise.all(Array.from({ length: 5 }, () => acme.post(path, AWAY)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  expect((await acme.get(path)).body).toHaveLength(1000);
});

it("members enter their own absences", async () => {
  await startWithTwo();
  const headers = await createTestSession(api.db, ana);
  const made = await requestApi("POST", path, { headers, body: { ...AWAY, instead: bo._id } });
  expect(made.status).toBe(201);
  expect((await requestApi("GET", path, { headers })).body).toEqual([made.body]);
  expect((await requestApi("POST", `/v2/users/${bo._id}/absences`, { headers, body: AWAY })).status).toBe(
    403,
  );
});
