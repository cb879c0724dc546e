import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { openHoursEditor } from "../support/open-hours-editor";

test.describe("for an American", () => {
  test.use({ locale: "en-US", timezoneId: "America/New_York" });

  test("times follow the 12-hour clock, whatever is typed or stepped", { tag: "@main" }, async ({
    page,
    host,
    api,
    context,
  }) => {
    test.slow();
    await openHoursEditor({ page, host, api, context });
    const [from, to] = [page.getByLabel("Monday: from"), page.getByLabel("Monday: to")];
    await expect(from).toHaveValue("9:00 AM");
    for (const [typed, shown] of [
      ["8", "8:00 AM"],
      ["830", "8:30 AM"],
      ["7.45", "7:45 AM"],
      ["12 am", "12:00 AM"],
      ["1030", "10:30 AM"],
    ] as const) {
      await from.fill(typed);
      await from.blur();
      await expect(from).toHaveValue(shown);
    }
    await from.press("ArrowDown");
    await expect(from).toHaveValue("10:15 AM");
    await to.fill("25:00");
    await to.blur();
    await expect(to).toHaveAccessibleDescription("Enter a time, such as 9:30 PM");
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(to).toBeFocused(); // Nothing is saved as long as a text is unreadable.
    await to.fill("8 pm");
    await to.press("Enter");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(from).toHaveValue("10:15 AM");
    await expect(to).toHaveValue("8:00 PM");
  });
});

/** Opens the hours of a German user. */
const openGermanHours = (fixture: Parameters<typeof openHoursEditor>[0]) =>
  openHoursEditor({ ...fixture, host: () => fixture.host({ language: "de", timezone: "Europe/Berlin" }) });

test.describe("for a German", () => {
  test.use({ locale: "de-DE", timezoneId: "Europe/Berlin" });

  test("dates are typed in their order, or chosen from a calendar by keyboard", { tag: "@main" }, async ({
    page,
    host,
    api,
    context,
  }) => {
    test.slow();
    await openGermanHours({ page, host, api, context });
    await expect(page.getByLabel("Montag: von")).toHaveValue("09:00");
    await page.getByLabel("Montag: bis").fill("24:00");
    await page.getByLabel("Montag: bis").blur();
    await expect(page.getByLabel("Montag: bis")).toHaveValue("24:00");

    await page.getByRole("button", { name: "Abwesenheit hinzufügen" }).click();
    const dialog = page.getByRole("dialog");
    const first = dialog.getByRole("textbox", { name: "Von" });
    await expect(first).toHaveAttribute("placeholder", "TT.MM.JJJJ");
    await first.fill("1.2.2031");
    await first.blur();
    await expect(first).toHaveValue("01.02.2031");
    await first.press("ArrowDown");
    const calendar = dialog.getByRole("dialog", { name: "Datum auswählen" });
    await expect(calendar.getByRole("button", { name: "Samstag, 1. Februar 2031" })).toBeFocused();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press("PageDown");
    await page.keyboard.press("ArrowRight");
    await expect(calendar.getByRole("grid", { name: "März 2031" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(calendar).toBeHidden();
    await expect(first).toHaveValue("01.02.2031");
    await first.press("ArrowDown");
    await expect(calendar.getByRole("button", { name: "Samstag, 1. Februar 2031" })).toBeFocused();
    await page.keyboard.press("PageDown");
    await expect(calendar.getByRole("grid", { name: "März 2031" })).toBeVisible();
    await calendar.evaluate((popover: HTMLElement) => {
      popover.hidePopover();
      (popover.previousElementSibling as HTMLElement).click(); // before the browser tells that it was closed
    });
    await calendar.getByRole("button", { name: "Montag, 3. Februar 2031" }).click();
    await expect(first).toHaveValue("03.02.2031");
    await first.fill("32.1.2031");
    await first.blur();
    await expect(first).toHaveAccessibleDescription(/^Geben Sie ein Datum ein, zum Beispiel 31\.12\.\d{4}$/);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

    test("the device’s own fields are used", async ({ page, host, api, context }) => {
      await openGermanHours({ page, host, api, context });
      await expect(page.getByLabel("Montag: von")).toHaveAttribute("type", "time");
      await expect(page.getByLabel("Montag: von")).toHaveValue("09:00");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
});
