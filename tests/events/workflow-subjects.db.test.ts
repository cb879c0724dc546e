import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { recordBookedEvent } from "@/lib/domain/bookings/forms/responses/record-booked-event";
import { runSubjectSteps } from "@/lib/domain/bookings/workflow-steps/run-subject-steps";
import { generateToken } from "@/lib/platform/crypto/token";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestForm, listFormResponses } from "../support/forms";
import { submitPublicForm } from "../support/public-forms";
import { buildEveryDay, createTestPage, createTestUser, makeUniqueName } from "../support/users";
import { joinTestWaitingList, runOfferJobs } from "../support/waiting-list";
import { createTestWorkflow } from "../support/workflows";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

let acme: Tenant;

beforeAll(async () => {
  acme = await api.tenant();
});

const QUESTIONS = [
  { key: "name", label: "Name", kind: "text" },
  { key: "email", label: "E-mail", kind: "email" },
  { key: "topic", label: "Topic", kind: "text" },
];

const ANSWERED = { trigger: "form_answered" };

const WELCOME = {
  when: ANSWERED,
  to: ["booker"],
  subject: "Thanks for {form}",
  text: "Hello {recipient}, you wrote: {answer.topic}. Next: {link}",
};

const createForm = () => createTestForm(acme, { title: "Contact", questions: QUESTIONS });

const now = (later = 0) => asInstant(Date.now() + later);

async function answer(form: { _id: string; handle: string }, fields: Record<string, string> = {}) {
  const email = `${makeUniqueName("ana")}@example.com`;
  await submitPublicForm(form.handle, {
    a_name: "Ana",
    a_email: email,
    a_topic: "Tea at evil.example",
    ...fields,
  });
  const [response] = await listFormResponses(acme, form);
  return { response: response as { _id: string }, email };
}

const run = (trigger: "form_answered" | "offer_waiting", subject: string, at: Instant) =>
  runSubjectSteps(api.db, { organization: acme.id, trigger, subject }, at);

const listMessages = async (workflow: { _id: string }) =>
  (await acme.get(`/v2/workflows/${workflow._id}/messages`)).body;

const listMails = async (email: string) =>
  (await acme.get("/v2/mails?limit=200")).body.filter(
    ({ to, kind }: Record<string, string>) => to === email && kind === "workflow",
  );

const listJobs = async (subject: string) => {
  const { rows } = await api.pool.query<{ run_at: Date }>(
    `SELECT j.run_at FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'run_subject_steps' AND j.payload ->> 'subject' = $1`,
    [subject],
  );
  return rows;
};

