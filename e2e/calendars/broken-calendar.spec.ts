import type { Page } from "@playwright/test";
import { newId } from "@/lib/platform/db/id";
import { findAxeFaults } from "../support/axe";
import { runSql } from "../support/database";
import { demo, expect, test } from "../support/fixtures";
import { signIn } from "../support/sign-in";

/** Lets somebody have a calendar that its provider refuses; answers who it is. */
async function breakCalendar(email: string, name: string): Promise<string> {
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
    [email, newId(), name],
  );
  return user?.id ?? "";
}

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "cannot be read" });

test("the owner of a page, and nobody else, sees on it that a calendar cannot be read", {
  tag: "@main",
}, async ({ page, context, host }) => {
  const { nickname, email } = await host();
  const owner = await breakCalendar(email, "Workshop");
  await page.goto(`/${nickname}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await signIn(context, demo().admin._id);
  await page.reload();
  await expect(notice(page)).toHaveCount(0);

  await signIn(context, owner);
  await page.reload();
  await expect(notice(page)).toContainText("Your calendar cannot be read: Workshop");
  await expect(notice(page)).toContainText("goes on offering times");
  await runSql("UPDATE calendar_lists SET when_broken = 'block' WHERE user_id = $1", [owner]);
  await page.reload();
  await expect(notice(page)).toContainText("this page offers no times");
  expect(await findAxeFaults(page)).toEqual([]);
  await page.goto(`/${nickname}?embed=1`);
  await expect(notice(page)).toHaveCount(0);
  await page.goto(`/${nickname}`);
  await notice(page).getByRole("link", { name: "Connect again" }).click();
  await expect(page).toHaveURL(/\/console\/calendars$/);
  await page.goto("/console");
  await page.getByRole("link", { name: "Your calendar cannot be read: Workshop" }).click();
  await expect(page).toHaveURL(/\/console\/calendars$/);
});

test("an admin finds whose calendar cannot be read, and its owner connects it again by the link of the mail", async ({
  page,
  context,
  host,
  api,
}) => {
  test.slow(); // three screens are looked through by axe
  const { nickname, email } = await host();
  const owner = await breakCalendar(email, "Studio");
  const [calendar] = await runSql<{ id: string }>("SELECT id FROM calendars WHERE user_id = $1", [owner]);
  await signIn(context, demo().admin._id);
  await page.goto(`/console/people-calendars?status=broken&search=${encodeURIComponent(email)}`);
  await expect(page.getByRole("row").filter({ hasText: "Studio (CalDAV)" })).toContainText(
    "Access is refused: its owner has to connect it again.",
  );
  expect(await findAxeFaults(page)).toEqual([]);

  await signIn(context, owner);
  await page.goto(`/console/calendars?reconnect=${calendar?.id}`);
  const dialog = page.getByRole("dialog", { name: "Connect Studio again" });
  await expect(dialog.getByLabel("User name")).toHaveValue("Studio");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/console\/calendars$/);

  await page.goto(`/console/pages/${nickname}`);
  await page.getByLabel("What keeps times from being offered").selectOption("Only the calendars chosen here");
  await page.getByRole("checkbox", { name: "Studio" }).uncheck();
  await expect(page.getByText("no calendar keeps a time from being offered here")).toBeVisible();
  await page.getByLabel("How meetings stand in calendars").selectOption("Private");
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect
    .poll(async () => (await api<{ custom: object }>("GET", `/v2/bookpages/${nickname}`)).custom)
    .toMatchObject({ blocking_calendars: [], entry_visibility: "private" });
});
