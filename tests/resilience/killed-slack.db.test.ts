import { afterAll, expect, it } from "vitest";
import { createTestApi } from "../support/api";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { createSlackKit } from "../support/slack-kit";
import {
  readSlackTexts,
  SLACK_SETTINGS,
  type SlackPost,
  startSlackServer,
} from "../support/start-slack-server";

const slack = await startSlackServer();
const api = createTestApi({ ...SLACK_SETTINGS, SLACK_TEST_ORIGIN: slack.origin, RATE_LIMIT_BOOKING: "0" });

afterAll(() => slack.close());

const WAIT = { timeout: 60_000, interval: 100 };

it("a worker that is killed between sending and noting sends no message twice, and its buttons work", {
  timeout: 180_000,
}, async () => {
  const acme = await api.tenant();
  const kit = await createSlackKit(api, slack, acme);
  await kit.connect();
  await acme.post(`/v2/users/${kit.host._id}/slack`, { direct: false });
  await kit.setChannel("C0BOOKINGS");
  slack.state.modes = { "chat.postMessage": "hang" };
  const event = await kit.book();
  const killed = await startWorkerProcess({});
  await expect.poll(() => slack.posts.length, WAIT).toBe(1);
  await stopProcess(killed, "SIGKILL");
  expect((await kit.listStored()).map(({ state }) => state)).toEqual(["sending"]);
  slack.state.modes = {};

  const worker = await startWorkerProcess({});
  try {
    const readStates = async () => (await kit.listStored()).map(({ state }) => state);
    await expect.poll(readStates, WAIT).toEqual(["unknown"]);
    expect(slack.posts).toHaveLength(1);
    const [message] = slack.posts as [SlackPost];
    await kit.press(message, "confirm", kit.member.id);
    await expect.poll(() => readSlackTexts(message), WAIT).toContain("confirmed this request in Slack");
    expect((await kit.read(event)).confirmed.flag).toBe(true);
    expect(slack.posts).toHaveLength(1);
  } finally {
    await stopProcess(worker, "SIGTERM");
  }
});
