import type { Page } from "@playwright/test";
import { newId } from "@/lib/platform/db/id";
import { findAxeFaults } from "./support/axe";
import { runSql } from "./support/database";
import { demo, expect, test } from "./support/fixtures";
import { signIn } from "./support/sign-in";

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

test("the owner of a page, and nobody else, sees on it that a calendar cannot be read", async ({
  page,
  context,
  host,
}) => {
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
