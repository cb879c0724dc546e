import {
  buildSlackPress,
  listSlackButtons,
  readSlackTexts,
  startSlackServer,
} from "../../tests/support/start-slack-server";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test("an admin connects Slack, a request is confirmed in a channel, and Slack is disconnected", {
  tag: "@main",
}, async ({ page, context, host, api, baseURL }) => {
  test.slow();
  const slack = await startSlackServer(Number(process.env.E2E_SLACK_PORT));
  await signInBrowser(context, getDemo().admin._id);
  await page.goto("/console/slack");
  await page.getByRole("button", { name: "Connect Slack" }).click();
  await expect(page.getByText("Connected: Acme Workspace")).toBeVisible();

  const robin = await host({ custom: { auto_confirm: false } });
  slack.members.push({ id: "U0ROBIN", email: robin.email });
  await page.getByRole("button", { name: "Look up again" }).click();
  await expect(page.getByText("Looking people up")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("1 person found.")).toBeVisible({ timeout: 2000 });
  }).toPass();

  const all = page.getByRole("region", { name: "Organisation" });
  await all.getByRole("combobox", { name: "Organisation: channel" }).fill("book");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.getByRole("option", { name: "#bookings" }).click();
  await expect(all.getByText("bookings")).toBeVisible();
  await all.getByRole("button", { name: "Send test message" }).click();
  await expect(page.getByText("Sent to #bookings")).toBeVisible();

  const own = page.getByRole("region", { name: "Teams and booking pages" });
  await own.getByRole("combobox", { name: "Add a page" }).fill(robin.nickname);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.getByRole("option", { name: robin.nickname }).click();
  await own.getByRole("combobox", { name: `${robin.nickname}: channel` }).fill("sales");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.getByRole("option", { name: "#sales-team" }).click();
  await expect(own.getByRole("listitem")).toHaveText(new RegExp(`${robin.nickname}.*sales-team`));
  expect(await findAxeViolations(page)).toEqual([]);

  const [start = ""] = await robin.freeTimes();
  const name = makeStoryName("Ana");
  const { _id: event } = await api<{ _id: string }>("POST", "/v2/bookings", {
    page: robin.nickname,
    start,
    attendee: { name, email: `${makeStoryName("ana")}@mail.example` },
  });
  const findPost = (channel: string) =>
    slack.posts.find((post) => post.channel === channel && readSlackTexts(post).includes(name));
  await expect.poll(() => findPost("C0SALES000") !== undefined).toBe(true);
  await expect.poll(() => findPost("D0ROBIN") !== undefined).toBe(true);
  const message = findPost("C0SALES000");
  if (!message) throw new Error("The message is there");
  const url = `${baseURL}/api/slack/interactions`;
  expect(
    (await fetch(buildSlackPress(message, "confirm", "U0ROBIN", { url, secret: "forged" }))).status,
  ).toBe(403);
  expect((await fetch(buildSlackPress(message, "confirm", "U0ROBIN", { url }))).status).toBe(200);
  await expect.poll(() => readSlackTexts(message)).toContain("confirmed this request in Slack");
  expect(listSlackButtons(message).map(({ action_id: id }) => id)).toEqual(["open"]);

  await page.goto(`/console/meetings?event=${event}`);
  await page.getByText("What happened").click();
  await expect(page.getByText("Slack message to #sales-team")).toBeVisible();

  await page.goto("/console/notifications");
  await expect(
    page.getByText("No one in your organisation’s workspace has your email address."),
  ).toBeVisible();
  await page.getByRole("combobox", { name: "Message about your day" }).selectOption("8");
  await page.getByRole("switch", { name: "Direct messages" }).click();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Direct messages" })).not.toBeChecked();
  await expect(page.getByRole("combobox", { name: "Message about your day" })).toHaveValue("8");

  await page.goto("/console/slack");
  await page.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Slack disconnected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Connect Slack" })).toBeVisible();
  await expect.poll(() => slack.state.isRevoked).toBe(true);
  slack.close();
});
