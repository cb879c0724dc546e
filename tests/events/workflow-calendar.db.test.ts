import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handleFeed } from "@/lib/api/feeds/handle-feed";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { replanSteps } from "@/lib/domain/events/planned-steps/replan-steps";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { buildCalendarFile } from "@/lib/domain/events/visitor/build-calendar-file";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { runCalendarJobs } from "../support/calendar-jobs";
import { BOOKABLE_DAY, createConnectedHost } from "../support/connect-account";
import { expandIcs } from "../support/expand-ics";
import { runMailJobs } from "../support/mail-jobs";
import { startGoogleServer } from "../support/start-google-server";
import { OAUTH_CLIENT } from "../support/start-oauth-server";
import { createTestPage } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const google = await startGoogleServer();
const api = createTestApi({
  GOOGLE_CLIENT_ID: OAUTH_CLIENT.id,
  GOOGLE_CLIENT_SECRET: OAUTH_CLIENT.secret,
  GOOGLE_TEST_ORIGIN: google.url,
  RATE_LIMIT_BOOKING: "0",
});

const BOOKED = { trigger: "booked" };
const BEFORE = { trigger: "before_start", amount: 2, unit: "hours" };

let acme: Tenant;
let host: Awaited<ReturnType<typeof createConnectedHost>>;
let nickname: string;

beforeAll(async () => {
  acme = await api.tenant();
  host = await createConnectedHost(api, acme, "google", "Etc/UTC");
  ({ nickname } = await createTestPage(acme, host.user._id, { custom: { auto_confirm: true } }));
});
beforeEach(async () => {
  for (const { _id } of (await acme.get("/v2/workflows")).body) await acme.delete(`/v2/workflows/${_id}`);
  await runCalendarJobs(api);
  google.clear();
  google.asked.length = 0;
});

let hour = 9;
const listHours = () => new Date(Date.parse(`${BOOKABLE_DAY}T00:00:00Z`) + (hour++ % 8) * HOUR + 9 * HOUR);

async function book(page = nickname, name = "Ana <b>Silva</b>") {
  const event = await createTestBooking(acme, {
    page,
    start: listHours().toISOString(),
    attendee: { name, email: "ana@example.com" },
  });
  await runCalendarJobs(api);
  return event;
}

const run = async (event: { _id: string }, now: number) => {
  await runDueSteps(api.db, { organization: acme.id, event: event._id }, asInstant(now));
  await runCalendarJobs(api);
};

const cancel = (event: { _id: string }) => acme.post(`/v2/bookings/${event._id}/cancel`, {});

const readEntry = (): string => String(google.entries()[0]?.description ?? "");

/** The calendar file of a participant, unfolded. */
async function readFile(event: { _id: string }, isHost: boolean) {
  const visitors = await loadVisitors(api.db, asOrganizationId(acme.id), event._id);
  const visitor = visitors.find(({ isOrganizer }) => isOrganizer === isHost);
  const file = visitor && buildCalendarFile(visitor, "key", "REQUEST");
  return (file ?? "").replaceAll(/\r?\n[ \t]/g, "");
}

