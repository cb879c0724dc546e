import { beforeAll, expect, it } from "vitest";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const START = Date.UTC(2031, 2, 10, 8);

let acme: Tenant;
let nickname: string;

beforeAll(async () => {
  acme = await api.tenant();
  const host = await createTestHost(acme);
  nickname = (await createTestPage(acme, host._id, { custom: { auto_confirm: false } })).nickname;
  await createTestWorkflow(acme, [
    {
      when: { trigger: "unanswered", amount: 24, unit: "hours" },
      to: ["host", "booker"],
      subject: "No answer yet",
      text: "{booker} waits for an answer: {link}",
    },
  ]);
});

let weeks = 0;

const request = () => {
  const start = new Date(START + 7 * weeks++ * DAY).toISOString();
  const attendee = { name: "Ana Silva", email: `${makeUniqueName("ana")}@example.com` };
  return createTestBooking(acme, { page: nickname, start, attendee });
};

const run = (event: { _id: string }, now: number) =>
  runDueSteps(api.db, { organization: acme.id, event: event._id }, asInstant(now));

const listSteps = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}/timeline`)).body.flatMap(({ step }: { step: object | null }) =>
    step ? [step] : [],
  );

const countMails = async (event: { _id: string }) =>
  (await acme.get(`/v2/mails?event=${event._id}`)).body.filter(
    ({ kind }: { kind: string }) => kind === "workflow",
  ).length;

it("reminds of a request that nobody has answered, once", { tags: "main" }, async () => {
  const event = await request();
  expect(await listSteps(event)).toMatchObject([{ state: "planned" }, { state: "planned" }]);
  await run(event, Date.now() + 23 * HOUR);
  expect(await countMails(event)).toBe(0);
  await run(event, Date.now() + DAY + MINUTE);
  await run(event, Date.now() + DAY + HOUR);
  expect(await countMails(event)).toBe(2);
});

it.each([
  ["confirmed", "confirm", {}, "answered"],
  ["declined", "cancel", {}, "cancelled"],
])("ends with a request that was %s", async (_, action, body, reason) => {
  const event = await request();
  expect((await acme.post(`/v2/events/${event._id}/${action}`, body)).status).toBe(200);
  expect(await listSteps(event)).toMatchObject([{ reason }, { reason }]);
  await run(event, Date.now() + 2 * DAY);
  expect(await countMails(event)).toBe(0);
});
