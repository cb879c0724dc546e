import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { createTestApi, type Tenant } from "../support/api";
import { createSlackKit, SLACK_START, type SlackKit } from "../support/slack-kit";
import { readSlackTexts, SLACK_SETTINGS, startSlackServer } from "../support/start-slack-server";
import { createTestWorkflow } from "../support/workflows";

const slack = await startSlackServer();
const api = createTestApi({ ...SLACK_SETTINGS, SLACK_TEST_ORIGIN: slack.origin, RATE_LIMIT_BOOKING: "0" });

const CHANNEL = "C0BOOKINGS";
const BEFORE = { trigger: "before_start", amount: 2, unit: "hours" };
const DUE = SLACK_START - 2 * HOUR;

let acme: Tenant;
let kit: SlackKit;

afterAll(() => slack.close());
beforeEach(async () => {
  slack.reset();
  acme = await api.tenant();
  kit = await createSlackKit(api, slack, acme);
});

const book = () =>
  kit.book({ page: kit.pages.booking, attendee: { name: "Ana <@U1> x", email: "ana@example.com" } });

const run = async (event: { _id: string }) => {
  await runDueSteps(api.db, { organization: acme.id, event: event._id }, asInstant(DUE));
  await kit.run(DUE);
};

/** The posts of the workflow, which begin with its word. */
const listPosts = (target: string) =>
  kit.listPosts(target).filter((post) => readSlackTexts(post).includes("Prepare"));

const listSteps = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}/timeline`)).body.flatMap(({ step }: { step: object | null }) =>
    step ? [step] : [],
  );

const STEP = { when: BEFORE, channel: "slack", text: "Prepare {title} with {booker}: {link}" };

describe("a step at Slack", () => {
  it("goes to the channel and to the host, once, without markup", { tags: "main" }, async () => {
    await kit.connect();
    await kit.setChannel(CHANNEL);
    await createTestWorkflow(acme, [STEP, { ...STEP, to: ["host"] }]);
    const event = await book();
    await run(event);
    await run(event);
    for (const target of [CHANNEL, kit.member.id]) {
      const [post, ...more] = listPosts(target);
      expect(more).toEqual([]);
      const text = readSlackTexts(post as NonNullable<typeof post>);
      expect(text).toContain("with Ana <@U1> x");
      expect(text).toContain(`/console/meetings?event=${event._id}`);
      expect(post?.text).not.toContain("<@U1>");
    }
    expect(await listSteps(event)).toMatchObject([
      { channel: "slack", state: "delivered", reason: null },
      { channel: "slack", state: "delivered", reason: null },
    ]);
    expect(JSON.stringify(await kit.listTimeline(event))).not.toContain("Prepare");
  });

  it("is skipped with the reason where Slack, a channel or a member is missing", async () => {
    await createTestWorkflow(acme, [STEP]);
    const without = await book();
    await run(without);
    expect(await listSteps(without)).toMatchObject([{ state: "skipped", reason: "slack_off" }]);
    await acme.post(`/v2/bookings/${without._id}/cancel`, {});
    await kit.connect();
    const event = await book();
    await run(event);
    expect(await listSteps(event)).toMatchObject([{ state: "skipped", reason: "no_channel" }]);
  });
});

it.each([
  ["a booker", { to: ["booker"] }, "/steps/0/to"],
  ["a subject", { subject: "Hello" }, "/steps/0/subject"],
  ["no text", { text: "" }, "/steps/0/text"],
  ["a text of ours", { text: "", template: "reminder" }, "/steps/0/template"],
  ["a fixed address", { addresses: ["office@example.com"] }, "/steps/0/addresses"],
])("a step at Slack with %s is rejected", async (_, fields, pointer) => {
  const { status, body } = await acme.post("/v2/workflows", {
    name: "Wrong",
    steps: [{ ...STEP, ...fields }],
  });
  expect([status, body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([
    400,
    expect.arrayContaining([pointer]),
  ]);
});
