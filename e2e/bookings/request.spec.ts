import { changeFields, getDayTimes, openDay, openDetailsStep } from "../support/booking-steps";
import { expect, FIRST_NAME, test } from "../support/fixtures";
import {
  formatExpectedDate,
  formatExpectedDay,
  formatExpectedLocalDate,
  formatExpectedTime,
} from "../support/format-expected";

const ZONE = "Europe/Paris";

test("a booker proposes three times on two days to the host", { tag: "@main" }, async ({ page, host }) => {
  const robin = await host({ custom: { auto_confirm: false, min_dates: 3 } });
  const free = await robin.freeTimes();
  const second = free.findIndex(
    (start) => formatExpectedLocalDate(ZONE, start) !== formatExpectedLocalDate(ZONE, free[0] ?? ""),
  );
  const [early, late, next] = [free[1], free[4], free[second + 2]] as [string, string, string];
  const tick = (start: string) =>
    page.getByRole("checkbox", { name: formatExpectedTime(ZONE, start) }).check();
  const tray = page.getByRole("heading", { name: /selected$/ });

  await page.goto(`/${robin.nickname}`);
  await expect(page.getByText(`${FIRST_NAME} approves each request`)).toBeVisible();
  await expect(tray).toHaveText("0 of 3 selected");
  await tick(early);
  await expect(tray).toHaveText("1 of 3 selected");
  await tick(late);
  await expect(tray).toHaveText("2 of 3 selected");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Choose at least 3 times")).toBeVisible();

  await openDay(page, formatExpectedDay(ZONE, next));
  await expect(tray).toHaveText("2 of 3 selected");
  await tick(next);
  await expect(tray).toHaveText("3 of 3 selected");
  await page.getByRole("link", { name: new RegExp(`^Remove .*${formatExpectedTime(ZONE, late)}`) }).click();
  await expect(tray).toHaveText("2 of 3 selected");
  await openDay(page, formatExpectedDay(ZONE, late));
  await expect(
    getDayTimes(page, formatExpectedDay(ZONE, late)).getByRole("checkbox", { checked: true }),
  ).toHaveCount(1);
  await tick(late);
  await expect(tray).toHaveText("3 of 3 selected");
  await openDetailsStep(page);
  await expect(page.getByRole("region", { name: "Selected times" }).getByRole("listitem")).toHaveCount(3);
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example", Message: "Any of these" });
  await page.getByRole("button", { name: "Send request" }).click();

  const main = page.getByRole("main");
  await expect(main).toContainText("Request sent");
  await expect(main).toContainText("Nothing is booked until then");
  for (const start of [early, late, next]) await expect(main).toContainText(formatExpectedDate(ZONE, start));
  await expect(page.getByRole("link", { name: "Calendar file" })).toHaveCount(0);

  const [event, ...others] = await robin.events();
  expect(others).toEqual([]);
  expect(event?.confirmed).toMatchObject({ flag: false, date_id: null });
  expect(event?.dates.map(({ date, confirmed }) => [date, confirmed])).toEqual(
    [early, late, next].map((start) => [start, false]),
  );
  expect(event?.messages.map(({ body }) => body)).toEqual(["Any of these"]);
  expect(await robin.freeTimes()).toEqual(free);
});
