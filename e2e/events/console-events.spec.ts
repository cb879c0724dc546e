import { startWebhookReceiver } from "@/tests/support/webhook-receiver";
import { assertAccessible, openListTab } from "../support/console-page";
import { expect, getDemo, type StoryEvent, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("a user sees the first booking with its timeline and delivery", { tag: "@main" }, async ({
  page,
  api,
  host,
}) => {
  test.slow();
  const receiver = await startWebhookReceiver();
  const path = `/${makeStoryName("hook")}`;
  await api("POST", "/hooks", { action: "event.confirmed", target_url: receiver.url + path });
  const robin = await host();
  const [start] = await robin.freeTimes();
  await robin.plan([start as string], [{ email: "ana@mail.example", full_name: "Ana Silva" }]);
  const [event] = (await robin.events()) as [StoryEvent];

  await page.goto(`/console/events?event=${event._id}`);
  const drawer = page.getByRole("dialog", { name: event.title });
  await expect(drawer.getByText("Ana Silva").first()).toBeVisible();
  await drawer.getByRole("button", { name: "Confirm" }).click();
  await expect(drawer.getByText("Webhook: event.confirmed")).toBeVisible();
  await expect(drawer.getByText(receiver.url + path)).toBeVisible();
  await expect(drawer.getByText("Delivered · 1 attempt · 200")).toBeVisible();
  await receiver.close();

  const opened = page.waitForEvent("popup");
  await drawer.getByRole("link", { name: "Open meeting page" }).click();
  await expect((await opened).getByRole("heading", { level: 1, name: event.title })).toBeVisible();

  await drawer.getByRole("button", { name: "Cancel meeting" }).click();
  const asked = page.getByRole("dialog", { name: "Cancel this meeting?" });
  await asked.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(asked).toBeHidden();
  await drawer.getByRole("button", { name: "Cancel meeting" }).click();
  await asked.getByRole("textbox").fill("The kitchen is flooded.");
  await asked.getByRole("button", { name: "Cancel meeting" }).click();
  await expect(drawer.getByText("The kitchen is flooded.").first()).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/console\/meetings$/);
});

test("a user plans an event, and finds it by title and state", { tag: "@main" }, async ({ page }) => {
  test.slow();
  const title = makeStoryName("Cellar");
  await page.goto("/console/meetings?new=1");
  const dialog = page.getByRole("dialog", { name: "New poll" });
  await dialog.getByRole("button", { name: "Send invitations" }).click();
  await expect(dialog.getByText("Please fill in this field").first()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Title" }).fill(title);
  await dialog.getByLabel("Start: Date").fill("2031-03-10");
  await dialog.getByLabel("Start: Time").fill("09:00");
  await dialog.getByRole("textbox", { name: "Email" }).fill("bo@mail.example");
  await dialog.getByRole("button", { name: "Send invitations" }).click();
  const drawer = page.getByRole("dialog", { name: title });
  await expect(drawer.getByText("Created", { exact: true })).toBeVisible();
  await expect(drawer.getByText("bo@mail.example").first()).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();

  await page.getByRole("searchbox", { name: "Search" }).fill(title);
  await expect(page.getByRole("row", { name: new RegExp(title) })).toBeVisible();
  await openListTab(page, "Needs an answer");
  await expect(page.getByRole("row", { name: new RegExp(title) })).toBeVisible();
  await openListTab(page, "Cancelled");
  await expect(page.getByText("No results")).toBeVisible();
});

test("a user starts a poll in the planner, which shows when people are free", { tag: "@main" }, async ({
  page,
}) => {
  test.slow();
  await page.goto("/console/meetings");
  await page.getByRole("button", { name: "New poll" }).first().click();
  await expect(page).toHaveURL(/\/add_invitees/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a user keeps unsaved changes on the browser's Back", async ({ page }) => {
  await page.goto("/console/locators");
  await page.getByRole("rowheader").getByRole("link").first().click();
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Not saved yet");
  await page.goBack();
  const asked = page.getByRole("dialog", { name: "Leave without saving?" });
  await asked.getByRole("button", { name: "Keep editing" }).click();
  await expect(title).toHaveValue("Not saved yet");
  await page.goBack();
  await asked.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/console\/locators$/);
});

test.describe("with reduced motion", () => {
  test("no screen of events and locators breaks a rule of WCAG 2.2 AA", async ({ page, api }) => {
    test.slow();
    const [event] = await api<{ _id: string }[]>("GET", "/v2/events?limit=1");
    const [locator] = await api<{ _id: string }[]>("GET", "/v2/locators?limit=1");
    await assertAccessible(page, [
      "/events",
      `/events?event=${event?._id}`,
      "/events?new=1",
      "/locators",
      `/locators/${locator?._id}`,
      `/locators/${locator?._id}?new=1`,
      "/users?import=1",
    ]);
  });
});

test("upcoming events start with the soonest, not with the newest", async ({ page, api, host }) => {
  const robin = await host();
  const times = await robin.freeTimes();
  const [soon, later] = [times[0] as string, times.at(-1) as string];
  const rest = { confirmed: { flag: true } };
  const [first, second] = [makeStoryName("Soon"), makeStoryName("Later")];
  await robin.plan([soon], [], { ...rest, title: first });
  await robin.plan([later], [], { ...rest, title: second });
  const { belongs_to } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  await page.goto(`/console/events?filter=upcoming&who=${belongs_to}`); // Other stories plan meetings, too.
  await expect(page.getByRole("columnheader", { name: "Date" })).toHaveAttribute("aria-sort", "ascending");
  const rows = page.getByRole("rowheader");
  await expect(rows.filter({ hasText: first })).toBeVisible();
  const titles = await rows.allTextContents();
  const placeOf = (title: string) => titles.findIndex((text) => text.includes(title));
  expect(placeOf(first)).toBeLessThan(placeOf(second));
});
