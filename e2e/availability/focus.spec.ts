import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { openHoursEditor, submitChanges } from "../support/open-hours-editor";

test("a developer keeps two blocks of three hours free on each day of a week", { tag: "@main" }, async ({
  page,
  host,
  api,
  context,
}) => {
  const { robin } = await openHoursEditor({ page, host, api, context });
  const listTimes = async () => {
    const query = `page=${robin.nickname}&timezone=${robin.timezone}&from=2031-03-10&to=2031-03-10`;
    const { slots } = await api<{ slots: { start: { dateTime: string } }[] }>("GET", `/v2/slots?${query}`);
    return slots.map(({ start }) => start.dateTime.slice(11, 16));
  };
  const before = await listTimes();

  await page.getByRole("button", { name: "Keep blocks free" }).click();
  const rule = page.getByRole("group", { name: /^2 blocks of 3/ });
  await rule.getByRole("spinbutton", { name: "Blocks" }).fill("14");
  await expect(page.getByText(/^\d+ fewer bookable times in the next 28 days$/).first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await submitChanges(page);

  // From nine to five, a meeting at these times would leave one block on its day.
  const closed = ["11:00", "11:30", "14:00", "14:30"];
  expect(await listTimes()).toEqual(before.filter((time) => !closed.includes(time)));

  await page.getByLabel("Date", { exact: true }).fill("2031-03-10");
  await page.getByLabel("Time", { exact: true }).fill("14:00");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText(/^This time is kept free for focus: 14 blocks of 3/)).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone")).toBeVisible();
  expect(await listTimes()).toEqual(before);
});
