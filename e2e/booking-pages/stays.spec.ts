import { changeFields } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { findOwner } from "../support/find-owner";
import { expect, test } from "../support/fixtures";
import { submitChanges } from "../support/open-hours-editor";
import { signInBrowser } from "../support/sign-in-browser";

test("an innkeeper has a page booked by nights", { tag: "@main" }, async ({ page, host, api, context }) => {
  test.slow();
  const robin = await host();
  await signInBrowser(context, await findOwner(api, robin));
  await openConsole(page, `/pages/${robin.nickname}?tab=hours`);
  await expect(page.getByLabel("Seats", { exact: true })).toBeVisible();
  await page.getByLabel("Booked by").selectOption("night");
  await expect(page.getByLabel("Seats", { exact: true })).toHaveCount(0);
  await page.getByLabel("At least").fill("3");
  await page.getByLabel("At most").fill("2");
  await page.getByRole("group", { name: "First day" }).getByRole("checkbox", { name: "Sun" }).uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("At most")).toHaveAccessibleDescription(/./);
  await page.getByLabel("At most").fill("7");
  expect(await findAxeViolations(page)).toEqual([]);
  await submitChanges(page);
  expect(await api("GET", `/v2/bookpages/${robin.nickname}`)).toMatchObject({
    custom: {
      stay: {
        unit: "night",
        least: 3,
        most: 7,
        arrival_days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
      },
    },
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a guest presses the first and the last day, books, moves and cancels", {
      tag: javaScriptEnabled ? "@main" : "@all",
    }, async ({ page, host }) => {
      test.slow();
      const stay = { unit: "night", least: 2, most: 4 };
      const robin = await host({ custom: { auto_confirm: true, stay } as never });
      await page.goto(`/${robin.nickname}`);
      await expect(page.getByRole("main")).toContainText("2–4 nights");
      const [first, last] = [
        page.getByRole("link", { name: /^First day: / }),
        page.getByRole("link", { name: /^Last day: / }),
      ];
      await expect(last).toHaveCount(0);
      await first.first().click();
      await expect(last).toHaveCount(3);
      await expect(page.getByRole("radio")).toHaveCount(3);
      if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);
      await last.nth(1).click();
      await expect(page.getByRole("main")).toContainText("3 nights, check-in 15:00, check-out 11:00");
      await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
      await page.getByRole("button", { name: "Book", exact: true }).click();
      await expect(page.getByRole("main")).toContainText("Confirmed");
      await expect(page.getByRole("main")).toContainText("3 nights");
      await page.getByRole("link", { name: "Reschedule" }).click();
      await page
        .getByRole("link", { name: /^First day: / })
        .nth(1)
        .click();
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("button", { name: "Reschedule" }).click();
      await expect(page.getByRole("main")).toContainText("2 nights");
      await page.getByRole("link", { name: "Cancel meeting" }).click();
      await page.getByRole("button", { name: "Cancel meeting" }).click();
      await expect(page.getByRole("main")).toContainText("Cancelled");
    });
  });
}
