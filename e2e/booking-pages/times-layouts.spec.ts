import { changeFields } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

const ZONE = "Europe/Paris";

test("a booker walks through a week of times with the keyboard, and books", { tag: "@main" }, async ({
  page,
  host,
}) => {
  const robin = await host({ custom: { auto_confirm: true, times_layout: "week" } as never });
  await page.goto(`/${robin.nickname}?tz=${ZONE}`);
  const wall = page.locator("[data-wall=week]");
  const stop = wall.locator("input[tabindex='0']");
  await expect(stop).toHaveCount(1);
  await expect(wall.getByRole("radio", { checked: true })).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);

  const title = wall.getByRole("heading", { level: 2 });
  const opened = (await title.textContent()) ?? "";
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(title).not.toHaveText(opened);
  await stop.focus();
  const value = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  const first = await value();
  await page.keyboard.press("ArrowDown");
  const second = await value();
  expect(second > first).toBe(true);
  expect(second.slice(0, 10)).toBe(first.slice(0, 10));
  await page.keyboard.press("ArrowRight");
  const beside = await value();
  expect(beside.slice(11)).toBe(second.slice(11));
  expect(beside.slice(0, 10) > second.slice(0, 10)).toBe(true);
  await expect(wall.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.keyboard.press("Home");
  expect(await value()).toBe(second);

  const week = (await title.textContent()) ?? "";
  await page.keyboard.press("PageUp");
  await expect(title).not.toHaveText(week);
  await expect(stop).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(title).toHaveText(week);
  await expect(stop).toBeFocused();
  await page.keyboard.press("Space");
  const chosen = await value();
  await page.getByRole("button", { name: "Continue" }).click();
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Confirmed");
  const [event] = await robin.events();
  expect(event?.dates.map(({ date }) => date.slice(0, 19))).toEqual([chosen.slice(0, 19)]);
});

for (const layout of ["week", "columns"]) {
  test.describe(`without JavaScript, as ${layout}`, () => {
    test.use({ javaScriptEnabled: false });

    test("a booker chooses times over several weeks, and on a phone", async ({ page, host }) => {
      const robin = await host({
        custom: { auto_confirm: false, min_dates: 2, times_layout: layout } as never,
      });
      for (const width of [1280, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${robin.nickname}?tz=${ZONE}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      }
      const wall = page.locator(`[data-wall=${layout}]`);
      await wall.getByRole("checkbox").first().check();
      await page.getByRole("button", { name: "Hold and add more" }).click();
      await expect(page.getByText("1 of 2 selected")).toBeVisible();
      await page.getByRole("link", { name: "Next week" }).click();
      await wall.getByRole("checkbox").first().check();
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("region", { name: "Selected times" }).getByRole("listitem")).toHaveCount(2);
    });
  });
}

test("an admin chooses the layout and previews it before saving", { tag: "@main" }, async ({
  page,
  context,
  host,
  api,
}) => {
  test.slow();
  await signInBrowser(context, getDemo().admin._id);
  const robin = await host();
  await openConsole(page, `/pages/${robin.nickname}?tab=appearance`);
  await page.getByRole("combobox", { name: "Layout of times" }).selectOption("Week");
  const preview = page.frameLocator('iframe[title="Preview"]:not(.invisible)');
  await expect(preview.locator("[data-wall=week]")).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible({ timeout: 20_000 });
  const { custom } = await api<{ custom: object }>("GET", `/v2/bookpages/${robin.nickname}`);
  expect(custom).toMatchObject({ times_layout: "week" });
});
