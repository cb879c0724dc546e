import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { submitEventForm } from "@/lib/pages/event/submit-event-form";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const api = createTestApi();

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

let acme: Tenant;
let host: { _id: string };
let nickname: string;

beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
  nickname = (await createTestPage(acme, host._id)).nickname;
});

const START = Date.UTC(2031, 2, 10, 8);

let days = 0;

/** Books Ana another day; returns the meeting with her key and the organiser's. */
async function book() {
  const start = START + 7 * days++ * DAY;
  const email = `${makeUniqueName("ana")}@example.com`;
  const event = await createTestBooking(acme, {
    page: nickname,
    start: new Date(start).toISOString(),
    attendee: { name: "Ana Silva", email },
  });
  if (!event.confirmed?.flag) await acme.post(`/v2/events/${event._id}/confirm`, {});
  const invitees = await api.db.invitee.findMany({ where: { eventId: event._id } });
  const keyOf = (isHost: boolean) =>
    buildMailedKey(invitees.find(({ isOrganizer }) => isOrganizer === isHost) ?? { id: "", keyVersion: 0 });
  return { event, start, email, key: keyOf(false), hostKey: keyOf(true) };
}

const run = (event: { _id: string }, now: number) =>
  runDueSteps(api.db, { organization: acme.id, event: event._id }, asInstant(now));

const view = (event: { _id: string }, key: string, now: number, step = "") =>
  loadEventPageView(api.db, {
    id: event._id,
    search: new URLSearchParams({ key, step }),
    browser: BROWSER,
    now: asInstant(now),
    zoneOptions: () => "",
  });

async function submit(
  event: { _id: string },
  key: string,
  action: "coming" | "feedback",
  now: number,
  fields: Record<string, string> = {},
) {
  const visitor = await loadEventPage(api.db, event._id, key);
  if (!visitor) throw new Error("no such visitor");
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return submitEventForm(api.db, { visitor, action, data, now: asInstant(now) });
}

const listTimeline = async (event: { _id: string }, kind: string) =>
  (await acme.get(`/v2/events/${event._id}/timeline`)).body.filter(
    (entry: { kind: string }) => entry.kind === kind,
  );

const readMail = async (event: { _id: string }) => {
  const [mail] = (await acme.get(`/v2/mails?event=${event._id}`)).body.filter(
    ({ kind }: { kind: string }) => kind === "workflow",
  );
  return (await acme.get(`/v2/mails/${mail._id}`)).body;
};

