import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, type Instant } from "@/lib/core/time/instant";
import { advancePoll } from "@/lib/domain/events/poll/advance-poll";
import { createTestApi, type Tenant } from "../support/api";
import { listEventJobs, runEventMails } from "../support/event-jobs";
import { createPoll, type PollEvent } from "../support/polls";
import { createTestHost, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Bookpage <no-reply@example.com>" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const DEADLINE = "2031-03-01T12:00:00.000Z";
const at = (offset = 0): Instant => asInstant(Date.parse(DEADLINE) + offset);

const plan = (poll: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) =>
  createPoll(acme, {
    poll: { deadline: DEADLINE, at_deadline: "confirm", ...poll },
    invitees: ["ana", "bo"].map((name) => ({ email: `${name}@example.com`, full_name: name })),
    ...rest,
  });
const vote = (event: PollEvent, name: string, ...answers: string[]) =>
  acme.post(`/v2/events/${event._id}/votes`, {
    invitee: `${name}@example.com`,
    dates: Object.fromEntries(answers.map((answer, index) => [event.dates[index]?._id ?? "", answer])),
  });
const runDeadlineJob = (event: PollEvent, now: Instant) =>
  advancePoll(api.db, { organization: acme.id, event: event._id }, now);
const read = async (event: PollEvent): Promise<PollEvent> => (await acme.get(`/v2/events/${event._id}`)).body;

const dueAt = async (event: PollEvent) =>
  (await listEventJobs(api, event, "advance_poll")).map(({ run_at }) => run_at.toISOString());

const mailsOf = (event: PollEvent, kind: string, now: Instant) => runEventMails(api, acme, event, kind, now);

describe("the deadline of a poll", () => {
  it("confirms the date at which most can come, once", { tags: "main" }, async () => {
    const event = await plan();
    await vote(event, "ana", "no", "yes", "yes");
    await vote(event, "bo", "yes", "yes", "yes");
    await runDeadlineJob(event, at(-1));
    expect((await read(event)).confirmed.flag).toBe(false);
    await Promise.all([
      runDeadlineJob(event, at()),
      runDeadlineJob(event, at()),
      runDeadlineJob(event, at(HOUR)),
    ]);
    const after = await read(event);
    expect(after).toMatchObject({ confirmed: { flag: true, date_id: event.dates[1]?._id } });
    expect(
      (await listEventJobs(api, event, "send_event_notifications")).filter(
        ({ payload }) => payload.kind === "confirmed",
      ),
    ).toHaveLength(1);
    await runDeadlineJob(event, at(DAY));
    expect((await read(event)).__v).toBe(after.__v);
  });

  it("stops answers, with any outcome", async () => {
    const event = await plan({ at_deadline: "remind" });
    await api.db.event.updateMany({
      where: { id: event._id },
      data: { poll: { deadline: "2001-03-01T12:00:00.000Z" } },
    });
    const refused = await vote(event, "ana", "yes");
    expect([refused.status, refused.body.detail]).toEqual([409, "The deadline of the poll has passed."]);
  });

  it("notifies the organiser if no invitee can come, or if requested", async () => {
    const unwanted = await plan();
    await vote(unwanted, "ana", "no", "no", "no");
    const asked = await plan({ at_deadline: "remind" });
    await vote(asked, "ana", "yes", "yes", "yes");
    for (const event of [unwanted, asked]) {
      await runDeadlineJob(event, at());
      await runDeadlineJob(event, at(HOUR));
      const { confirmed, poll } = await read(event);
      expect([confirmed.flag, poll?.closed]).toEqual([false, DEADLINE]);
      expect(await mailsOf(event, "closed", at())).toHaveLength(1);
    }
  });

  it("notifies the organiser of a booking if its host is no longer free", async () => {
    const host = await createTestHost(acme);
    const first = { date: "2031-03-10T09:00:00Z", end_date: "2031-03-10T10:00:00Z" };
    const event: PollEvent = (
      await acme.post("/v2/events", {
        title: "Talk",
        bookpage: true,
        created_by: { user: host._id },
        dates: [first],
        invitees: [{ email: "ana@example.com" }],
        poll: { deadline: DEADLINE, at_deadline: "confirm" },
      })
    ).body;
    await vote(event, "ana", "yes");
    const taken = {
      title: "Other",
      bookpage: true,
      created_by: { user: host._id },
      confirmed: { flag: true },
    };
    expect((await acme.post("/v2/events", { ...taken, dates: [first] })).status).toBe(201);
    await runDeadlineJob(event, at());
    const { confirmed, poll } = await read(event);
    expect([confirmed.flag, poll?.closed]).toEqual([false, DEADLINE]);
  });

  it("reminds invitees without an answer, a day before and once", async () => {
    const event = await plan();
    await vote(event, "ana", "yes");
    expect(await dueAt(event)).toEqual([new Date(at(-DAY)).toISOString()]);
    await runDeadlineJob(event, at(-DAY));
    await runDeadlineJob(event, at(-DAY + HOUR));
    expect(await mailsOf(event, "unanswered", at(-DAY))).toEqual(["bo@example.com"]);
    expect(await dueAt(event)).toEqual([DEADLINE]);
    const quiet = await plan({ reminders: false });
    expect(await dueAt(quiet)).toEqual([DEADLINE]);
  });

  it("can be moved and removed, but not set in the past", async () => {
    const event = await plan({ reminders: false });
    await runDeadlineJob(event, at());
    const later = "2031-03-02T12:00:00.000Z";
    const { body } = await acme.put(`/v2/events/${event._id}`, { poll: { deadline: later } });
    expect(body.poll).toMatchObject({ deadline: later, closed: null });
    expect(await dueAt(event)).toEqual([later]);
    expect((await acme.put(`/v2/events/${event._id}`, body)).body.__v).toBe(body.__v);
    await acme.put(`/v2/events/${event._id}`, { poll: { deadline: null } });
    expect(await dueAt(event)).toEqual([]);
    const past = await acme.put(`/v2/events/${event._id}`, { poll: { deadline: "2001-01-01T00:00:00Z" } });
    expect([past.status, listErrorCodes(past)]).toEqual([400, ["/poll/deadline past"]]);
    const made = await acme.post("/v2/events", {
      title: "Talk",
      created_by: { user: (await createTestUser(acme))._id },
      poll: { deadline: "2001-01-01T00:00:00Z" },
    });
    expect([made.status, listErrorCodes(made)]).toEqual([400, ["/poll/deadline past"]]);
  });
});
