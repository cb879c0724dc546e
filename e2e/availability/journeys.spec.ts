import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { type Api, expect, type StoryHost, test } from "../support/fixtures";
import { openHoursEditor, submitChanges } from "../support/open-hours-editor";

/** Counts the times that the page offers on a Monday. */
async function countTimes(api: Api, { nickname }: StoryHost) {
  const query = `page=${nickname}&timezone=UTC&from=2031-03-10&to=2031-03-10`;
  const { slots } = await api<{ slots: unknown[] }>("GET", `/v2/slots?${query}`);
  return slots.length;
}

test("a plumber keeps time for the way to customers, from home and back", { tag: "@main" }, async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const { robin } = await openHoursEditor({ page, host, api, context });
  const before = await countTimes(api, robin);

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
  expect(await countTimes(api, robin)).toBe(before - 4);

  await openConsole(page, "/availability");
  await expect(page.getByRole("checkbox", { name: "Sunday" }).last()).toBeChecked();
  await page.getByRole("switch", { name: /^Travel between meetings/ }).click();
  await submitChanges(page);
  expect(await countTimes(api, robin)).toBe(before);
});

test("journeys get longer with the distance, and to an unknown address they take the usual time", async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const { robin } = await openHoursEditor({ page, host, api, context });
  const before = await countTimes(api, robin);
  await page.getByRole("switch", { name: /^Travel between meetings/ }).click();
  await page.getByRole("button", { name: "Add home or office" }).click();
  await page.getByRole("textbox", { name: "Home or office" }).fill("Große Bergstraße 12, Hamburg");
  await page.getByRole("switch", { name: /^Longer journeys for longer distances/ }).click();
  await page.getByRole("spinbutton", { name: "Length if an address is not found" }).fill("90");
  const perKm = page.getByRole("spinbutton", { name: "Minutes per kilometre" });
  await perKm.fill("31");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(perKm).toHaveAttribute("aria-invalid", "true");
  await perKm.fill("1.5");
  await page.getByRole("spinbutton", { name: "Shortest journey" }).fill("5");
  expect(await findAxeViolations(page)).toEqual([]);
  await submitChanges(page);

  await openConsole(page, "/availability");
  await expect(perKm).toHaveValue("1.5");
  // 90 minutes at either end of a day with starts every half hour, as the booker's address is not known
  expect(await countTimes(api, robin)).toBe(before - 6);
});
