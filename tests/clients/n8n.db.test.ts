import { readFileSync } from "node:fs";
import { NodeApiError } from "n8n-workflow";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WEBHOOK_ACTIONS } from "@/lib/domain/messaging/webhooks/actions";
import { ACTIONS } from "../../clients/n8n/nodes/Bookpage/actions";
import { Bookpage } from "../../clients/n8n/nodes/Bookpage/Bookpage.node";
import { BookpageTrigger } from "../../clients/n8n/nodes/Bookpage/BookpageTrigger.node";
import { NODE_RESOURCES } from "../../clients/n8n/nodes/Bookpage/resources";
import { createTestApi, type Tenant } from "../support/api";
import { startApiServer } from "../support/api-server";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";

const api = createTestApi();
const server = await startApiServer();
afterAll(() => server.close());

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const node = {
  id: "n1",
  name: "Bookpage",
  type: "bookpage",
  typeVersion: 1,
  position: [0, 0],
  parameters: {},
};

interface Asked {
  url: string;
  method: string;
  qs: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The part of n8n's context that the nodes use; requests go over HTTP. */
function context(parameters: Record<string, unknown>, rest: object = {}) {
  const kept: Record<string, unknown> = {};
  return {
    getNode: () => node,
    getInputData: () => [{ json: {} }],
    getNodeParameter: (name: string, ...more: unknown[]) =>
      parameters[name] ?? (name === "authentication" ? "apiKey" : more.at(-1)),
    getCredentials: async () => ({ baseUrl: `${server.url}/`, apiKey: acme.key }),
    getExecutionId: () => makeUniqueName("execution"),
    getWorkflowDataProxy: () => ({ $runIndex: 0 }),
    getWorkflowStaticData: () => kept,
    continueOnFail: () => false,
    helpers: {
      returnJsonArray: (json: object) => [{ json }],
      httpRequestWithAuthentication: async (_: string, { url, method, qs, body, headers }: Asked) => {
        const response = await fetch(`${url}?${new URLSearchParams(qs)}`, {
          method,
          headers: { authorization: `Bearer ${acme.key}`, "content-type": "application/json", ...headers },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        const text = await response.text();
        return {
          statusCode: response.status,
          headers: Object.fromEntries(response.headers),
          body: text ? JSON.parse(text) : "",
        };
      },
    },
    ...rest,
  };
}

async function run(resource: string, operation: string, parameters: Record<string, unknown> = {}, rest = {}) {
  const asked = context({ resource, operation, ...parameters }, rest);
  const [items = []] = await new Bookpage().execute.call(asked as never);
  // biome-ignore lint/suspicious/noExplicitAny: the API's response has any type
  return items.map(({ json }) => json as any);
}

const openPage = async () => {
  const host = await createTestHost(acme);
  return createTestPage(acme, host._id, { custom: { auto_confirm: true } });
};

describe("the n8n node", () => {
  it("finds a time, books it, moves it and cancels", { tags: "main" }, async () => {
    const { nickname: page } = await openPage();
    const slots = await run("slot", "getAll", { page, from: "2031-03-10", to: "2031-03-11" });
    const [first, second] = slots.map(({ start }) => start.dateTime);
    const email = `${makeUniqueName("ana")}@example.com`;
    const further = { guests: "", metadata: '{"order": "A-1"}', timezone: "Europe/Lisbon", message: "Hello" };
    const whole = { page, start: first, name: "Ana Silva", email, additionalFields: further };
    const [booked] = await run("booking", "create", whole);
    expect(booked).toMatchObject({ confirmed: { flag: true }, metadata: { order: "A-1" } });
    const bookingId = booked._id;
    expect(await run("booking", "getAll", { additionalFields: { email } })).toHaveLength(1);
    expect((await run("booking", "get", { bookingId }))[0]._id).toBe(bookingId);
    const [moved] = await run("booking", "reschedule", { bookingId, start: second });
    expect(Date.parse(moved.booking.start)).toBe(Date.parse(second));
    const [cancelled] = await run("booking", "cancel", { bookingId, additionalFields: { reason: "Rain" } });
    expect(cancelled.cancelled).toMatch(/^2\d{3}-/);
    expect(await run("event", "getAll", { filter: "cancelled", limit: 1 })).toHaveLength(1);
    expect((await run("event", "get", { eventId: bookingId }))[0]._id).toBe(bookingId);
  });

  it("creates users, and lists them over all pages", async () => {
    const email = `${makeUniqueName("bo")}@example.com`;
    const [made] = await run("user", "create", {
      email,
      additionalFields: { first_name: "Bo", extid: makeUniqueName("crm") },
    });
    expect(made).toMatchObject({ first_name: "Bo", emails: [email] });
    const all = await run("user", "getAll", { returnAll: true });
    expect(all.map(({ _id }) => _id)).toContain((await run("user", "get", { userId: made._id }))[0]._id);
    expect(await run("user", "getAll", { limit: 1 })).toHaveLength(1);
    const { nickname: page } = await openPage();
    expect((await run("page", "get", { page }))[0].nickname).toBe(page);
    expect((await run("page", "getAll", { limit: 1 }))[0].nickname).toBe(page);
  });

  it("creates and deletes webhooks", async () => {
    const [hook] = await run("webhook", "create", {
      targetUrl: "https://hooks.example.com/n8n",
      actions: ["event.created"],
    });
    expect((await run("webhook", "getAll")).map(({ _id }) => _id)).toContain(hook._id);
    expect(await run("webhook", "delete", { webhookId: hook._id })).toEqual([{ deleted: true }]);
  });

  it("names the invalid field, and continues on failure if configured", async () => {
    const { nickname: page } = await openPage();
    const wrong = { page, start: "2031-03-09T03:00:00Z", name: "Ana", email: "ana@example.com" };
    const refused = run("booking", "create", wrong);
    await expect(refused).rejects.toBeInstanceOf(NodeApiError);
    await expect(refused).rejects.toMatchObject({
      httpCode: "409",
      description: expect.stringMatching(/^\/start is not free\nFree instead: 2031-/),
    });
    await expect(run("booking", "create", { ...wrong, email: "ana" })).rejects.toMatchObject({
      description: expect.stringContaining("/attendee/email must be an e-mail address"),
    });
    const [left] = await run("booking", "create", wrong, { continueOnFail: () => true });
    expect(left.error).toMatch(/./);
  });

  it("does not book twice when n8n retries", async () => {
    const { nickname: page } = await openPage();
    const whole = { page, start: "2031-03-10T09:00:00+01:00", name: "Ana", email: "ana@example.com" };
    const same = { getExecutionId: () => "77" };
    const [one] = await run("booking", "create", whole, same);
    const [again] = await run("booking", "create", whole, same);
    expect(again._id).toBe(one._id);
  });

  it("has every webhook action, and an API path for each operation", () => {
    expect(ACTIONS.map(({ value }) => value).sort()).toEqual([...WEBHOOK_ACTIONS].sort());
    expect(NODE_RESOURCES.map(({ value }) => value)).toEqual([
      "booking",
      "event",
      "page",
      "slot",
      "user",
      "webhook",
    ]);
    const { n8n } = JSON.parse(readFileSync("clients/n8n/package.json", "utf8"));
    expect([...n8n.credentials, ...n8n.nodes]).toHaveLength(4);
  });
});

describe("the n8n trigger", () => {
  const url = "https://n8n.example.com/webhook/1";
  const trigger = new BookpageTrigger();
  const { checkExists, create, delete: end } = trigger.webhookMethods.default;
  const newContext = (actions = ["event.created"]) => context({ actions }, { getNodeWebhookUrl: () => url });
  const sendRequest = (method: typeof create, of: object) => method.call(of as never);

  it("subscribes once, subscribes again after the webhook is gone, and cleans up", {
    tags: "main",
  }, async () => {
    const listHooks = async () =>
      (await acme.get("/hooks")).body.hooks.filter((one: { target_url: string }) => one.target_url === url);
    const of = newContext();
    expect(await sendRequest(checkExists, of)).toBe(false);
    await sendRequest(create, of);
    expect(await sendRequest(checkExists, of)).toBe(true);
    const [hook] = await listHooks();
    expect(hook).toMatchObject({ actions: ["event.created"], format: "object" });
    await acme.delete(`/hooks/${hook._id}`);
    expect(await sendRequest(checkExists, of)).toBe(false);
    await sendRequest(create, of);
    await sendRequest(end, of);
    expect(await listHooks()).toEqual([]);
    await sendRequest(end, of);
  });

  it("starts a workflow only for deliveries signed by Bookpage", async () => {
    const of = newContext();
    await sendRequest(create, of);
    const { secret } = of.getWorkflowStaticData() as { secret: string };
    const body = JSON.stringify({ action: "event.created", resource: { title: "Grüße" } });
    const answered: number[] = [];
    const deliver = (sent: string, headers: object) =>
      trigger.webhook.call({
        ...of,
        getRequestObject: () => ({ rawBody: Buffer.from(sent) }),
        getHeaderData: () => headers,
        getBodyData: () => JSON.parse(sent),
        getResponseObject: () => ({
          status: (code: number) => {
            answered.push(code);
            return { json: () => {} };
          },
        }),
      } as never);
    const sign = (at: Date) => ({
      "webhook-id": "1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": `v1,AAAA ${new Webhook(secret).sign("1", at, body)}`,
    });
    const told = await deliver(body, sign(new Date()));
    expect(told.workflowData).toEqual([[{ json: JSON.parse(body) }]]);
    for (const forged of [
      deliver(body.replace("Grüße", "Other"), sign(new Date())),
      deliver(body, sign(new Date(Date.now() - 3_600_000))),
      deliver(body, {}),
    ])
      expect(await forged).toEqual({ noWebhookResponse: true });
    expect(answered).toEqual([401, 401, 401]);
    await sendRequest(end, of);
  });
});
