import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { replanSteps } from "@/lib/domain/events/planned-steps/replan-steps";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { listEventJobs } from "../support/event-jobs";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const api = createTestApi();

let acme: Tenant;
let nickname: string;

beforeAll(async () => {
  acme = await api.tenant();
  nickname = (await createTestPage(acme, (await createTestHost(acme))._id)).nickname;
});

const START = Date.UTC(2031, 2, 10, 8);

let days = 0;

/** Books Ana another day at the same time, confirmed; returns the meeting and its start. */
async function book(more: Record<string, unknown> = {}) {
  const start = START + 7 * days++ * DAY;
  const email = `${makeUniqueName("ana")}@example.com`;
  const event = await createTestBooking(acme, {
    page: nickname,
    start: new Date(start).toISOString(),
    attendee: { name: "Ana Silva", email, timezone: "Asia/Tokyo" },
    ...more,
  });
  if (!event.confirmed?.flag) await acme.post(`/v2/events/${event._id}/confirm`, {});
  return { event, start, email };
}

const DAY_BEFORE = { trigger: "before_start", amount: 1, unit: "days" };
const HOUR_BEFORE = { trigger: "before_start", amount: 1, unit: "hours" };

const createWorkflow = (steps: object[], rest: Record<string, unknown> = {}) =>
  createTestWorkflow(acme, steps, rest);

/** Deletes the workflows of a test, so that the next one begins without. */
async function removeWorkflows() {
  const { body } = await acme.get("/v2/workflows");
  for (const { _id } of body) await acme.delete(`/v2/workflows/${_id}`);
}

const run = (event: { _id: string }, now: number) =>
  runDueSteps(api.db, { organization: acme.id, event: event._id }, asInstant(now));

