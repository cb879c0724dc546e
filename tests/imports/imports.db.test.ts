import type { ChildProcess } from "node:child_process";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { buildCalcomBooking, buildCalcomCompany } from "../support/build-calcom-company";
import { buildCalendlyCompany } from "../support/build-calendly-company";
import type { CalcomCompany } from "../support/calcom-company";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { startCalcomServer } from "../support/start-calcom-server";
import { startCalendlyServer } from "../support/start-calendly-server";

const api = createTestApi();

const TOKEN = "cal_live_1";

let company: CalcomCompany;
let server: Awaited<ReturnType<typeof startCalcomServer>>;
let tenant: Tenant;
let worker: ChildProcess;

let calendly: Awaited<ReturnType<typeof startCalendlyServer>>;

const startWorker = () =>
  startWorkerProcess({ CALCOM_TEST_ORIGIN: server.url, CALENDLY_TEST_ORIGIN: calendly.url });

const restartWorker = async () => {
  await stopProcess(worker, "SIGKILL");
  worker = await startWorker();
};

beforeAll(async () => {
  company = buildCalcomCompany({ people: 40, domain: "online.example.com" });
  server = await startCalcomServer(company, { delayMs: 100 });
  const inferred = buildCalendlyCompany({ people: 2, events: 0, domain: "inferred.example.com" });
  calendly = await startCalendlyServer(inferred);
  tenant = await api.tenant();
  worker = await startWorker();
}, 120_000);

afterAll(async () => {
  await stopProcess(worker, "SIGKILL");
  server.close();
  calendly.close();
});

afterEach(() => server.setFault(() => null));

const start = async (kind: "settings" | "meetings", token = TOKEN) => {
  const { status, body } = await tenant.post("/v2/imports", { tool: "calcom", kind, token });
  expect(status, JSON.stringify(body)).toBe(201);
  return body._id as string;
};

const read = async (id: string) => (await tenant.get(`/v2/imports/${id}`)).body;

const untilState = (id: string, state: string) =>
  expect.poll(async () => (await read(id)).state, { timeout: 90_000, interval: 50 }).toBe(state);

const untilRequests = (id: string, count: number) =>
  expect
    .poll(async () => (await read(id)).requests, { timeout: 60_000, interval: 20 })
    .toBeGreaterThanOrEqual(count);

const countRows = async (table: string) =>
  Number(
    (await api.pool.query(`SELECT count(*) FROM ${table} WHERE organization_id = $1`, [tenant.id])).rows[0]
      .count,
  );

