import { readFile } from "node:fs/promises";
import { assertAccessible } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

test("an admin compares page views with bookings", { tag: "@main" }, async ({
  page,
  context,
  browser,
  host,
}) => {
  test.slow(); // Views are flushed every few seconds.
  const robin = await host();
  // A browser that identifies itself as automated is not counted as a visitor.
  const visitor = await browser.newContext({ userAgent: FIREFOX });
  const theirs = await visitor.newPage();
  for (const _ of [1, 2]) await theirs.goto(`/${robin.nickname}`);
  await visitor.close();
  await signInBrowser(context, getDemo().admin._id);
  const views = page.locator("section").filter({
    has: page.getByRole("heading", { name: "Views and bookings" }),
  });
  await expect(async () => {
    // Only the most viewed pages are listed without the filter.
    await page.goto(`/console/insights?page=${robin.bookpage}`);
    // The table is absent before the first view is written.
    await views.getByText("Show as table").click({ timeout: 2000 });
    await expect(views.getByRole("row", { name: new RegExp(`/${robin.nickname} 2 0 0%`) })).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await assertAccessible(page, ["/insights"]);
});

test("an admin compares insights by team with the previous period, as chart, table and file", async ({
  page,
  context,
  api,
}) => {
  const [name, teamName] = [makeStoryName("Counted"), makeStoryName("Counters")];
  const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
    organization: getDemo().organization,
    user: { first_name: name, emails: [`${name}@harbourandpine.example`] },
  });
  const team = await api<{ _id: string }>("POST", "/v2/teams", { name: teamName, members: [user._id] });
  for (const day of ["2031-03-10", "2031-03-11", "2031-03-17"])
    await api("POST", "/v2/events", {
      title: "Counted",
      created_by: { user: user._id },
      dates: [{ date: `${day}T09:00:00Z`, end_date: `${day}T10:00:00Z` }],
      confirmed: { flag: true },
    });
  await signInBrowser(context, getDemo().admin._id);
  await page.goto("/console/insights");
  await page.getByRole("combobox", { name: "Team", exact: true }).selectOption({ label: teamName });
  await expect(page).toHaveURL(new RegExp(`team=${team._id}`));
  const bookings = page.locator("dl > div").filter({ hasText: "Bookings" });
  await expect(bookings).toContainText("3");
  await expect(bookings).toContainText("Previously: 0");
  const hours = page.locator("section").filter({ has: page.getByRole("heading", { name: "Busiest hours" }) });
  await expect(hours.getByRole("img", { name: "Busiest hours" })).toBeVisible();
  await hours.getByText("Show as table").click();
  await expect(hours.getByRole("row", { name: /Monday.* 2$/ })).toBeVisible();
  await expect(hours.getByRole("row", { name: /Tuesday.* 1$/ })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file).toContain(`By team,${teamName},Bookings,3`);

  await page.getByRole("combobox", { name: "Source" }).selectOption({ label: "Form" });
  await expect(bookings).toContainText("Previously: 0");
  await expect(page.getByText("No bookings in this period.").first()).toBeVisible();
  await assertAccessible(page, ["/insights"]);
});
