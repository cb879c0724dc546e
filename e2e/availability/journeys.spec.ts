import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { openHoursEditor, submitChanges } from "../support/open-hours-editor";

test("a plumber keeps time for the way to customers, from home and back", { tag: "@main" }, async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const { robin } = await openHoursEditor({ page, host, api, context });
  const listTimes = async () => {
    const query = `page=${robin.nickname}&timezone=UTC&from=2031-03-10&to=2031-03-10`;
    const { slots } = await api<{ slots: unknown[] }>("GET", `/v2/slots?${query}`);
    return slots.length;
  };
  const before = await listTimes();

  await page.getByRole("switch", { name: /^Travel between meetings/ }).click();
  await page.getByRole("spinbutton", { name: "Length of a journey" }).fill("40");
  await page.getByRole("button", { name: "Add home or office" }).click();
  await page.getByRole("textbox", { name: "Home or office" }).fill("Große Bergstraße 12, Hamburg");
  await expect(page.getByRole("heading", { name: "What changes" })).toBeVisible();
  await page.getByRole("button", { name: "Add an address for some days" }).click();
  await page.getByRole("textbox", { name: "Home or office" }).last().fill("Elbchaussee 5, Hamburg");
  expect(await findAxeViolations(page)).toEqual([]);
  await submitChanges(page);

  // 40 minutes at either end of a day with starts every half hour
  expect(await listTimes()).toBe(before - 4);

  await openConsole(page, "/availability");
  await expect(page.getByRole("checkbox", { name: "Sunday" }).last()).toBeChecked();
  await page.getByRole("switch", { name: /^Travel between meetings/ }).click();
  await submitChanges(page);
  expect(await listTimes()).toBe(before);
});
