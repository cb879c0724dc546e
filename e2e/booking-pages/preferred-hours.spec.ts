import { changeFields } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { findOwner } from "../support/find-owner";
import { addMinutesIso, expect, test } from "../support/fixtures";
import { formatExpectedLocalDate } from "../support/format-expected";
import { submitChanges } from "../support/open-hours-editor";
import { signInBrowser } from "../support/sign-in-browser";

const ZONE = "Europe/Paris";
const MORNING = { start_time: "10:00", end_time: "11:00" };

test("a coach sets preferred hours, and the page shows them first", { tag: "@main" }, async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const robin = await host();
  await signInBrowser(context, await findOwner(api, robin));
  await openConsole(page, `/pages/${robin.nickname}?tab=hours`);
  const group = page.getByRole("group", { name: "Preferred hours" });
  await group.getByRole("button", { name: "Add hours" }).click();
  await group.getByLabel("From", { exact: true }).fill("10:00");
  await group.getByLabel("Until", { exact: true }).fill("09:00");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(group.getByLabel("Until", { exact: true })).toHaveAccessibleDescription(/./);
  await group.getByLabel("Until", { exact: true }).fill("11:00");
  await group.getByRole("checkbox", { name: "Sun" }).uncheck();
  expect(await findAxeViolations(page)).toEqual([]);
  await submitChanges(page);
  expect(await api("GET", `/v2/bookpages/${robin.nickname}`)).toMatchObject({
    custom: {
      preferred_hours: [
        { ...MORNING, days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] },
      ],
    },
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("a booker sees what suits best, asks for the other times and books one", async ({ page, host }) => {
      const robin = await host({ custom: { auto_confirm: true, preferred_hours: [MORNING] } as never });
      const [first = ""] = await robin.freeTimes();
      const day = formatExpectedLocalDate(ZONE, addMinutesIso(first, 3 * 1440));
      await page.goto(`/${robin.nickname}?tz=${ZONE}&day=${day}`);
      await expect(page.getByRole("heading", { name: "Suits best" })).toBeVisible();
      await expect(page.getByRole("radio")).toHaveCount(2);
      if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);
      await page.getByRole("link", { name: /^\d+ more times$/ }).click();
      await expect(page.getByRole("radio", { name: "10:00 Suits best" })).toBeVisible();
      await page.getByRole("radio", { name: "15:00" }).check();
      await page.getByRole("button", { name: "Continue" }).click();
      await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
      await page.getByRole("button", { name: "Book", exact: true }).click();
      await expect(page.getByRole("main")).toContainText("Confirmed");
    });
  });
}

test("a week of times shows what suits best first", async ({ page, host }) => {
  const robin = await host({ custom: { times_layout: "week", preferred_hours: [MORNING] } as never });
  await page.goto(`/${robin.nickname}?tz=${ZONE}`);
  await page.getByRole("link", { name: "Next week" }).click();
  const week = page.locator("[data-wall=week]");
  await expect(week.getByRole("radio", { name: "Suits best" })).toHaveCount(14);
  await page.getByRole("link", { name: /^\d+ more times$/ }).click();
  await expect(week.getByRole("radio", { name: "15:00" }).first()).toBeVisible();
});
