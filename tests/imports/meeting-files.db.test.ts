import { describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { runImport } from "@/lib/domain/lifecycle/imports/run-import";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";

const api = createTestApi();

const formatDay = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);

const HEADERS = "Wann;Dauer;Kunde;Email;Mitarbeiter;Betrifft";

const buildRow = (ahead: number, index: number, host: string) =>
  `${formatDay(ahead)} ${9 + index}:00;30;Kim ${index};kim-${index}@mail.example;${host};Zähler`;

async function createTenant(): Promise<Tenant> {
  const tenant = await api.tenant();
  const user = {
    email: "ana@files.example.com",
    first_name: "Ana",
    last_name: "Lopez",
    timezone: "Europe/Berlin",
  };
  expect((await tenant.post("/v2/users", { organization: tenant.id, user })).status).toBe(201);
  return tenant;
}

const run = (tenant: Tenant, id: string, signal = new AbortController().signal) =>
  runImport(getDatabase(), asOrganizationId(tenant.id), id, { now: asInstant(Date.now()), signal });

async function start(tenant: Tenant, body: object) {
  const { status, body: answer } = await tenant.post("/v2/imports/files", body);
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer;
}

const countEvents = async ({ id }: Tenant) =>
  Number(
    (await api.pool.query("SELECT count(*) FROM events WHERE organization_id = $1", [id])).rows[0].count,
  );

describe("files of meetings", { timeout: 60_000 }, () => {
  it("are reported row by row and host by host, then imported once", { tags: "main" }, async () => {
    const tenant = await createTenant();
    const lines = [0, 1, 2].map((index) => buildRow(3, index, "Ana Lopez"));
    const text = [HEADERS, ...lines, buildRow(3, 4, "Cem")].join("\r\n");
    const base64 = Buffer.from(text, "latin1").toString("base64");
    const read = await start(tenant, {
      format: "csv",
      base64,
      columns: { Wann: "start" },
      timezone: "Europe/Berlin",
    });
    expect(read).toMatchObject({
      tool: "csv",
      kind: "meetings",
      state: "reading",
      meetings: null,
      issues: [{ row: 5, field: "host", why: "nobody here is called Cem" }],
    });
    expect(read.columns.map(({ field }: { field: string }) => field)).toEqual([
      ...["start", "duration", "name", "email", "host", "answer"],
    ]);
    await run(tenant, read._id);
    const ready = (await tenant.get(`/v2/imports/${read._id}`)).body;
    expect(ready).toMatchObject({ state: "ready", issues: { length: 1 } });
    expect(ready.meetings).toMatchObject([
      { of: "ana@files.example.com", created: { length: 3 }, clashes: [] },
    ]);
    expect(await countEvents(tenant)).toBe(0);

    expect((await tenant.post(`/v2/imports/${read._id}/apply`, {})).body.state).toBe("importing");
    await run(tenant, read._id);
    const done = (await tenant.get(`/v2/imports/${read._id}`)).body;
    expect(done).toMatchObject({ state: "done", imported: 3, issues: { length: 1 } });
    const { body: events } = await tenant.get("/v2/events");
    expect(JSON.stringify(events)).toContain("Zähler");

    const again = await start(tenant, { format: "csv", text, columns: { Wann: "start" } });
    await run(tenant, again._id);
    expect((await tenant.get(`/v2/imports/${again._id}`)).body.meetings).toMatchObject([
      { created: [], existing: 3 },
    ]);
  });

  it("stop while they are imported, and go on without doubles", async () => {
    const tenant = await createTenant();
    const lines = Array.from({ length: 60 }, (_, index) =>
      buildRow(3 + Math.floor(index / 6), index % 6, "Ana Lopez"),
    );
    const { _id: id } = await start(tenant, {
      format: "csv",
      text: [HEADERS, ...lines].join("\n"),
      columns: { Wann: "start" },
    });
    expect((await tenant.post(`/v2/imports/${id}/stop`, {})).body.state).toBe("stopped");
    expect((await tenant.post(`/v2/imports/${id}/continue`, {})).body.state).toBe("reading");
    await run(tenant, id);
    await tenant.post(`/v2/imports/${id}/apply`, {});
    const running = run(tenant, id);
    await expect.poll(() => countEvents(tenant), { timeout: 30_000, interval: 5 }).toBeGreaterThan(5);
    expect((await tenant.post(`/v2/imports/${id}/stop`, {})).body.state).toBe("ready");
    await running;
    const stopped = await countEvents(tenant);
    expect(stopped).toBeLessThan(60);
    await tenant.post(`/v2/imports/${id}/apply`, {});
    await run(tenant, id);
    expect((await tenant.get(`/v2/imports/${id}`)).body.meetings).toMatchObject([
      { created: { length: 60 - stopped }, existing: stopped },
    ]);
    expect(await countEvents(tenant)).toBe(60);
  });

  it("import a calendar", async () => {
    const tenant = await createTenant();
    const stamp = (hour: number) => `${formatDay(5).replaceAll("-", "")}T${hour}0000Z`;
    const text = `\ufeffBEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//tool//EN\r\nBEGIN:VEVENT\r\nUID:one@tool\r\nSUMMARY:Planning\r\nDTSTART:${stamp(10)}\r\nDTEND:${stamp(11)}\r\nORGANIZER:mailto:ana@files.example.com\r\nATTENDEE;CN=Kim:mailto:kim@mail.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
    const { _id: id, columns } = await start(tenant, { format: "ics", text, timezone: "UTC" });
    expect(columns).toEqual([]);
    await run(tenant, id);
    expect((await tenant.get(`/v2/imports/${id}`)).body).toMatchObject({
      state: "ready",
      meetings: [{ of: "ana@files.example.com", created: [{ name: "Planning" }] }],
    });
  });

  it.each([
    [{ format: "csv" }, "/text", "required"],
    [{ format: "csv", text: "a", base64: "YQ==" }, "/text", "required"],
    [{ format: "xls", text: "a" }, "/format", "invalid_value"],
    [{ format: "ics", text: "a", date_order: "dmy" }, "/format", "refused"],
    [{ format: "csv", base64: "ä" }, "/base64", "invalid_format"],
    [{ format: "csv", base64: Buffer.from("PK\u0003\u0004").toString("base64") }, "/base64", "refused"],
    [{ format: "csv", text: `${HEADERS}\n"${buildRow(3, 0, "x")}` }, "/text", "refused"],
    [{ format: "csv", text: `${HEADERS}\n${buildRow(3, 0, "x")}` }, "/columns", "refused"],
    [{ format: "csv", text: `${HEADERS}\nx`, columns: { Wann: "begin" } }, "/columns/Wann", "invalid_value"],
    [{ format: "csv", text: `${HEADERS}\nx`, columns: { When: "start" } }, "/columns", "refused"],
    [{ format: "csv", text: `${HEADERS}\nx`, host: "cem@example.com" }, "/host", "refused"],
    [{ format: "csv", text: `${HEADERS}\nx`, timezone: "Mars" }, "/timezone", "invalid_value"],
  ])("are refused with the field that is wrong: %j", async (body, pointer, code) => {
    const tenant = await createTenant();
    const { status, body: problem } = await tenant.post("/v2/imports/files", body);
    expect(status, JSON.stringify(problem)).toBe(400);
    expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
  });

  it("are refused above 10 MB", async () => {
    const tenant = await createTenant();
    const { status, body } = await tenant.post("/v2/imports/files", {
      format: "csv",
      text: "x".repeat(10 * 1024 * 1024),
    });
    expect([status, body.code]).toEqual([413, "body_too_large"]);
  });
});