const listSteps = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}/timeline`)).body.flatMap(({ step }: { step: object | null }) =>
    step ? [step] : [],
  );

const buildStep = (text: string, rest: object = {}) => ({
  when: BOOKED,
  channel: "calendar",
  to: ["booker", "guests", "host"],
  text,
  ...rest,
});

describe("a line in calendar entries", () => {
  it("stands in the entry, file and feed from its time on, and follows the meeting", {
    tags: "main",
  }, async () => {
    const { url } = (await acme.post(`/v2/users/${host.user._id}/feed`, {})).body;
    const readFeed = async () =>
      (await (await handleFeed(new Request(url), url.replace(/^.*\//, ""))).text()).replaceAll(
        /\r?\n[ \t]/g,
        "",
      );
    await createTestWorkflow(acme, [
      buildStep("Prepare for {booker} at {time}", { when: BEFORE, to: ["host"] }),
      buildStep("Bring your passport, {recipient}", { to: ["booker"] }),
    ]);
    const event = await book();
    const start = Date.parse(event.dates[0].date);
    expect(await readFile(event, false)).toContain("Bring your passport\\, Ana ‹b›Silva‹/b›");
    expect(readEntry()).not.toContain("Prepare");
    const { ics_sequence: sequence } = (await acme.get(`/v2/events/${event._id}`)).body;

    await run(event, start - 2 * HOUR);
    await run(event, start - 2 * HOUR + MINUTE);
    expect(readEntry().match(/Prepare for Ana ‹b›Silva‹\/b› at/g)).toHaveLength(1);
    expect(readEntry()).not.toContain("passport");
    expect(await readFeed()).toContain("Prepare for Ana");
    expect(await readFile(event, true)).toContain("Prepare for Ana");
    expect(await readFile(event, false)).not.toContain("Prepare");
    const read = (await acme.get(`/v2/events/${event._id}`)).body;
    expect(read.ics_sequence).toBe(sequence);
    expect(google.asked.filter(({ query }) => query.get("sendUpdates") === "all")).toEqual([]);
    expect(await listSteps(event)).toMatchObject([
      { channel: "calendar", state: "delivered", reason: null },
      { channel: "calendar", state: "delivered", reason: null },
    ]);

    const next = new Date(start + DAY);
    const moved = await acme.post(`/v2/bookings/${event._id}/reschedule`, { start: next.toISOString() });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await runCalendarJobs(api);
    expect(readEntry()).toContain("Prepare for Ana");

    await cancel(event);
    await runCalendarJobs(api);
    expect(google.entries()).toEqual([]);
    expect(await readFeed()).not.toContain("Prepare");
    expect(await readFile(event, false)).not.toContain("passport");
  });

  it("changes and goes with its workflow", async () => {
    const workflow = await createTestWorkflow(acme, [buildStep("Bring a pen")]);
    const event = await book();
    expect(readEntry()).toContain("Bring a pen");
    const replan = async () => {
      await replanSteps(api.db, { organization: acme.id }, asInstant(Date.now()));
      await runCalendarJobs(api);
    };
    const [step] = workflow.steps;
    await acme.put(`/v2/workflows/${workflow._id}`, { steps: [{ ...step, text: "Bring two pens" }] });
    await replan();
    expect(readEntry()).toContain("Bring two pens");
    await acme.put(`/v2/workflows/${workflow._id}`, { enabled: false });
    await replan();
    expect(readEntry()).not.toContain("pens");
    await acme.put(`/v2/workflows/${workflow._id}`, { enabled: true });
    await replan();
    expect(readEntry()).toContain("Bring two pens");
    await cancel(event);
  });

  it("is left out of an entry that invites guests, whom each change would be mailed to", async () => {
    const custom = { auto_confirm: true, invite_guests: true };
    const page = await createTestPage(acme, host.user._id, { secondary: true, custom });
    await createTestWorkflow(acme, [buildStep("Bring a pen", { when: BEFORE })]);
    const event = await book(page.nickname);
    google.asked.length = 0;
    await run(event, Date.parse(event.dates[0].date) - 2 * HOUR);
    expect(google.asked.filter(({ method }) => method === "PATCH")).toEqual([]);
    expect(readEntry()).not.toContain("pen");
    expect(await listSteps(event)).toMatchObject([{ state: "skipped", reason: "calendar_invites" }]);
    await cancel(event);
  });

  it("is skipped for a late booking, and if there are ten lines already", async () => {
    const lines = Array.from({ length: 9 }, (_, index) => buildStep(`Line ${index}.`));
    await createTestWorkflow(acme, lines);
    await createTestWorkflow(acme, [
      buildStep("Line 9."),
      buildStep("Too many."),
      buildStep("Too late.", { when: { ...BEFORE, amount: 300, unit: "days" } }),
    ]);
    const event = await book();
    const steps = (await listSteps(event)) as { reason: string | null }[];
    expect(
      steps
        .map(({ reason }) => reason)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(["entry_full", "late"]);
    expect(readEntry().match(/Line \d\./g)).toHaveLength(10);
    await cancel(event);
  });

  it("of a series stands in the events that have it, and not in the repeating entry", async () => {
    const custom = { auto_confirm: true, series: { every: ["week"], times: [1, 5] } };
    const page = await createTestPage(acme, host.user._id, { secondary: true, custom });
    await createTestWorkflow(acme, [buildStep("Bring a pen on {date}", { to: ["booker"] })]);
    const made = await acme.post("/v2/bookings", {
      page: page.nickname,
      start: listHours().toISOString(),
      attendee: { name: "Bo", email: "bo@example.com" },
      series: { every: "week", times: 3 },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const mails = await runMailJobs(api.db, asInstant(Date.now()));
    const mail = mails.find(({ recipient }) => recipient === "bo@example.com");
    const { content } = (await acme.get(`/v2/mails/${mail?.id}`)).body.calendar;
    const [whole, ...single] = content
      .replaceAll(/\r?\n[ \t]/g, "")
      .split("BEGIN:VEVENT")
      .slice(1) as string[];
    expect(whole).toContain("RRULE:");
    expect(whole).not.toContain("pen");
    expect(single).toHaveLength(3);
    const dates = single.map((entry) => entry.match(/Bring a pen on (.*)/)?.[1]);
    expect(new Set(dates).size).toBe(3);
    expect(expandIcs(content)).toHaveLength(3);
  });
});

it.each([
  ["no recipient", { to: [] }, "/steps/0/to"],
  ["team admins", { to: ["team_admins"] }, "/steps/0/to"],
  ["a subject", { subject: "Hello" }, "/steps/0/subject"],
  ["no text", { text: "" }, "/steps/0/text"],
  ["a link", { text: "See {link}" }, "/steps/0/text"],
  ["a long text", { text: "x".repeat(501) }, "/steps/0/text"],
  ["a text of ours", { text: "", template: "reminder" }, "/steps/0/template"],
  ["a fixed address", { addresses: ["office@example.com"] }, "/steps/0/addresses"],
  ["a cancelled meeting", { when: { trigger: "cancelled" } }, "/steps/0/when/trigger"],
  ["a request", { when: { trigger: "requested" } }, "/steps/0/when/trigger"],
])("a line with %s is rejected", async (_, fields, pointer) => {
  const { status, body } = await acme.post("/v2/workflows", {
    name: "Wrong",
    steps: [{ ...buildStep("Bring a pen"), ...fields }],
  });
  expect([status, body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([
    400,
    expect.arrayContaining([pointer]),
  ]);
});