describe("“Still coming?”", () => {
  it("has a button for yes, which the organiser sees until the meeting moves", { tags: "main" }, async () => {
    const when = { trigger: "before_start", amount: 1, unit: "hours" };
    const workflow = await createTestWorkflow(acme, [{ when, to: ["booker"], template: "still_coming" }]);
    const { event, start, key, hostKey } = await book();
    await run(event, start - HOUR);
    expect((await readMail(event)).text).toMatch(/I’ll be there.*step=coming#step/s);

    const now = start - HOUR + MINUTE;
    expect((await view(event, key, now, "coming"))?.step).toMatchObject({ heading: "Still coming?" });
    expect(await listTimeline(event, "coming")).toEqual([]);
    expect(await submit(event, key, "coming", now)).toEqual({ done: "coming" });
    expect(await submit(event, key, "coming", now)).toEqual({ done: "coming" });
    expect(await listTimeline(event, "coming")).toMatchObject([{ people: ["Ana Silva"] }]);
    const people = (await view(event, hostKey, now))?.people.items;
    expect(people?.map(({ answerText }) => answerText)).toContain("Still going");
    expect((await view(event, key, now, "coming"))?.step).toBeNull();

    const moved = new Date(start + DAY);
    await acme.put(`/v2/events/${event._id}`, {
      dates: [{ _id: event.dates[0]._id, date: moved, end_date: new Date(moved.getTime() + 30 * MINUTE) }],
    });
    const after = (await view(event, hostKey, now))?.people.items;
    expect(after?.map(({ answerText }) => answerText)).not.toContain("Still going");
    await acme.delete(`/v2/workflows/${workflow._id}`);
  });

  it("is not for the organiser, nor after a decline", async () => {
    const { event, start, key, hostKey } = await book();
    expect(await submit(event, hostKey, "coming", start - HOUR)).toEqual({ done: "changed" });
    const [{ id = "" } = {}] = await api.db.invitee.findMany({
      where: { eventId: event._id, isOrganizer: false },
    });
    await acme.post(`/v2/events/${event._id}/declines`, { invitee: id });
    expect(await submit(event, key, "coming", start - HOUR)).toEqual({ done: "changed" });
  });
});

describe("feedback", () => {
  const when = { trigger: "after_end", amount: 1, unit: "hours" };

  it("is asked for by mail, and given once by a form, in a number and a sentence", {
    tags: "main",
  }, async () => {
    const workflow = await createTestWorkflow(acme, [{ when, to: ["booker"], template: "feedback" }]);
    const { event, start, key } = await book();
    const later = start + 2 * HOUR;
    await run(event, later);
    const mail = await readMail(event);
    expect(mail.subject).toContain("How was your meeting?");
    expect(mail.text).toMatch(/Give feedback.*step=feedback#step/s);

    const step = (await view(event, key, later, "feedback"))?.step;
    expect(step).toMatchObject({
      heading: "How was your meeting?",
      fields: [{ as: "choice" }, { as: "field" }],
    });
    expect(await submit(event, key, "feedback", later, { comment: "Hm" })).toMatchObject({
      step: "feedback",
    });
    expect(await submit(event, key, "feedback", later, { rating: "9" })).toMatchObject({ step: "feedback" });
    await submit(event, key, "feedback", later, { rating: "2", comment: "Too late" });
    const fields = { rating: "4", comment: "Good, a bit late" };
    expect(await submit(event, key, "feedback", later + MINUTE, fields)).toEqual({ done: "rated" });

    const { body } = await acme.get(`/v2/feedback?event=${event._id}`);
    expect(body).toMatchObject([
      { event: event._id, name: "Ana Silva", rating: 4, comment: "Good, a bit late", host: host._id },
    ]);
    expect((await acme.get("/v2/feedback?max_rating=3")).body).toEqual([]);
    expect(await listTimeline(event, "rated")).toMatchObject([{ people: ["Ana Silva"], rating: 4 }]);
    await acme.delete(`/v2/workflows/${workflow._id}`);
  });

  it("is not taken before the start, from a host, or of a cancelled meeting", async () => {
    const { event, start, key, hostKey } = await book();
    const fields = { rating: "5" };
    expect(await submit(event, key, "feedback", start - MINUTE, fields)).toEqual({ done: "changed" });
    expect(await submit(event, hostKey, "feedback", start + HOUR, fields)).toEqual({ done: "changed" });
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    expect(await submit(event, key, "feedback", start + HOUR, fields)).toEqual({ done: "changed" });
  });

  it("is counted in the insights, by page and host, with the last comments", async () => {
    const other = await api.tenant();
    const owner = await createTestHost(other);
    const page = await createTestPage(other, owner._id);
    const before = [acme, nickname] as const;
    [acme, nickname] = [other, page.nickname];
    for (const [rating, comment] of [
      ["5", "Great"],
      ["2", ""],
    ] as const) {
      const { event, start, key } = await book();
      await submit(event, key, "feedback", start + HOUR, { rating, comment });
    }
    const { feedback } = (await acme.get("/v2/insights")).body;
    expect(feedback).toMatchObject({
      count: 2,
      average: 3.5,
      pages: [{ bookpage: page._id, nickname: page.nickname, count: 2, average: 3.5 }],
      hosts: [{ user: owner._id, count: 2, average: 3.5 }],
      comments: [{ name: "Ana Silva", rating: 5, comment: "Great" }],
    });
    expect((await acme.get(`/v2/insights?bookpage=${owner._id}`)).body.feedback).toMatchObject({
      count: 0,
      average: null,
    });
    [acme, nickname] = before;
  });

  it("is part of a person's data: exported, and erased but for the number", async () => {
    const { event, start, email, key } = await book();
    await submit(event, key, "feedback", start + HOUR, { rating: "1", comment: "My left knee hurt" });
    const exported = (await acme.get(`/v2/personal_data?email=${email}`)).body;
    const [{ feedback }] = exported.events[0].invitees.filter(
      (one: { email: string }) => one.email === email,
    );
    expect(feedback).toMatchObject([{ rating: 1, comment: "My left knee hurt" }]);
    await acme.post("/v2/personal_data/erasures", { email });
    const [kept] = (await acme.get(`/v2/feedback?event=${event._id}`)).body;
    expect(kept).toMatchObject({ rating: 1, comment: "" });
    expect(kept.name).toMatch(/^Erased/);
  });

  it("needs a time after the meeting", async () => {
    const steps = [{ when: { trigger: "booked" }, to: ["booker"], template: "feedback" }];
    const { status, body } = await acme.post("/v2/workflows", { name: "Wrong", steps });
    expect([status, body.errors[0].pointer]).toEqual([400, "/steps/0/template"]);
  });
});
