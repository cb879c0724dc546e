import type { Page } from "@playwright/test";
import { generateId } from "@/lib/platform/db/generate-id";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { runSql } from "../support/run-sql";
import { signInBrowser } from "../support/sign-in-browser";

/** Gives a user a calendar that its provider rejects, and returns the user. */
async function createBrokenCalendar(email: string, name: string): Promise<string> {
  const [user] = await runSql<{ id: string }>(
    `WITH person AS (SELECT id, organization_id, calendar_list_id AS list FROM users WHERE email = $1),
          list AS (INSERT INTO calendar_lists (id, organization_id, user_id, updated_at)
                   SELECT list, organization_id, id, now() FROM person),
          calendar AS (INSERT INTO calendars
                         (id, organization_id, user_id, calendar_list_id, source, name, access_broken, updated_at)
                       SELECT $2, organization_id, id, list, 'caldav', $3, true, now() FROM person),
          part AS (INSERT INTO subcalendars (organization_id, id, calendar_id, source, source_id, name)
                   SELECT organization_id, $2, $2, 'caldav', 'main', $3 FROM person)
     SELECT id FROM person`,
    [email, generateId(), name],
  );
  return user?.id ?? "";
}

const getNotice = (page: Page) => page.getByRole("status").filter({ hasText: "We can’t read" });

test("only the owner of a page sees on it that a calendar cannot be read", {
  tag: "@main",
}, async ({ page, context, host }) => {
  const { nickname, email } = await host();
  const owner = await createBrokenCalendar(email, "Workshop");
  await page.goto(`/${nickname}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(getNotice(page)).toHaveCount(0);
  await signInBrowser(context, getDemo().admin._id);
  await page.reload();
  await expect(getNotice(page)).toHaveCount(0);

  await signInBrowser(context, owner);
  await page.reload();
  await expect(getNotice(page)).toContainText("We can’t read your calendar: Workshop");
  await expect(getNotice(page)).toContainText("offers times based on the last sync");
  await runSql("UPDATE calendar_lists SET when_broken = 'block' WHERE user_id = $1", [owner]);
  await page.reload();
  await expect(getNotice(page)).toContainText("this page offers no times");
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto(`/${nickname}?embed=1`);
  await expect(getNotice(page)).toHaveCount(0);
  await page.goto(`/${nickname}`);
  await getNotice(page).getByRole("link", { name: "Reconnect" }).click();
  await expect(page).toHaveURL(/\/console\/calendars$/);
  await page.goto("/console");
  await page.getByRole("link", { name: "We can’t read your calendar: Workshop" }).click();
  await expect(page).toHaveURL(/\/console\/calendars$/);
});

test("an admin finds a user's broken calendar, and the user reconnects it by the link in the mail", async ({
  page,
  context,
  host,
  api,
}) => {
  test.slow(); // Axe checks three screens.
  const { nickname, email } = await host();
  const owner = await createBrokenCalendar(email, "Studio");
  const [calendar] = await runSql<{ id: string }>("SELECT id FROM calendars WHERE user_id = $1", [owner]);
  await signInBrowser(context, getDemo().admin._id);
  await page.goto(`/console/people-calendars?status=broken&search=${encodeURIComponent(email)}`);
  await expect(page.getByRole("row").filter({ hasText: "Studio (CalDAV)" })).toContainText(
    "Access was refused: the owner needs to reconnect it.",
  );
  expect(await findAxeViolations(page)).toEqual([]);

  await signInBrowser(context, owner);
  await page.goto(`/console/calendars?reconnect=${calendar?.id}`);
  const dialog = page.getByRole("dialog", { name: "Reconnect Studio" });
  await expect(dialog.getByLabel("User name")).toHaveValue("Studio");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/console\/calendars$/);

  await page.goto(`/console/pages/${nickname}?tab=advanced`);
  await page.getByLabel("Check for conflicts in").selectOption("Only selected calendars");
  await page.getByRole("checkbox", { name: "Studio" }).uncheck();
  await expect(page.getByText("conflicts aren’t checked here")).toBeVisible();
  await page.getByLabel("Calendar visibility").selectOption("Private");
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect
    .poll(async () => (await api<{ custom: object }>("GET", `/v2/bookpages/${nickname}`)).custom)
    .toMatchObject({ blocking_calendars: [], entry_visibility: "private" });
});
