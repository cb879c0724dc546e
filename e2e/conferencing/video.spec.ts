import { changeFields, openDetailsStep } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findOwner } from "../support/find-owner";
import { expect, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test.use({ viewport: { width: 390, height: 844 } });

test("a host offers Jitsi, and a booker finds the meeting link on a phone", { tag: "@main" }, async ({
  page,
  context,
  host,
  api,
}) => {
  const robin = await host({ custom: { auto_confirm: true } });
  await signInBrowser(context, await findOwner(api, robin));
  await openConsole(page, `/pages/${robin.nickname}?tab=location`);
  await page.getByRole("button", { name: "Add location" }).click();
  await page.getByLabel("Type").selectOption({ label: "Zoom" });
  await expect(page.getByText("This isn’t set up on this installation.")).toBeVisible();
  await page.getByLabel("Type").selectOption({ label: "Jitsi Meet" });
  await expect(page.getByText("This isn’t set up on this installation.")).toHaveCount(0);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.goto(`/${robin.nickname}`);
  await expect(page.getByText("Jitsi Meet")).toBeVisible();
  await page.getByRole("radio").first().check();
  await openDetailsStep(page);
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
  await page.getByRole("button", { name: "Book" }).click();
  const join = page.getByRole("link", { name: "Join" });
  await expect(join).toHaveAttribute("href", /^https:\/\/rooms\.example\.com\/[0-9a-f]{32}$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
