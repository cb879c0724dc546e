import { buildDetailsPath, changeFields, getErrorSummary, getField } from "../support/booking-steps";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { formatExpectedDay, formatExpectedTime } from "../support/format-expected";

const ZONE = "Europe/Paris";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, locale: "en-GB", timezoneId: ZONE, viewport: { width: 320, height: 640 } });

    test("a booker reaches the soonest time in one click and fills in few fields", { tag: "@main" }, async ({
      page,
      host,
    }) => {
      const robin = await host({ custom: { auto_confirm: true } });
      const [soonest = ""] = await robin.freeTimes();
      await page.goto(`/${robin.nickname}?tz=${ZONE}`);
      await page.getByRole("link", { name: /^Next available: / }).click();
      const chosen = page.getByRole("region", { name: "Selected time" });
      await expect(chosen).toContainText(formatExpectedTime(ZONE, soonest));
      await expect(chosen).toContainText(formatExpectedDay(ZONE, soonest));

      await expect(getField(page, "Message")).toBeHidden();
      await expect(getField(page, "Guests")).toBeHidden();
      if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);
      await page.getByText("Add guests", { exact: true }).click();
      if (javaScriptEnabled) await expect(getField(page, "Guests")).toBeFocused();
      await expect(page.getByText("Add guests", { exact: true })).toBeHidden();
      await expect(page.getByText("we’ll send you a code to confirm your address")).toBeVisible();
      await changeFields(page, {
        Name: "Ana Duarte",
        Email: "ana@mail.example",
        Guests: "bo(at)mail",
      });
      await page.getByRole("button", { name: "Book", exact: true }).click();

      await getErrorSummary(page).getByRole("link", { name: "“bo(at)mail” isn’t an email address" }).click();
      await expect(getField(page, "Guests")).toBeInViewport();
      await expect(getField(page, "Guests")).toHaveValue("bo(at)mail");
      await expect(getField(page, "Message")).toBeHidden();
      await changeFields(page, { Guests: "", Message: "We come by train" });
      await page.getByRole("button", { name: "Book", exact: true }).click();
      await expect(page.getByRole("main")).toContainText("Confirmed");
      const [event] = await robin.events();
      expect(event?.dates.map(({ date }) => date)).toEqual([soonest]);
      expect(event?.messages.map(({ body }) => body)).toEqual(["We come by train"]);
    });

    test("a booker finds the fields that a link fills in already open", async ({ page, host }) => {
      const robin = await host({ custom: { enable_api: true } });
      const [start = ""] = await robin.freeTimes();
      await page.goto(`${buildDetailsPath(robin.nickname, ZONE, start)}&em=Hello&et=Plans`);
      await expect(getField(page, "Message")).toHaveValue("Hello");
      await expect(getField(page, "Subject")).toHaveValue("Plans");
      await expect(getField(page, "Guests")).toBeHidden();
    });
  });
}

test("a booker sees the confirmation animation only if motion is allowed", async ({ page, host }) => {
  const robin = await host({ custom: { auto_confirm: true } });
  const [start = ""] = await robin.freeTimes();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(buildDetailsPath(robin.nickname, ZONE, start));
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
  await page.getByRole("button", { name: "Book", exact: true }).click();
  const mark = page.locator("[data-settles]");
  await expect(mark).toBeVisible();
  const lasts = () => mark.evaluate((one) => getComputedStyle(one).animationDuration);
  expect(Number.parseFloat(await lasts())).toBeLessThan(0.001);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await lasts()).toBe("0.26s");
});
