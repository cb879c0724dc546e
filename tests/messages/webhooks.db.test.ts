import { beforeAll, describe, expect, it } from "vitest";
import { emitEventWebhooks } from "@/lib/domain/events/changes/emit-event-webhooks";
import { requireEvent } from "@/lib/domain/events/queries";
import { WEBHOOK_ACTIONS } from "@/lib/domain/messaging/webhooks/actions";
import { getDatabase, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestForm } from "../support/forms";
import { submitPublicForm } from "../support/public-forms";
import { createTestHost, createTestPage, listErrorCodes } from "../support/users";
import { createTestWebhook, WEBHOOK_TARGET } from "../support/webhooks";

const api = createTestApi({ WEBHOOK_ALLOWED_HOSTS: "localhost:8443, 10.0.0.7" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const listJobs = async (organization: string) =>
  (
    await api.pool.query<{ delivery: string }>(
      `SELECT payload->>'delivery' AS delivery FROM graphile_worker._private_jobs
        WHERE payload->>'organization' = $1 AND payload->>'delivery' IS NOT NULL ORDER BY id`,
      [organization],
    )
  ).rows.map(({ delivery }) => delivery);

const listDeliveries = async (tenant: Tenant, hook: { _id: string }) =>
  (await tenant.get(`/hooks/${hook._id}/deliveries`)).body;

describe("POST /hooks", () => {
  it("creates a webhook, and returns the secret once", { tags: "main" }, async () => {
    const { status, body } = await acme.post("/hooks", {
      action: "event.created",
      target_url: WEBHOOK_TARGET,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      organization: acme.id,
      scope: "organization",
      action: "event.created",
      target_url: WEBHOOK_TARGET,
      format: "array",
      disabled_at: null,
      failing_since: null,
      __v: 0,
    });
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { secret: _, ...rest } = body;
    expect((await acme.get(`/hooks/${body._id}`)).body).toEqual(rest);
    expect((await acme.get(`/v2/hooks/${body._id}`)).body).toEqual(rest);
    expect((await acme.get("/hooks")).body.hooks).toContainEqual(rest);
  });

  it("stores the secret encrypted", async () => {
    const { _id, secret } = await createTestWebhook(acme);
    const { sealed } = await api.db.webhookSecret.findFirstOrThrow({ where: { webhookId: _id } });
    expect(Buffer.from(sealed).toString("latin1")).not.toContain(secret.slice(6));
  });

  it.each(WEBHOOK_ACTIONS)("accepts the action %s", async (action) => {
    expect((await createTestWebhook(acme, { action })).action).toBe(action);
  });

  it.each([
    [{ action: undefined }, "/action required"],
    [{ action: "event.exploded" }, "/action invalid_value"],
    [{ action: "ping" }, "/action invalid_value"],
    [{ target_url: undefined }, "/target_url required"],
    [{ target_url: "http://example.com" }, "/target_url https"],
    [{ target_url: "example.com" }, "/target_url https"],
    [{ target_url: "https://me:secret@example.com" }, "/target_url invalid_value"],
    [{ target_url: `https://example.com/${"x".repeat(2048)}` }, "/target_url too_big"],
    [{ format: "xml" }, "/format invalid_value"],
    [{ target_url: "https://localhost/x" }, "/target_url private_address"],
    [{ target_url: "https://a.localhost./x" }, "/target_url private_address"],
    [{ target_url: "https://127.0.0.1/x" }, "/target_url private_address"],
    [{ target_url: "https://0x7f.1/x" }, "/target_url private_address"],
    [{ target_url: "https://2130706433/x" }, "/target_url private_address"],
    [{ target_url: "https://10.0.0.8/x" }, "/target_url private_address"],
    [{ target_url: "https://169.254.169.254/latest" }, "/target_url private_address"],
    [{ target_url: "https://[::1]/x" }, "/target_url private_address"],
    [{ target_url: "https://[::ffff:10.0.0.1]/x" }, "/target_url private_address"],
    [{ target_url: "https://[fd00::1]/x" }, "/target_url private_address"],
  ])("rejects %j", async (wrong, issue) => {
    const response = await acme.post("/hooks", {
      action: "event.created",
      target_url: WEBHOOK_TARGET,
      ...wrong,
    });
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("accepts private addresses that the installation allows", async () => {
    for (const target_url of ["https://localhost:8443/x", "https://10.0.0.7:99/x"]) {
      expect((await createTestWebhook(acme, { target_url })).target_url).toBe(target_url);
    }
  });
});

describe("PUT /hooks/:hook_id", () => {
  it("changes the sent fields, and rejects what POST rejects", async () => {
    const { secret: _, ...hook } = await createTestWebhook(acme);
    const sent = { action: "event.cancelled", target_url: "https://other.example.com/", format: "object" };
    const { status, body } = await acme.put(`/hooks/${hook._id}`, sent);
    expect(status).toBe(200);
    expect(body).toEqual({ ...hook, ...sent, actions: [sent.action], __v: 1, updatedAt: body.updatedAt });
    const refused = await acme.put(`/hooks/${hook._id}`, { ...sent, target_url: "https://127.0.0.1" });
    expect([refused.status, listErrorCodes(refused)]).toEqual([400, ["/target_url private_address"]]);
  });

  it("with the response of GET changes nothing", async () => {
    const { secret: _, ...hook } = await createTestWebhook(acme);
    const { body } = await acme.put(`/hooks/${hook._id}`, hook);
    expect(body).toEqual(hook);
  });

  it("enables a disabled webhook", async () => {
    const hook = await createTestWebhook(acme);
    await api.db.webhook.updateMany({
      where: { id: hook._id },
      data: { disabledAt: new Date(), disabledReason: "gone", failingSince: new Date() },
    });
    expect((await acme.get(`/hooks/${hook._id}`)).body).toMatchObject({ disabled_reason: "gone" });
    expect((await acme.post(`/hooks/${hook._id}/ping`, {})).status).toBe(409);
    const { body } = await acme.put(`/hooks/${hook._id}`, {
      action: hook.action,
      target_url: WEBHOOK_TARGET,
    });
    expect(body).toMatchObject({ disabled_at: null, disabled_reason: null, failing_since: null });
  });

  it("honours If-Match", async () => {
    const hook = await createTestWebhook(acme);
    const stale = { "if-match": `"${hook._id}-7"` };
    expect((await acme.put(`/hooks/${hook._id}`, hook, stale)).status).toBe(412);
    expect((await acme.delete(`/hooks/${hook._id}`, stale)).status).toBe(412);
  });
});

it("DELETE /hooks/:hook_id returns 204 and removes the deliveries", async () => {
  const hook = await createTestWebhook(acme);
  await acme.post(`/hooks/${hook._id}/ping`, {});
  expect((await acme.delete(`/hooks/${hook._id}`)).status).toBe(204);
  expect((await acme.get(`/hooks/${hook._id}`)).status).toBe(404);
  expect((await acme.delete(`/hooks/${hook._id}`)).status).toBe(404);
  expect(await api.db.webhookDelivery.count({ where: { webhookId: hook._id } })).toBe(0);
});

it("a rotated secret leaves the old one valid for a day", async () => {
  const hook = await createTestWebhook(acme);
  const { status, body } = await acme.post(`/hooks/${hook._id}/secret`, undefined);
  expect(status).toBe(200);
  expect(body.secret).not.toBe(hook.secret);
  expect(Math.abs(Date.parse(body.previous_valid_until) - Date.now() - 86_400_000)).toBeLessThan(60_000);
  for (let more = 0; more < 6; more++) await acme.post(`/hooks/${hook._id}/secret`, {});
  expect(await api.db.webhookSecret.count({ where: { webhookId: hook._id } })).toBe(5);
});

describe("the deliveries of a webhook", () => {
  it("are stored with the event, created before confirmed, as the API returns it", {
    tags: "main",
  }, async () => {
    const tenant = await api.tenant();
    const created = await createTestWebhook(tenant, { action: "event.created" });
    const confirmed = await createTestWebhook(tenant, { action: "event.confirmed", format: "object" });
    await createTestWebhook(tenant, { action: "event.cancelled" });
    const host = await createTestHost(tenant);
    const event = await createTestEvent(tenant, host, { dates: [DATE], confirmed: { flag: true } });

    const [[first], [second]] = [
      await listDeliveries(tenant, created),
      await listDeliveries(tenant, confirmed),
    ];
    expect(first).toMatchObject({
      action: "event.created",
      state: "pending",
      attempts: 0,
      webhook: created._id,
    });
    expect(await listJobs(tenant.id)).toEqual([first._id, second._id]);
    expect(first._id < second._id).toBe(true);
    const readBody = async (hook: { _id: string }, { _id }: { _id: string }) =>
      JSON.parse((await tenant.get(`/hooks/${hook._id}/deliveries/${_id}`)).body.body);
    const { user } = event.created_by;
    expect(await readBody(created, first)).toMatchObject([
      { action: "event.created", organization: tenant.id, user, resource: event },
    ]);
    expect(await readBody(confirmed, second)).toMatchObject({
      action: "event.confirmed",
      organization: tenant.id,
      user,
      resource: event,
    });
  });

  it("follow operations on an event, changes of a page and responses to a form", async () => {
    const tenant = await api.tenant();
    const host = await createTestHost(tenant);
    const page = await createTestPage(tenant, host._id);
    const event = await createTestEvent(tenant, host, {
      dates: [DATE],
      invitees: [{ email: "ana@example.com" }],
    });
    /** Actions that happened before, or do not happen here. */
    const UNHEARD = [
      "event.created",
      "event.no_show",
      "user.joined",
      "waiting.joined",
      "waiting.offered",
      "workflow.step",
    ];
    const hooks = new Map<string, { _id: string }>();
    for (const action of WEBHOOK_ACTIONS) hooks.set(action, await createTestWebhook(tenant, { action }));
    const at = (operation: string) => `/v2/events/${event._id}/${operation}`;
    await tenant.post(at("messages"), { from: "ana@example.com", body: "Hello" });
    await tenant.post(at("invitees"), { email: "bo@example.com" });
    await tenant.post(at("votes"), { invitee: "ana@example.com", dates: { [event.dates[0]._id]: "yes" } });
    await tenant.post(at("declines"), { invitee: "bo@example.com" });
    await tenant.post(at("confirm"), {});
    await tenant.put(`/v2/events/${event._id}`, { title: "Moved" });
    await tenant.post(at("cancel"), {});
    await tenant.put(`/v2/bookpages/${page.nickname}`, { message: "New" });
    await submitPublicForm((await createTestForm(tenant)).handle);
    for (const [action, hook] of hooks) {
      const expected = UNHEARD.includes(action) ? [] : [action];
      const told = await listDeliveries(tenant, hook);
      expect(
        told.map((delivery: { action: string }) => delivery.action),
        action,
      ).toEqual(expected);
    }
    const [cancelled] = await listDeliveries(tenant, hooks.get("event.cancelled") as { _id: string });
    const { body } = (await tenant.get(`/hooks/${cancelled.webhook}/deliveries/${cancelled._id}`)).body;
    expect(JSON.parse(body)[0].resource.cancelled).toMatch(/Z$/);
  });

  it("are not stored for a rolled-back transaction, without a webhook, or for a disabled one", async () => {
    const tenant = await api.tenant();
    const host = await createTestHost(tenant);
    const event = await createTestEvent(tenant, host);
    const hook = await createTestWebhook(tenant);
    await expect(
      withTransaction(getDatabase(), async (tx) => {
        await emitEventWebhooks(tx, asOrganizationId(tenant.id), event._id, ["event.created"], () =>
          requireEvent(tx, asOrganizationId(tenant.id), event._id),
        );
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    await api.db.webhook.updateMany({ where: { id: hook._id }, data: { disabledAt: new Date() } });
    await createTestEvent(tenant, host);
    expect(await listDeliveries(tenant, hook)).toEqual([]);
    expect(await listJobs(tenant.id)).toEqual([]);
  });

  it("are listed in pages, and by state", async () => {
    const hook = await createTestWebhook(acme);
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift((await acme.post(`/hooks/${hook._id}/ping`, {})).body._id);
    const first = await acme.get(`/hooks/${hook._id}/deliveries?limit=2&state=pending`);
    const next = /<https:\/\/meet\.example\.com(.*)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1];
    const second = await acme.get(next as string);
    expect([...first.body, ...second.body].map(({ _id }) => _id)).toEqual(ids);
    expect((await acme.get(`/hooks/${hook._id}/deliveries?state=failed`)).body).toEqual([]);
  });

  it("can be replayed, one or a range", { tags: "main" }, async () => {
    const hook = await createTestWebhook(acme);
    const { body: one } = await acme.post(`/hooks/${hook._id}/ping`, {});
    await acme.post(`/hooks/${hook._id}/ping`, {});
    await api.db.webhookDelivery.updateMany({
      where: { webhookId: hook._id },
      data: { state: "delivered", nextAt: null, attempts: 3 },
    });
    const replayed = await acme.post(`/hooks/${hook._id}/deliveries/${one._id}/replay`, undefined);
    expect(replayed.body).toMatchObject({ _id: one._id, state: "pending", attempts: 3 });
    const since = new Date(Date.now() - 60_000).toISOString();
    expect((await acme.post(`/hooks/${hook._id}/replay`, { since })).body).toEqual({ n: 2, ok: 1 });
    expect((await acme.post(`/hooks/${hook._id}/replay`, { since, until: since })).body).toEqual({
      n: 0,
      ok: 1,
    });
    expect((await listJobs(acme.id)).filter((id) => id === one._id)).toHaveLength(3);
  });

  it.each([
    [{}, "/since required"],
    [{ since: "yesterday" }, "/since invalid_format"],
    [{ since: "2031-01-02T00:00:00Z", until: "2031-01-01T00:00:00Z" }, "/until invalid_value"],
  ])("are not replayed for %j", async (body, issue) => {
    const hook = await createTestWebhook(acme);
    const response = await acme.post(`/hooks/${hook._id}/replay`, body);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("of another webhook are not found", async () => {
    const [hook, other] = [await createTestWebhook(acme), await createTestWebhook(acme)];
    const { body } = await acme.post(`/hooks/${hook._id}/ping`, {});
    expect((await acme.get(`/hooks/${other._id}/deliveries/${body._id}`)).status).toBe(404);
    expect((await acme.post(`/hooks/${other._id}/deliveries/${body._id}/replay`, {})).status).toBe(404);
    expect((await acme.get(`/hooks/${generateId()}/deliveries`)).status).toBe(404);
  });
});

it("GET /v2/jobs lists failed and stuck jobs, without secrets", async () => {
  const tenant = await api.tenant();
  const hook = await createTestWebhook(tenant);
  for (let n = 0; n < 4; n++) await tenant.post(`/hooks/${hook._id}/ping`, {});
  const [failed, retrying, stuck] = await listJobs(tenant.id);
  const change = (delivery: string | undefined, assignments: string) =>
    api.pool.query(
      `UPDATE graphile_worker._private_jobs SET ${assignments} WHERE payload->>'delivery' = $1`,
      [delivery],
    );
  await change(
    failed,
    "attempts = max_attempts, last_error = 'no https://me:pass@h.example/x?token=1 whsec_abc'",
  );
  await change(retrying, "attempts = 2, last_error = 'boom', run_at = now() + interval '1 hour'");
  await change(stuck, "locked_at = now() - interval '1 hour', locked_by = 'w', attempts = 1");
  const { body } = await tenant.get("/v2/jobs");
  expect(body.map(({ state }: { state: string }) => state)).toEqual(["stuck", "retrying", "failed"]);
  expect(body[2]).toMatchObject({
    task: "deliver_webhook",
    last_error: "no https://…@h.example/x?… whsec_…",
  });
  expect((await acme.get("/v2/jobs")).body).toEqual([]);
});

describe("GET /hooks/activity", () => {
  it("counts the deliveries of each of the last 24 hours, by outcome", async () => {
    const tenant = await api.tenant();
    const [busy, quiet] = [await createTestWebhook(tenant), await createTestWebhook(tenant)];
    const ids = [];
    for (let n = 0; n < 4; n++) ids.push((await tenant.post(`/hooks/${busy._id}/ping`, {})).body._id);
    const [delivered, failed, old] = ids;
    const write = (set: string, id: string) =>
      api.pool.query(`UPDATE webhook_deliveries SET ${set} WHERE id = $1`, [id]);
    await write("state = 'delivered', next_at = NULL", delivered);
    await write("state = 'failed', next_at = NULL", failed);
    const twoDaysAgo = Math.floor(Date.now() / 1000 - 2 * 86_400).toString(16);
    await write(`id = '${twoDaysAgo}' || right(id, 16)`, old);
    const { since, hooks } = (await tenant.get("/hooks/activity")).body;
    expect(Date.parse(since) % 3_600_000).toBe(0);
    expect(hooks.map(({ _id }: { _id: string }) => _id)).toEqual([quiet._id, busy._id]);
    const total = (hours: { delivered: number; failed: number; pending: number }[]) =>
      hours
        .map((hour) => [hour.delivered, hour.failed, hour.pending].join())
        .filter((text) => text !== "0,0,0");
    expect(hooks.map(({ hours }: { hours: [] }) => [hours.length, total(hours)])).toEqual([
      [24, []],
      [24, ["1,1,1"]],
    ]);
    await api.pool.query(
      `INSERT INTO webhook_attempts (organization_id, delivery_id, number, started_at, ms, status)
       VALUES ($1, $2, 1, now(), 12, 503), ($1, $2, 2, now(), 9, 200)`,
      [tenant.id, ids[3]],
    );
    const last = (await tenant.get("/hooks/activity")).body.hooks.map(
      (hook: { last_delivery: object | null }) => hook.last_delivery,
    );
    expect(last).toEqual([null, expect.objectContaining({ _id: ids[3], webhook: busy._id })]);
    expect(last[1].last_attempt).toMatchObject({ status: 200, error: null });
    const listed = (await tenant.get(`/hooks/${busy._id}/deliveries`)).body;
    expect(listed[0].last_attempt).toMatchObject({ status: 200 });
    expect(listed[1].last_attempt).toBeNull();
  });
});