describe("a workflow about a form", () => {
  it("writes once to the person who answered, with their answers", { tags: "main" }, async () => {
    const form = await createForm();
    const workflow = await createTestWorkflow(acme, [WELCOME], { filter: { forms: [form._id] } });
    const { response, email } = await answer(form);
    expect(await listMessages(workflow)).toMatchObject([
      { subject: response._id, recipient: "booker", state: "planned", trigger: "form_answered" },
    ]);
    expect(await listJobs(response._id)).toHaveLength(1);
    await run("form_answered", response._id, now(MINUTE));
    await run("form_answered", response._id, now(MINUTE));
    const [mail, ...more] = await listMails(email);
    expect(more).toEqual([]);
    expect(mail.subject).toBe("Thanks for Contact");
    const { text } = (await acme.get(`/v2/mails/${mail._id}`)).body;
    // A stranger may have typed the address, so that nothing in an answer becomes a link.
    expect(text).toContain("Hello Ana, you wrote: Tea at evil.\u200bexample.");
    expect(text).toContain(`/forms/${form.handle}`);
    expect(text).toContain("was entered in the form “Contact”");
    expect(await listMessages(workflow)).toMatchObject([{ state: "sent", reason: null }]);
  });

  it("is limited to its forms, by its conditions and by the address that is missing", async () => {
    const form = await createForm();
    const other = await createForm();
    const workflow = await createTestWorkflow(acme, [WELCOME], {
      filter: { forms: [form._id] },
      conditions: [{ kind: "answer", question: "topic", is: ["Tea"] }],
    });
    await answer(other, { a_topic: "Tea" });
    expect(await listMessages(workflow)).toEqual([]);
    await answer(form, { a_topic: "Coffee" });
    expect(await listMessages(workflow)).toMatchObject([{ state: "skipped", reason: "condition" }]);
    const { response } = await answer(form, { a_topic: "tea", a_email: "" });
    await run("form_answered", response._id, now(MINUTE));
    const messages = await listMessages(workflow);
    expect(messages.find(({ subject }: { subject: string }) => subject === response._id)).toMatchObject({
      state: "skipped",
      reason: "no_address",
    });
  });

  it("sends the same form twice as one, and reminds nobody who has booked meanwhile", async () => {
    const form = await createForm();
    const later = { ...WELCOME, when: { ...ANSWERED, amount: 1, unit: "days" } };
    const workflow = await createTestWorkflow(acme, [WELCOME, later], { filter: { forms: [form._id] } });
    const token = generateToken();
    const { response, email } = await answer(form, { form: token });
    await run("form_answered", response._id, now(MINUTE));
    await answer(form, { form: token, a_email: email, a_topic: "Cake" });
    await run("form_answered", response._id, now(2 * MINUTE));
    expect(await listMails(email)).toHaveLength(1);
    const booked = { event: "65f0c1a2b3c4d5e6f7a8b9c0", now: now() };
    await recordBookedEvent(api.db, asOrganizationId(acme.id), response._id, booked);
    await run("form_answered", response._id, now(DAY + HOUR));
    expect(await listMails(email)).toHaveLength(1);
    const reasons = (await listMessages(workflow)).map(({ reason }: { reason: string | null }) => reason);
    expect(reasons.sort()).toEqual(["booked", null]);
  });

  it("ends when it is switched off, and when the answers are deleted", async () => {
    const form = await createForm();
    const later = { ...WELCOME, when: { ...ANSWERED, amount: 1, unit: "hours" } };
    const workflow = await createTestWorkflow(acme, [later], { filter: { forms: [form._id] } });
    const first = await answer(form);
    const off = await acme.put(`/v2/workflows/${workflow._id}`, { enabled: false });
    expect(off.body.planned).toBe(0);
    expect(await listMessages(workflow)).toMatchObject([{ reason: "workflow_off" }]);
    await acme.put(`/v2/workflows/${workflow._id}`, { enabled: true });
    const second = await answer(form);
    await acme.delete(`/v2/forms/${form._id}`);
    for (const { response, email } of [first, second]) {
      await run("form_answered", response._id, now(2 * HOUR));
      expect(await listMails(email)).toEqual([]);
    }
    const reasons = (await listMessages(workflow)).map(({ reason }: { reason: string }) => reason);
    expect(reasons.sort()).toEqual(["left", "workflow_off"]);
  });

  it("posts the answers to a webhook", async () => {
    const form = await createForm();
    const url = "https://hooks.example.com/answers";
    const step = { when: ANSWERED, channel: "webhook", url };
    const workflow = await createTestWorkflow(acme, [step], { filter: { forms: [form._id] } });
    const { response, email } = await answer(form);
    await run("form_answered", response._id, now(MINUTE));
    const { hooks } = (await acme.get("/hooks")).body;
    const hook = hooks.find(({ target_url }: { target_url: string }) => target_url === url);
    const [delivery] = (await acme.get(`/hooks/${hook._id}/deliveries`)).body;
    const { body } = (await acme.get(`/hooks/${hook._id}/deliveries/${delivery._id}`)).body;
    expect(JSON.parse(body).resource).toMatchObject({
      workflow: workflow._id,
      trigger: "form_answered",
      response: { _id: response._id, email },
    });
    expect(JSON.parse(body).resource).not.toHaveProperty("event");
  });
});