describe("imports in the background", { timeout: 240_000 }, () => {
  it("reads settings that can be planned, though the worker is killed, and erases the token", {
    tags: "main",
  }, async () => {
    const before = server.requests.length;
    const id = await start("settings");
    await untilRequests(id, 8);
    expect(await read(id)).toMatchObject({ state: "reading", reading: "types", files: null, error: null });
    await restartWorker();
    await untilState(id, "ready");
    // The owner is asked for again, and at most the request that was cut off.
    expect(server.requests.length - before).toBeLessThanOrEqual(86 + 2);
    const done = await read(id);
    expect(done).toMatchObject({ reading: null, requests: expect.any(Number), meetings: null });
    expect(done.people.map(({ of }: { of: string }) => of)).toContain("person0@online.example.com");
    expect(JSON.stringify(done)).not.toContain(TOKEN);
    const { rows } = await api.pool.query("SELECT token, result FROM tool_imports WHERE id = $1", [id]);
    expect(rows[0].token).toBeNull();
    expect(rows[0].result.toString()).not.toContain("person0");
    expect(await countRows("tool_import_responses")).toBe(0);

    const plan = await tenant.post("/v2/plans", { files: done.files });
    expect(plan.status, JSON.stringify(plan.body).slice(0, 400)).toBe(201);
    expect((await tenant.post(`/v2/plans/${plan.body._id}/apply`, {})).status).toBe(200);
  });

  it("is stopped, and continues where it was, with another token", async () => {
    const before = server.requests.length;
    const id = await start("settings");
    await untilRequests(id, 5);
    const twice = await tenant.post("/v2/imports", { tool: "calcom", kind: "settings", token: TOKEN });
    expect([twice.status, twice.body.code]).toEqual([409, "conflict"]);
    expect((await tenant.post(`/v2/imports/${id}/stop`, {})).body.state).toBe("stopped");
    const { requests } = await read(id);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await read(id)).requests).toBe(requests);

    expect((await tenant.post(`/v2/imports/${id}/continue`, { token: "cal_live_2" })).body.state).toBe(
      "reading",
    );
    await untilState(id, "failed");
    expect((await read(id)).error).toEqual({
      code: "token",
      message: "Cal.com refuses the API key: it is wrong, or has expired.",
    });
    await tenant.post(`/v2/imports/${id}/continue`, { token: TOKEN });
    await untilState(id, "ready");
    expect((await read(id)).error).toBeNull();
    expect(server.requests.length - before).toBeLessThanOrEqual(86 + 4);
    // Of an import that is ready nothing can be stopped, continued or applied.
    expect((await tenant.post(`/v2/imports/${id}/stop`, {})).body.state).toBe("ready");
    expect((await tenant.post(`/v2/imports/${id}/apply`, {})).status).toBe(409);
  });

  it("creates each meeting once after a look at them, though the worker is killed", async () => {
    company.bookings = Array.from({ length: 200 }, (_, index) => {
      const host = company.people[index % 40];
      if (!host) throw new Error("no people");
      return buildCalcomBooking(index, { host, type: 300 + host.id });
    });
    const id = await start("meetings");
    await untilState(id, "ready");
    const { meetings } = await read(id);
    expect(meetings[0]).toMatchObject({ of: "person0@online.example.com", created: { length: 5 } });
    expect(await countRows("events")).toBe(0);
    expect((await tenant.post(`/v2/imports/${id}/apply`, {})).body.state).toBe("importing");
    await expect.poll(() => countRows("events"), { timeout: 60_000, interval: 5 }).toBeGreaterThan(20);
    await restartWorker();
    await untilState(id, "done");
    expect([await countRows("events"), await countRows("imported_events")]).toEqual([200, 200]);
    expect(await countRows("mails")).toBe(0);
  });

  it("works out the rules that Calendly does not tell, in a thread of the worker", async () => {
    const body = { tool: "calendly", kind: "settings", token: "pat-1" };
    const id = (await tenant.post("/v2/imports", body)).body._id;
    await untilState(id, "ready");
    const people = (await read(id)).people.filter(({ of }: { of: string }) => of.startsWith("person"));
    expect(people).toHaveLength(2);
    for (const { times } of people) {
      expect(times.compared).toBeGreaterThan(50);
      expect(times.same).toBe(times.compared);
    }
  });

  it("is deleted when a person of the organisation is erased", async () => {
    const id = await start("meetings");
    await untilState(id, "ready");
    const erased = await tenant.post("/v2/personal_data/erasures", { email: "guest-1@example.com" });
    expect(erased.status, JSON.stringify(erased.body)).toBeLessThan(300);
    expect((await tenant.get(`/v2/imports/${id}`)).status).toBe(404);
    expect(await countRows("tool_imports")).toBe(0);
  });

  it("refuses bad input by field, and is the organisation's own", async () => {
    const wrong = await tenant.post("/v2/imports", {
      tool: "calendly",
      kind: "all",
      token: "",
      url: "http://127.0.0.1",
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      expect.arrayContaining(["/kind", "/token", "/url"]),
    );
    const other = await api.tenant();
    const id = await start("meetings");
    await tenant.post(`/v2/imports/${id}/stop`, {});
    for (const path of ["", "/stop", "/continue", "/apply"])
      expect(
        (path === ""
          ? await other.get(`/v2/imports/${id}`)
          : await other.post(`/v2/imports/${id}${path}`, path === "/continue" ? { token: TOKEN } : {})
        ).status,
      ).toBe(404);
  });
});
