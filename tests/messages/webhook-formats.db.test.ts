import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signForFormat } from "@/lib/domain/messaging/webhooks/formats/sign-for-format";
import { createTestApi } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { registerTenantFixture } from "../support/fixtures";
import { createTestHost, createTestPage, listErrorCodes } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();
const acme = registerTenantFixture(api);

const MOVED = ["event.confirmed", "event.updated", "event.cancelled"];

async function listBodies(hook: { _id: string }) {
  const { rows } = await api.pool.query<{ body: string }>(
    "SELECT body FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY id",
    [hook._id],
  );
  return rows.map(({ body }) => JSON.parse(body));
}

/** A meeting that is booked, moved by an hour, renamed and cancelled. */
async function bookMoveAndCancel() {
  const host = await createTestHost(acme);
  const questions = [{ label: "Topic", kind: "text", key: "topic" }];
  const page = await createTestPage(acme, host._id, {
    custom: { auto_confirm: true, duration: 30, questions },
  });
  const { _id: id } = await createTestBooking(acme, {
    page: page.nickname,
    duration: 30,
    answers: { topic: "Boats" },
  });
  const { body } = await acme.get(`/v2/events/${id}`);
  const date = { date: "2031-03-10T10:00:00+01:00", end_date: "2031-03-10T10:30:00+01:00" };
  const moved = await acme.put(`/v2/events/${id}`, { dates: [{ _id: body.dates[0]._id, ...date }] });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect((await acme.put(`/v2/events/${id}`, { title: "Another title" })).status).toBe(200);
  expect((await acme.post(`/v2/events/${id}/cancel`, { reason: "Storm" })).status).toBe(200);
  return { id, page };
}

describe("the format of Calendly", () => {
  it("sends what Calendly sends for a meeting that is booked, moved and cancelled", {
    tags: "main",
  }, async () => {
    const hook = await createTestWebhook(acme, { format: "calendly", actions: MOVED, action: MOVED[0] });
    const { id } = await bookMoveAndCancel();
    const bodies = await listBodies(hook);
    expect(bodies.map(({ event, payload }) => [event, payload.status, payload.rescheduled])).toEqual([
      ["invitee.created", "active", false],
      ["invitee.canceled", "canceled", true],
      ["invitee.created", "active", false],
      ["invitee.canceled", "canceled", false],
    ]);
    const [created, left, arrived, cancelled] = bodies.map(({ payload }) => payload);
    expect(created).toMatchObject({
      email: "ana@example.com",
      name: "Ana Silva",
      first_name: "Ana",
      last_name: "Silva",
      questions_and_answers: [{ question: "Topic", answer: "Boats", position: 0 }],
      scheduled_event: {
        status: "active",
        start_time: "2031-03-10T08:00:00.000000Z",
        end_time: "2031-03-10T08:30:00.000000Z",
        invitees_counter: { total: 1, active: 1, limit: 1 },
      },
    });
    expect(created.uri).toContain(id);
    expect([left.uri, left.new_invitee]).toEqual([created.uri, arrived.uri]);
    expect(arrived.old_invitee).toBe(created.uri);
    expect(arrived.scheduled_event.start_time).toBe("2031-03-10T09:00:00.000000Z");
    expect(cancelled).toMatchObject({ uri: arrived.uri, cancellation: { reason: "Storm" } });
  });
});

describe("the format of Cal.com", () => {
  it("sends what Cal.com sends for a meeting that is booked, moved and cancelled", async () => {
    const hook = await createTestWebhook(acme, { format: "calcom", actions: MOVED, action: MOVED[0] });
    const { id } = await bookMoveAndCancel();
    const bodies = await listBodies(hook);
    expect(bodies.map(({ triggerEvent }) => triggerEvent)).toEqual([
      "BOOKING_CREATED",
      "BOOKING_RESCHEDULED",
      "BOOKING_CANCELLED",
    ]);
    const [created, moved, cancelled] = bodies.map(({ payload }) => payload);
    expect(created).toMatchObject({
      uid: id,
      status: "ACCEPTED",
      length: 30,
      startTime: "2031-03-10T08:00:00.000Z",
      attendees: [{ email: "ana@example.com", name: "Ana Silva" }],
      responses: { topic: { label: "Topic", value: "Boats" }, email: { value: "ana@example.com" } },
    });
    expect(moved).toMatchObject({
      uid: id,
      startTime: "2031-03-10T09:00:00.000Z",
      rescheduleUid: id,
      rescheduleStartTime: "2031-03-10T08:00:00.000Z",
    });
    expect(cancelled).toMatchObject({ status: "CANCELLED", cancellationReason: "Storm" });
  });
});

describe("a webhook with another tool's format", () => {
  it("refuses actions without a form, also when either changes later", async () => {
    const target = { target_url: "https://hooks.example.com/other" };
    const refused = await acme.post("/v2/hooks", { ...target, action: "form.answered", format: "calcom" });
    expect([refused.status, listErrorCodes(refused)]).toEqual([400, ["/format mismatch"]]);
    const hook = await createTestWebhook(acme, { ...target, action: "event.cancelled", format: "calendly" });
    const changed = await acme.put(`/v2/hooks/${hook._id}`, { ...target, action: "event.message" });
    expect([changed.status, listErrorCodes(changed)]).toEqual([400, ["/format mismatch"]]);
  });

  it("sends a ping and an example in this format, and is signed as there", async () => {
    const hook = await createTestWebhook(acme, { action: "event.cancelled", format: "calcom" });
    expect((await acme.post(`/v2/hooks/${hook._id}/ping`, {})).status).toBe(201);
    expect(await listBodies(hook)).toMatchObject([{ triggerEvent: "PING" }]);
    const signed = { body: "{}", timestamp: 1_700_000_000, secrets: ["whsec_new", "whsec_old"] };
    const sign = (text: string) => createHmac("sha256", "whsec_new").update(text).digest("hex");
    expect(signForFormat({ ...signed, format: "calendly" })).toEqual({
      "calendly-webhook-signature": `t=1700000000,v1=${sign("1700000000.{}")}`,
    });
    expect(signForFormat({ ...signed, format: "calcom" })).toEqual({ "x-cal-signature-256": sign("{}") });
    expect(signForFormat({ ...signed, format: "array" })).toEqual({});
  });
});
