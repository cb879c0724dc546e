import { changeFields, getField, openDetailsStep } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test.use({
  locale: "en-GB",
  timezoneId: "Europe/Paris",
});

test("an admin creates a room, a page reserves it for each meeting, and a meeting switches to another room", {
  tag: "@main",
}, async ({ page, host, api, context }) => {
  test.slow();
  const robin = await host({ custom: { auto_confirm: true } });
  const name = `Saturn ${robin.nickname}`;
  await signInBrowser(context, getDemo().admin._id);
  await openConsole(page, "/rooms");
  await page.getByRole("button", { name: "New room" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("spinbutton", { name: "Seats" }).fill("6");
  await dialog.getByLabel("Location").fill(`Berlin, ${robin.nickname}`);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await openConsole(page, `/pages/${robin.nickname}?tab=location`);
  await page.getByRole("switch", { name: "Reserve a room for each meeting" }).click();
  await page.getByLabel("Which rooms").selectOption({ label: "Rooms at a location" });
  await getField(page, "Location").last().fill(robin.nickname);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.goto(`/${robin.nickname}`);
  await page.getByRole("radio").first().check();
  await openDetailsStep(page);
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
  await page.getByRole("button", { name: "Book" }).click();
  await expect(page.getByText(name)).toBeVisible();
  expect(await robin.freeTimes()).not.toEqual([]);

  const { organization } = getDemo();
  const other = `Venus ${robin.nickname}`;
  const user = { resource: true, first_name: other, capacity: 2, timezone: "Europe/Paris" };
  await api("POST", "/v2/users", { organization, user });
  const [event] = await robin.events();
  await openConsole(page, `/events?event=${event?._id}`);
  await page.getByRole("button", { name: "Change room" }).click();
  await page.getByRole("radio", { name: other }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Change room" }).last().click();
  await expect(page.getByText(`Room: ${other}`)).toBeVisible();
});
