import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { enqueuePushMessages } from "@/lib/domain/events/push/enqueue-push-messages";
import { sendPush } from "@/lib/domain/events/push/send-push";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { BROWSER_KEYS, buildSubscription } from "../support/push";
import { startPushService } from "../support/push-service";
import { createTestHost, listErrorCodes } from "../support/users";

// The service's certificate is self-signed.
const api = createTestApi({ WEBHOOK_ALLOWED_HOSTS: "127.0.0.1", NODE_TLS_REJECT_UNAUTHORIZED: "0" });

let service: Awaited<ReturnType<typeof startPushService>>;
let acme: Tenant;
let host: { _id: string; emails: [string] };
beforeAll(async () => {
  service = await startPushService(BROWSER_KEYS);
  acme = await api.tenant();
});
afterAll(() => service.close());
beforeEach(async () => {
  host = await createTestHost(acme);
  await acme.put(`/v2/users/${host._id}/preferences`, { push: { event_confirmed: true } });
});

const path = () => `/v2/users/${host._id}/push_subscriptions`;
const subscribe = (where: string) => acme.post(path(), buildSubscription(`${service.url}${where}`));
const now = () => asInstant(Date.now());
const send = (message: string) => sendPush(api.db, { organization: acme.id, message }, now());

/** Creates a confirmed meeting, and runs its notification jobs. */
async function createMeeting() {
  const event = await createTestEvent(acme, host, { confirmed: { flag: true }, dates: [DATE] });
  const payload = { organization: acme.id, event: event._id, version: 0, phase: "confirmed" } as const;
  await enqueuePushMessages(api.db, { ...payload, kind: "created" }, now());
  await enqueuePushMessages(api.db, { ...payload, kind: "created" }, now());
  const messages = await api.db.pushMessage.findMany({ where: { key: { startsWith: event._id } } });
  return { event, messages };
}

const findState = async (id: string) => (await api.db.pushMessage.findFirst({ where: { id } }))?.state;

it("a push message shows the chosen notifications in the reader's language, once", {
  tags: "main",
}, async () => {
  const { status, body } = await subscribe("/ok");
  expect([status, body.service]).toEqual([201, new URL(service.url).host]);
  expect((await subscribe("/ok")).body).toEqual(body);
  expect((await acme.get(path())).body).toEqual([body]);
  const { event, messages } = await createMeeting();
  expect(messages).toHaveLength(1);
  const [{ id } = { id: "" }] = messages;
  await send(id);
  await send(id);
  expect(await findState(id)).toBe("sent");
  expect(service.at("/ok")).toHaveLength(1);
  const [message] = service.at("/ok");
  expect(message?.payload).toMatchObject({ title: expect.stringContaining(event.title), tag: event._id });
  expect(message?.payload.url).toContain(`https://meet.example.com/event/${event._id}?key=`);
  expect(message?.headers).toMatchObject({ topic: event._id, urgency: "normal" });
  expect(message?.headers.authorization).toMatch(/^vapid t=/);
  expect(Number(message?.headers.ttl)).toBeCloseTo(28 * 86_400, -3);
  expect(JSON.stringify(await api.db.pushSubscription.findMany())).not.toContain("/ok");
});

it("a push message goes only to users who subscribed", async () => {
  await subscribe("/quiet");
  await acme.put(`/v2/users/${host._id}/preferences`, { log: { push_enabled: false } });
  expect((await createMeeting()).messages).toEqual([]);
});

it.each(["/404", "/410"])("a push message removes a browser if its service returns %s", async (where) => {
  await subscribe(where);
  const { messages } = await createMeeting();
  await send(messages[0]?.id as string);
  expect((await acme.get(path())).body).toEqual([]);
});

it.each(["/429", "/500"])("a push message is retried after %s", async (where) => {
  await subscribe(where);
  const [{ id } = { id: "" }] = (await createMeeting()).messages;
  await expect(send(id)).rejects.toThrow("responded with");
  expect(await findState(id)).toBe("queued");
});

it("a push message is given up after a permanent rejection", async () => {
  await subscribe("/413");
  const [{ id } = { id: "" }] = (await createMeeting()).messages;
  await send(id);
  expect(await findState(id)).toBe("failed");
});

it.each([
  ["/endpoint private_address", { endpoint: "https://10.0.0.1/x" }],
  ["/endpoint", { endpoint: "http://push.example.com/x" }],
  ["/keys/p256dh", { keys: { p256dh: "AAAA", auth: BROWSER_KEYS.auth } }],
  ["/keys/auth", { keys: { ...buildSubscription("").keys, auth: randomBytes(8).toString("base64url") } }],
])("a push subscription rejects a wrong %s", async (issue, wrong) => {
  const response = await acme.post(path(), { ...buildSubscription("https://push.example.com/x"), ...wrong });
  expect(response.status).toBe(400);
  expect(listErrorCodes(response)[0]).toContain(issue);
});

it("a push message is discarded by hand, once", async () => {
  const { body } = await subscribe("/bye");
  expect((await acme.delete(`${path()}/${body._id}`)).body).toEqual({ n: 1, ok: 1 });
  expect((await acme.delete(`${path()}/${body._id}`)).status).toBe(404);
});