describe("a workflow about a waiting list", () => {
  const TOMORROW = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);

  it("writes to who is offered a freed time, and not once the offer is over", async () => {
    const host = await createTestUser(acme, {
      user: { timezone: "UTC" },
      availability: { days: buildEveryDay("09:00", "10:00") },
    });
    const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true, offer_minutes: 60 } };
    const page = await createTestPage(acme, host._id, { nickname: makeUniqueName("waited"), custom });
    const step = {
      when: { trigger: "offer_waiting" },
      to: ["booker"],
      subject: "{host} has a time on {date}",
      text: "Hello {booker}: {title}, {time}. {link}",
    };
    const later = {
      ...step,
      when: { ...step.when, amount: 50, unit: "minutes" },
      subject: "Still free: {time}",
    };
    const workflow = await createTestWorkflow(acme, [step, later], { filter: { pages: [page._id] } });
    const booking = await createTestBooking(acme, {
      page: page.nickname,
      start: `${TOMORROW}T09:00:00.000Z`,
    });
    const emails = ["ana", "ben"].map((name) => `${makeUniqueName(name)}@x.example`);
    for (const email of emails)
      await joinTestWaitingList(acme, page.nickname, { email, day: TOMORROW, tz: "UTC", name: "Ana" });
    await acme.post(`/v2/bookings/${booking._id}/cancel`, {});
    await runOfferJobs(api.db, now());
    const [planned] = await listMessages(workflow);
    await run("offer_waiting", planned.subject, now(MINUTE));
    await run("offer_waiting", planned.subject, now(2 * MINUTE));
    const [mail, ...more] = await listMails(emails[0] as string);
    expect(more).toEqual([]);
    const { text } = (await acme.get(`/v2/mails/${mail._id}`)).body;
    expect(text).toMatch(/Hello Ana: .+, .*(9:00|09:00)/);
    expect(text).toContain("offer=");
    // The first person lets the offer pass; the time goes to the second one.
    await runOfferJobs(api.db, now(70 * MINUTE));
    await run("offer_waiting", planned.subject, now(70 * MINUTE));
    const messages = await listMessages(workflow);
    const ofFirst = messages.filter(({ subject }: { subject: string }) => subject === planned.subject);
    expect(ofFirst.map(({ reason }: { reason: string | null }) => reason).sort()).toEqual([
      null,
      "offer_over",
    ]);
    expect(messages).toHaveLength(4);
    expect(await listMails(emails[0] as string)).toHaveLength(1);
  });
});

describe("bad input", () => {
  it.each([
    ["an unknown variable", { text: "{place}" }, "/steps/0/text"],
    ["an answer in a subject", { subject: "{answer.topic}" }, "/steps/0/subject"],
    ["guests", { to: ["guests"] }, "/steps/0/to"],
    ["an SMS", { channel: "sms", subject: "" }, "/steps/0/channel"],
    ["a text of ours", { template: "reminder", subject: "", text: "" }, "/steps/0/template"],
    ["a time of day", { when: { ...ANSWERED, amount: 1, unit: "days", at: "09:00" } }, "/steps/0/when/at"],
    ["a request that is new", { when: { trigger: "unanswered" }, text: "Hi" }, "/steps/0/when/amount"],
  ])("names the field of %s", async (_, fields, pointer) => {
    const steps = [{ ...WELCOME, ...fields }];
    const { status, body } = await acme.post("/v2/workflows", { name: "Wrong", steps });
    expect([status, body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([
      400,
      expect.arrayContaining([pointer]),
    ]);
  });

  it("names a form of another organisation", async () => {
    const stranger = await createTestForm(await api.tenant("Other"));
    const body = { name: "Wrong", steps: [WELCOME], filter: { forms: [stranger._id] } };
    const made = await acme.post("/v2/workflows", body);
    expect([made.status, made.body.errors[0].pointer]).toEqual([400, "/filter/forms/0"]);
  });
});
