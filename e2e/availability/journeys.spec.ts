import { assertNoOverflow } from "../support/assert-no-overflow";
import { changeFields, getErrorSummary, getField } from "../support/booking-steps";
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

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript, on a phone", () => {
    test.use({ javaScriptEnabled, ...(javaScriptEnabled ? {} : { viewport: { width: 390, height: 844 } }) });

    test("a booker names the address first, and then gets the times for it", async ({ page, host }) => {
      const robin = await host({
        availability: {
          journeys: { minutes: 60, minutes_per_km: 1, bases: [{ address: "Große Bergstraße 12, Hamburg" }] },
        },
      });
      await page.goto(`/${robin.nickname}`);
      await expect(page.getByRole("heading", { name: "Where should Robin come to?" })).toBeVisible();
      await expect(page.getByRole("radio")).toHaveCount(0);
      await page.getByRole("button", { name: "Show times" }).click();
      await expect(getErrorSummary(page)).toContainText("Enter the address");
      await assertNoOverflow(page);
      if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);
      await page.getByRole("textbox", { name: "Address" }).fill("Elbchaussee 5, Hamburg");
      await page.getByRole("button", { name: "Show times" }).click();
      await expect(page.getByText("Elbchaussee 5, Hamburg")).toBeVisible();
      await expect(page.getByRole("radio", { name: "10:00" })).toBeVisible();
      expect(page.url()).not.toContain("Elbchaussee");
      await assertNoOverflow(page);
      if (javaScriptEnabled) expect(await findAxeViolations(page)).toEqual([]);

      await page.getByRole("link", { name: /^Next month/ }).click();
      await expect(page.getByText("Elbchaussee 5, Hamburg")).toBeVisible();
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(getField(page, "Location")).toHaveValue("Elbchaussee 5, Hamburg");
      await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
      await page.getByRole("button", { name: "Book", exact: true }).click();
      await expect(page.getByRole("main")).toContainText("Confirmed");
      const [event] = await robin.events();
      expect(event?.places.map(({ name }) => name)).toEqual(["Elbchaussee 5, Hamburg"]);
    });
  });
