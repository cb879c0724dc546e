import { buildEventLink } from "../support/build-event-link";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

const ANA = { email: "ana@mail.example", full_name: "Ana Duarte" };

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest says that they still come, and the organiser sees it", { tag: "@main" }, async ({
    page,
    host,
  }) => {
    const robin = await host();
    const [start = ""] = await robin.freeTimes();
    const event = await robin.plan([start], [ANA], { confirmed: { flag: true } });
    await page.goto(`${buildEventLink(event, ANA.email)}&step=coming#step`);
    await expect(page.getByRole("heading", { name: "Still coming?" })).toBeVisible();
    await page.goto(buildEventLink(event, null));
    await expect(page.getByText("Still going")).toHaveCount(0);
    await page.goto(`${buildEventLink(event, ANA.email)}&step=coming#step`);
    await page.getByRole("button", { name: "I’ll be there" }).click();
    await expect(page.getByText("Thanks. The host can see that you’re coming.")).toBeVisible();
    await page.goto(buildEventLink(event, null));
    await expect(page.getByText("Still going")).toBeVisible();
  });
});

test("a guest gives feedback without scripts, and an admin reads it in the insights", {
  tag: "@main",
}, async ({ page, browser, host }) => {
  test.slow();
  const robin = await host();
  const start = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const event = await robin.plan([start], [ANA], { confirmed: { flag: true } });
  const guest = await (await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" })).newPage();
  await guest.goto(`${buildEventLink(event, ANA.email)}&step=feedback#step`);
  await expect(guest.getByRole("heading", { name: "How was your meeting?" })).toBeVisible();
  await guest.getByRole("textbox", { name: /What went well/ }).fill("Kind and on time");
  await guest.getByRole("button", { name: "Send feedback" }).click();
  await expect(guest.getByRole("link", { name: "Choose a rating" })).toBeVisible();
  await expect(guest.getByRole("textbox", { name: /What went well/ })).toHaveValue("Kind and on time");
  await guest.getByRole("radio", { name: "Very good" }).check();
  await guest.getByRole("button", { name: "Send feedback" }).click();
  await expect(guest.getByText("Thanks for your feedback.")).toBeVisible();
  await guest.context().close();

  await signInBrowser(page.context(), getDemo().admin._id);
  await page.goto("/console/insights");
  const panel = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Feedback", exact: true }) });
  await expect(panel.getByText("Kind and on time").first()).toBeVisible({ timeout: 20_000 });
  await expect(panel.getByRole("row", { name: /Robin Marsh/ }).first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});
