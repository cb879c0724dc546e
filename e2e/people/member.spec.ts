import { openConsole, waitForShortcuts } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test("a member manages their own resources, and no others", { tag: "@main" }, async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const robin = await host();
  const other = await host();
  const { belongs_to: me } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  const day = "2031-03-10T09:00:00.000Z";
  await robin.plan([day], [{ email: "ana@mail.example" }], { title: `Of ${robin.nickname}` });
  await other.plan([day], [{ email: "ana@mail.example" }], { title: `Of ${other.nickname}` });
  await signInBrowser(context, me);

  await openConsole(page, "");
  const menu = page.getByRole("complementary").getByRole("navigation");
  await expect(menu.getByRole("link")).toHaveText([
    "Home",
    "Meetings",
    "Booking pages",
    "Availability",
    "Trash",
  ]);
  await waitForShortcuts(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("webhook");
  await expect(page.getByRole("dialog").getByText(/^Nothing/)).toBeVisible();
  await page.keyboard.press("Escape");

  await menu.getByRole("link", { name: "Meetings" }).click();
  await expect(page.getByRole("rowheader")).toHaveText([`Of ${robin.nickname}`]);

  await page.getByRole("complementary").locator("summary").click();
  await page.getByRole("complementary").getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("navigation", { name: "Your account" })
    .getByRole("link", { name: "Notifications" })
    .click();
  const mail = page.getByRole("checkbox", { name: "Someone books on your page: Email" });
  const before = await mail.isChecked();
  await mail.setChecked(!before);
  await expect
    .poll(() => api<{ email: Record<string, boolean> }>("GET", `/v2/users/${me}/preferences`))
    .toMatchObject({ email: { bookpage_created_admin: !before } });
  await page.reload();
  await expect(mail).toBeChecked({ checked: !before });

  await menu.getByRole("link", { name: "Booking pages" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  const row = page.getByRole("row").filter({ hasText: `/${robin.nickname}` });
  await expect(row.getByRole("switch")).toBeChecked();
  await expect(row.getByRole("link", { name: /^Open / })).toHaveAttribute(
    "href",
    new RegExp(`/${robin.nickname}$`),
  );
  await row.getByRole("rowheader").getByRole("link").click();
  await page.getByRole("textbox", { name: "Message to visitors" }).fill("Ring twice.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto(`/${robin.nickname}`);
  await expect(page.getByText("Ring twice.")).toBeVisible();

  for (const screen of [
    "users",
    `users/${getDemo().admin._id}`,
    "teams",
    "webhooks",
    "keys",
    "audit",
    `pages/${other.nickname}`,
  ]) {
    await page.goto(`/console/${screen}`);
    await expect(page.getByRole("alert").filter({ has: page.getByRole("heading") }), screen).toBeVisible();
  }
  await page.goto(`/console/pages/${robin.nickname}?tab=advanced`);
  await page.getByRole("button", { name: "Delete page" }).click();
  const asked = page.getByRole("dialog", { name: "Delete page" });
  await asked.getByRole("textbox").fill(robin.nickname);
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No pages yet")).toBeVisible();
});
