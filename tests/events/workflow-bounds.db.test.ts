import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { updateEvent } from "@/lib/domain/events/changes/update-event";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createTestHost } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const api = createTestApi();

const HOURS_BEFORE = { trigger: "before_start", amount: 2, unit: "hours" };
const TEXT = { subject: "News", text: "Hello {recipient}" };

let acme: Tenant;
let host: { _id: string };

beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
});

const meet = (start: number) =>
  createTestEvent(acme, host, {
    dates: [{ date: new Date(start).toISOString(), end_date: new Date(start + HOUR).toISOString() }],
    confirmed: { flag: true },
    invitees: [{ email: "ana@example.com" }],
  });

describe("a change of a workflow that writes to many at once", () => {
  const MEETINGS = 600;

  /** Copies a meeting, whose message is due within the next hour, in the database. */
  async function createCrowd() {
    const { _id } = await meet(Date.now() + 2 * HOUR + 30 * MINUTE);
    await api.pool.query(
      `WITH copies AS (
         INSERT INTO events SELECT e.* FROM events s, generate_series(1, $2) n,
           jsonb_populate_record(s, jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'confirmed_date_id', lpad(to_hex(n), 24, '0'))) e
          WHERE s.id = $1 RETURNING id)
       INSERT INTO event_dates SELECT d.* FROM copies c, event_dates s,
         jsonb_populate_record(s, jsonb_build_object('id', c.id, 'event_id', c.id)) d WHERE s.event_id = $1`,
      [_id, MEETINGS - 1],
    );
  }

  it("is rejected with their number, and accepted once it is confirmed", { tags: "main" }, async () => {
    await createCrowd();
    const line = { when: HOURS_BEFORE, channel: "calendar", to: ["host"], text: "Bring the plans" };
    const steps = [{ when: HOURS_BEFORE, to: ["team_admins"], ...TEXT }, line];
    const body = { name: "Crowd", steps };
    const refused = await acme.post("/v2/workflows", body);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: "conflict", reason: "many_messages", messages: MEETINGS },
    ]);
    expect((await acme.get("/v2/workflows")).body).toEqual([]);
    const tooFew = await acme.post("/v2/workflows", { ...body, confirmed_messages: MEETINGS - 1 });
    expect(tooFew.status).toBe(409);
    const made = await acme.post("/v2/workflows", { ...body, confirmed_messages: MEETINGS });
    expect(made.status).toBe(201);
    expect(made.body).not.toHaveProperty("confirmed_messages");

    // What it sends already needs no confirmation, and another time of day sends nothing at once.
    const path = `/v2/workflows/${made.body._id}`;
    expect((await acme.put(path, { name: "Crowds" })).status).toBe(200);
    expect((await acme.put(path, { steps: made.body.steps })).status).toBe(200);
    expect((await acme.put(path, { steps })).status).toBe(409); // a new step in place of the old one
    const later = { ...made.body.steps[0], when: { ...HOURS_BEFORE, amount: 1, unit: "hours" } };
    expect((await acme.put(path, { steps: [later] })).status).toBe(200);
    expect((await acme.put(path, { steps })).status).toBe(409);
    expect((await acme.put(path, { steps, enabled: false })).status).toBe(200);
    expect((await acme.put(path, { enabled: true })).status).toBe(409);
    await acme.delete(path);
  });
});

describe("a workflow whose webhook moves the meeting", () => {
  it("is stopped after ten moves, and admins are told once", async () => {
    const url = "https://hooks.example.com/loop";
    const steps = [{ when: { trigger: "moved" }, channel: "webhook", url }];
    await createTestWorkflow(acme, steps);
    const start = Date.UTC(2031, 2, 10, 9);
    const event = await meet(start);
    const organization = asOrganizationId(acme.id);
    const move = async (to: number, now: number) => {
      const target = {
        organization,
        id: event._id,
        precondition: new Precondition(null),
        now: asInstant(now),
      };
      const date = {
        _id: event.dates[0]._id,
        date: new Date(to).toISOString(),
        end_date: new Date(to + HOUR).toISOString(),
      };
      await updateEvent(api.db, target, { dates: [date] } as Parameters<typeof updateEvent>[2]);
      await runDueSteps(api.db, { organization: acme.id, event: event._id }, asInstant(now));
    };
    const began = Date.now();
    for (let count = 1; count <= 14; count += 1) await move(start + count * HOUR, began + count * MINUTE);
    const list = async () =>
      (await acme.get(`/v2/events/${event._id}/timeline`)).body.flatMap(
        ({ step }: { step: object | null }) => (step ? [step] : []),
      );
    const reasons = (await list()).map(({ reason }: { reason: string | null }) => reason);
    expect(reasons.filter((reason: string | null) => reason === null)).toHaveLength(10);
    expect(reasons.filter((reason: string | null) => reason === "loop")).toHaveLength(4);
    const told = (await acme.get("/v2/mails?limit=200")).body.filter(
      ({ kind }: { kind: string }) => kind === "workflow_loop",
    );
    const admins = await api.db.user.count({ where: { organizationId: acme.id, admin: true } });
    expect(told).toHaveLength(admins);
    // A day later, a person may move it again.
    await move(start + 20 * HOUR, began + DAY + HOUR);
    expect((await list()).filter(({ reason }: { reason: string | null }) => reason === null)).toHaveLength(
      11,
    );
  });
});