const listSteps = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}/timeline`)).body
    .filter(({ step }: { step: unknown }) => step)
    .map(({ step, people }: { step: Record<string, unknown>; people: string[] }) => ({
      due: Date.parse(step.due_at as string),
      state: step.state,
      reason: step.reason,
      people,
    }));

const listMails = async (event: { _id: string }) =>
  (await acme.get(`/v2/mails?event=${event._id}`)).body.filter(
    ({ kind }: { kind: string }) => kind === "workflow",
  );

describe("a workflow", () => {
  it("sends a reminder once, and its text after the meeting", { tags: "main" }, async () => {
    await removeWorkflows();
    await createWorkflow([
      { when: DAY_BEFORE, to: ["booker"], template: "reminder" },
      {
        when: { trigger: "after_end", amount: 1, unit: "hours" },
        to: ["booker"],
        subject: "Thank you from {host}",
        text: "Hello {recipient},\n\nit was good to meet you.",
      },
    ]);
    const { event, start, email } = await book();
    expect(await listSteps(event)).toMatchObject([
      { due: start - DAY, state: "planned", people: ["Ana Silva"] },
      { due: start + 30 * MINUTE + HOUR, state: "planned" },
    ]);
    const [job] = await listEventJobs(api, event, "run_due_steps");
    expect(job?.run_at.getTime()).toBe(start - DAY);

    await run(event, start - DAY - MINUTE);
    expect(await listMails(event)).toEqual([]);
    await run(event, start - DAY);
    await run(event, start - DAY + MINUTE);
    await run(event, start + 2 * HOUR);
    await run(event, start + 2 * HOUR);
    const mails = await listMails(event);
    expect(mails.map(({ to, subject }: Record<string, string>) => [to, subject])).toEqual([
      [email, expect.stringContaining("Thank you from")],
      [email, expect.stringContaining("Reminder")],
    ]);
    const { text } = (await acme.get(`/v2/mails/${mails[0]._id}`)).body;
    expect(text).toContain("Hello Ana Silva,\n\nit was good to meet you.");
    expect(await listSteps(event)).toMatchObject([{ state: "sent" }, { state: "sent" }]);
  });

  it("counts days and times of day on the recipient's clock", async () => {
    await removeWorkflows();
    await createWorkflow([{ when: { ...DAY_BEFORE, at: "09:00" }, to: ["booker"], template: "reminder" }]);
    const { event, start } = await book();
    // 08:00 UTC is 17:00 in Tokyo; nine o'clock there is midnight UTC.
    expect(await listSteps(event)).toMatchObject([{ due: start - 8 * HOUR - DAY }]);
  });

  it("counts working days without the host's holidays", async () => {
    await removeWorkflows();
    const when = { trigger: "before_start", amount: 1, unit: "working_days" };
    const workflow = await createWorkflow([{ when, to: ["host"], template: "reminder" }]);
    const host = await createTestHost(acme, { holidays: { country: "DE" } });
    const page = await createTestPage(acme, host._id);
    // The Tuesday after Easter; Good Friday and Easter Monday are holidays.
    const start = Date.UTC(2031, 3, 15, 9);
    const { event } = await book({ page: page.nickname, start: new Date(start).toISOString() });
    expect(await listSteps(event)).toMatchObject([{ due: start - 5 * DAY, state: "planned" }]);
    const tried = await acme.post(`/v2/workflows/${workflow._id}/try`, { event: event._id });
    expect(Date.parse(tried.body.steps[0].recipients[0].due_at)).toBe(start - 5 * DAY);
  });

  it("moves with the meeting, ends with it, and is not sent again for a time that is still ahead", async () => {
    await removeWorkflows();
    await createWorkflow([{ when: DAY_BEFORE, to: ["booker"], template: "reminder" }]);
    const { event, start } = await book();
    const move = (to: number) =>
      acme.put(`/v2/events/${event._id}`, {
        dates: [
          {
            _id: event.dates[0]._id,
            date: new Date(to).toISOString(),
            end_date: new Date(to + 30 * MINUTE).toISOString(),
          },
        ],
      });
    await move(start + HOUR);
    expect(await listSteps(event)).toMatchObject([{ due: start + HOUR - DAY, state: "planned" }]);
    await run(event, start + HOUR - DAY);
    await move(start + 2 * HOUR);
    expect(await listSteps(event)).toMatchObject([
      { state: "sent" },
      { state: "skipped", reason: "already_sent" },
    ]);
    await move(start + 3 * DAY);
    expect((await listSteps(event)).at(-1)).toMatchObject({ due: start + 2 * DAY, state: "planned" });
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    await run(event, start + 2 * DAY);
    expect((await listSteps(event)).map(({ reason }: { reason: string }) => reason)).toContain("cancelled");
    expect(await listMails(event)).toHaveLength(1);
  });

  it("tells why a step of a late booking, or of a stopped worker, was not sent", async () => {
    await removeWorkflows();
    const workflow = await createWorkflow([{ when: HOUR_BEFORE, to: ["booker"], template: "reminder" }]);
    const soon = await book();
    await run(soon.event, soon.start);
    expect(await listSteps(soon.event)).toMatchObject([{ state: "skipped", reason: "started" }]);
    const late = await book();
    await acme.put(`/v2/workflows/${workflow._id}`, {
      steps: [{ when: DAY_BEFORE, to: ["booker"], template: "reminder" }],
    });
    await replanSteps(api.db, { organization: acme.id }, asInstant(late.start - HOUR * 2));
    expect(await listSteps(late.event)).toMatchObject([
      { reason: "workflow_changed", due: late.start - HOUR },
      { reason: "late", due: late.start - DAY },
    ]);
  });

  it("sends nothing to a guest who was removed or has declined", async () => {
    await removeWorkflows();
    await createWorkflow([{ when: DAY_BEFORE, to: ["guests", "host"], template: "reminder" }]);
    const { event, start } = await book();
    const guests = ["one", "two", "three"].map((name) => ({ email: `${makeUniqueName(name)}@example.com` }));
    for (const guest of guests) await acme.post(`/v2/events/${event._id}/invitees`, guest);
    const { body } = await acme.get(`/v2/events/${event._id}`);
    expect(body.invitees, JSON.stringify(body)).toHaveLength(5);
    const idOf = (index: number) =>
      body.invitees.find(({ email }: { email: string }) => email === guests[index]?.email)._id;
    await acme.delete(`/v2/events/${event._id}/invitees/${idOf(0)}`);
    await acme.post(`/v2/events/${event._id}/declines`, { invitee: idOf(1) });
    await run(event, start - DAY);
    const recipients = (await listMails(event)).map(({ to }: { to: string }) => to);
    expect(recipients).toContain(guests[2]?.email);
    expect(recipients).toHaveLength(2);
    expect(
      (await listSteps(event)).filter(({ reason }: { reason: string }) => reason === "left"),
    ).toHaveLength(2);
  });

  it("applies to coming meetings when it is switched on, and ends when it is switched off", async () => {
    await removeWorkflows();
    const { event, start } = await book();
    const workflow = await createWorkflow([{ when: DAY_BEFORE, to: ["booker"], template: "reminder" }]);
    const now = asInstant(start - 5 * DAY);
    await replanSteps(api.db, { organization: acme.id }, now);
    expect(await listSteps(event)).toMatchObject([{ state: "planned" }]);
    const off = await acme.put(`/v2/workflows/${workflow._id}`, { enabled: false });
    expect(off.body).toMatchObject({ enabled: false, planned: 0 });
    expect(await listSteps(event)).toMatchObject([{ state: "skipped", reason: "workflow_off" }]);
    await acme.put(`/v2/workflows/${workflow._id}`, { enabled: true });
    await replanSteps(api.db, { organization: acme.id }, now);
    expect(await listSteps(event)).toMatchObject([{ state: "planned", reason: null }]);
  });

  it("ends when it is deleted, and is restored from the trash with what was planned", async () => {
    await removeWorkflows();
    const workflow = await createWorkflow([{ when: DAY_BEFORE, to: ["booker"], template: "reminder" }]);
    const { event, start } = await book();
    await acme.delete(`/v2/workflows/${workflow._id}`);
    expect(await listSteps(event)).toMatchObject([{ state: "skipped", reason: "workflow_off" }]);
    expect((await acme.post(`/v2/trash/${workflow._id}/restore`, {})).status).toBe(200);
    expect((await acme.get(`/v2/workflows/${workflow._id}`)).body).toMatchObject({ steps: workflow.steps });
    await replanSteps(api.db, { organization: acme.id }, asInstant(start - 5 * DAY));
    expect(await listSteps(event)).toMatchObject([{ state: "planned", reason: null }]);
  });

  it("reacts to changes: booked, moved, cancelled, and a request without an answer", async () => {
    await removeWorkflows();
    const to = ["host"];
    const text = { subject: "News", text: "{booker}: {title}" };
    await createWorkflow([
      { when: { trigger: "booked" }, to, ...text },
      { when: { trigger: "cancelled" }, to, ...text },
      { when: { trigger: "requested", amount: 24, unit: "hours" }, to, ...text },
    ]);
    const { event } = await book();
    const now = Date.now() + MINUTE;
    await run(event, now);
    expect(await listMails(event)).toHaveLength(1);
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    await run(event, now);
    await run(event, now + 2 * DAY);
    expect(await listMails(event)).toHaveLength(2);
  });
});

describe("a text of ours", () => {
  it("asks whether someone still comes, with ways to move or cancel that only a form carries out", async () => {
    await removeWorkflows();
    await createWorkflow([
      { when: HOUR_BEFORE, to: ["booker"], template: "still_coming" },
      { when: { trigger: "after_end" }, to: ["booker"], template: "thanks" },
    ]);
    const { event, start } = await book();
    await run(event, start - HOUR);
    await run(event, start + HOUR);
    const [thanks, question] = await listMails(event);
    expect([thanks.subject, question.subject]).toEqual([
      expect.stringContaining("Thank you"),
      expect.stringContaining("Still coming?"),
    ]);
    const { text } = (await acme.get(`/v2/mails/${question._id}`)).body;
    expect(text).toContain("/reschedule?");
    expect(text).toMatch(/step=(cancel|decline)/);
    expect((await acme.get(`/v2/mails/${thanks._id}`)).body.text).not.toContain("/reschedule?");
  });
});

describe("conditions", () => {
  it("are evaluated for each meeting, and can be tried", async () => {
    await removeWorkflows();
    const workflow = await createWorkflow([{ when: DAY_BEFORE, to: ["booker"], template: "reminder" }], {
      conditions: [{ kind: "first_booking", is: true }],
    });
    const first = await book();
    const attendee = { name: "Ana Silva", email: first.email };
    const second = await book({ attendee });
    expect(await listSteps(first.event)).toMatchObject([{ state: "planned" }]);
    expect(await listSteps(second.event)).toMatchObject([{ state: "skipped", reason: "condition" }]);
    const tried = await acme.post(`/v2/workflows/${workflow._id}/try`, { event: second.event._id });
    expect(tried.body).toMatchObject({
      applies: false,
      in_filter: true,
      conditions: [{ found: ["false"], holds: false }],
      steps: [{ recipients: [{ role: "booker", name: "Ana Silva" }] }],
    });
  });
});

describe("bad input", () => {
  const STEP = { when: DAY_BEFORE, to: ["booker"], template: "reminder" };
  it.each([
    ["no steps", { steps: [] }, "/steps"],
    [
      "a negative time",
      { steps: [{ ...STEP, when: { ...DAY_BEFORE, amount: -1 } }] },
      "/steps/0/when/amount",
    ],
    ["no time before", { steps: [{ ...STEP, when: { ...DAY_BEFORE, amount: 0 } }] }, "/steps/0/when/amount"],
    ["two years", { steps: [{ ...STEP, when: { ...DAY_BEFORE, amount: 730 } }] }, "/steps/0/when/amount"],
    [
      "a time of day with hours",
      { steps: [{ ...STEP, when: { ...HOUR_BEFORE, at: "09:00" } }] },
      "/steps/0/when/at",
    ],
    ["nobody", { steps: [{ ...STEP, to: [] }] }, "/steps/0/to"],
    ["no text", { steps: [{ ...STEP, template: null }] }, "/steps/0/subject"],
    [
      "an unknown variable",
      { steps: [{ ...STEP, template: null, subject: "Hi", text: "Hello {name}" }] },
      "/steps/0/text",
    ],
    [
      "a booker's words in a subject",
      { steps: [{ ...STEP, template: null, subject: "{booker}", text: "Hello" }] },
      "/steps/0/subject",
    ],
    ["a foreign page", { steps: [STEP], filter: { pages: ["65f0c1a2b3c4d5e6f7a8b9c0"] } }, "/filter/pages/0"],
    ["a step of another workflow", { steps: [{ ...STEP, _id: "65f0c1a2b3c4d5e6f7a8b9c0" }] }, "/steps/0/_id"],
  ])("names the field of %s", async (_, fields, pointer) => {
    const { status, body } = await acme.post("/v2/workflows", { name: "Wrong", ...fields });
    expect([status, body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([
      400,
      expect.arrayContaining([pointer]),
    ]);
  });
});
