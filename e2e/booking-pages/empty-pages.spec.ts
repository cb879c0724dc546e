import { buildEventLink } from "../support/build-event-link";
import { findAxeViolations } from "../support/find-axe-violations";
import { findOwner } from "../support/find-owner";
import { expect, test } from "../support/fixtures";
import { formatExpectedLocalDate } from "../support/format-expected";
import { makeStoryName } from "../support/make-story-name";

const ZONE = "Europe/Paris";
const ANA = { email: "ana@mail.example", full_name: "Ana Duarte" };

/** The third month from now, which no page opens with in any zone. */
const LATER = (() => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 10)).toISOString().slice(0, 10);
})();
const MONTH = LATER.slice(0, 7);

const THIS_MONTH = new Date().toISOString().slice(0, 7);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a booker in a month without times goes to the next day with times", async ({ page, host }) => {
      const robin = await host({ timezone: ZONE, availability: { start_date: LATER } });
      await page.goto(`/${robin.nickname}?month=${THIS_MONTH}`);
      await expect(page.getByText("No times in the next five weeks.")).toBeVisible();
      await expect(page.getByRole("radio")).toHaveCount(0);
      await page.getByRole("link", { name: /^Go to \w+ \d+ \w+$/ }).click();
      await expect(page.getByRole("radio").first()).toBeVisible();
      await expect(page.getByText(/^No times available in /)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`day=${MONTH}-10`));
    });

    test("a booker in a week without times goes to the next day with times", async ({ page, host }) => {
      const robin = await host({
        timezone: ZONE,
        availability: { start_date: LATER },
        custom: { times_layout: "week" },
      });
      await page.goto(`/${robin.nickname}?day=${formatExpectedLocalDate(ZONE, new Date().toISOString())}`);
      await expect(page.getByText("No times available this week.")).toBeVisible();
      await page.getByRole("link", { name: /^Go to \w+ \d+ \w+$/ }).click();
      await expect(page.getByRole("radio").first()).toBeVisible();
      await expect(page.getByText("No times available this week.")).toHaveCount(0);
    });

    test("an invitee of an event without messages goes to the field for the first message", async ({
      page,
      host,
    }) => {
      const robin = await host({ timezone: ZONE });
      const event = await robin.plan((await robin.freeTimes()).slice(0, 2), [ANA]);
      await page.goto(buildEventLink(event, ANA.email));
      const messages = page.getByRole("region", { name: "Messages" });
      await expect(messages.getByText("No messages yet")).toBeVisible();
      await expect(messages.getByRole("textbox")).toBeHidden();
      await messages.getByText("Write a message", { exact: true }).click();
      await messages.getByRole("textbox", { name: "Message" }).fill("I bring the plans.");
      await messages.getByRole("button", { name: "Send" }).click();
      await expect(messages.getByText("I bring the plans.")).toBeVisible();
      await expect(messages.getByText("No messages yet")).toHaveCount(0);
      await expect(messages.getByRole("textbox")).toBeVisible();
    });
  });
}

test("a booker who finds no free time looks again and finds one freed since", { tag: "@main" }, async ({
  page,
  host,
  api,
}) => {
  const robin = await host({ timezone: ZONE, availability: { days: {} } });
  await page.goto(`/${robin.nickname}`);
  await expect(page.getByText(/^No times are available right now/)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await api("PUT", `/v2/users/${await findOwner(api, robin)}/availabilities`, {
    days: { monday: { slots: [{ start_time: "09:00", end_time: "17:00" }] } },
  });
  await page.getByRole("link", { name: "Refresh" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
});

test("a poll states that it has no answers until the first one", async ({ page, host }) => {
  const robin = await host({ timezone: ZONE });
  const empty = page.getByText("No one else has answered yet");
  const event = await robin.plan((await robin.freeTimes()).slice(0, 2), [ANA], { poll: { open: true } });
  await page.goto(buildEventLink(event, null));
  await expect(empty).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Share this poll" })).toBeVisible();
  await page.goto(event.poll?.link ?? "");
  await expect(page.getByRole("heading", { name: event.title })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page
    .getByRole("group")
    .filter({ has: page.getByRole("radio") })
    .first()
    .getByText("Yes", { exact: true })
    .click();
  await page.getByRole("textbox", { name: "Your name" }).fill("Bo Berg");
  await page.getByRole("button", { name: "Save answers" }).click();
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  await page.goto(buildEventLink(event, null));
  await expect(page.getByRole("textbox", { name: "Share this poll" })).toBeVisible();
  await expect(empty).toHaveCount(0);
});

test("a locator without locations has its own empty state, and a search far from all locations leads back to them", async ({
  page,
  api,
}) => {
  const handle = makeStoryName("bare");
  const { _id } = await api<{ _id: string }>("POST", "/v2/locators", { handle, max_distance: 10_000 });
  const heading = page.getByRole("heading", { level: 2 });
  await page.goto(`/locators/${handle}`);
  await expect(heading).toHaveText("No locations yet.");
  await api("POST", `/v2/locators/${_id}/locations`, {
    name: "Bristol, at the harbourside",
    address: "3 Narrow Quay, Bristol",
    location: { type: "Point", coordinates: [51.4499, -2.5976] },
  });
  await page.getByRole("link", { name: "Refresh" }).click();
  await expect(heading).toHaveText("All locations");
  await page.getByLabel("Address, city or postcode").fill("Lisbon");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(heading).toHaveText("No location near Lisbon");
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Show all locations" }).click();
  await expect(heading).toHaveText("All locations");
});
