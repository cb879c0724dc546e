import { startWebhookReceiver } from "@/tests/support/webhook-receiver";
import { changeFields, openDetailsStep, waitForHydration } from "../support/booking-steps";
import { createEmptyOrganization } from "../support/create-organization";
import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";

test("an admin's first day: from the sign-up link to the first booking and its delivery", {
  tag: "@main",
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const receiver = await startWebhookReceiver();
  const [mila, hook] = [makeStoryName("mila"), `/${makeStoryName("hook")}`];
  const { admin } = await createEmptyOrganization("North Quay", `${makeStoryName("ada")}@northquay.example`);
  const dialog = page.getByRole("dialog");
  const menu = page.getByRole("complementary");
  const goTo = (...screens: string[]) =>
    screens.reduce(
      (before, name) => before.then(() => menu.getByRole("link", { name, exact: true }).last().click()),
      Promise.resolve(),
    );

  await page.goto(admin.signup_link);
  await page.getByRole("textbox", { name: "First name" }).fill("Ada");
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Paris");
  await page.getByLabel(/^(New )?password/i).fill("seven quiet herons");
  await page.getByRole("checkbox", { name: /^I agree/ }).check();
  await page.getByRole("button", { name: "Finish sign-up" }).click();
  await expect(page).toHaveURL(/\/console\/pages\/ada/);
  await expect(page.getByRole("heading", { level: 1, name: "Ada" })).toBeVisible();

  await goTo("People");
  await page.getByRole("button", { name: "Add person" }).first().click();
  await dialog.getByRole("textbox", { name: "Email" }).fill(`${mila}@northquay.example`);
  await dialog.getByRole("textbox", { name: "First name" }).fill("Mila");
  await dialog.getByRole("combobox", { name: "Time zone" }).selectOption("Europe/Paris");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mila" })).toBeVisible();

  const about = page.getByRole("navigation", { name: "About this person" });
  await about.getByRole("link", { name: "Availability" }).click();
  await expect(page.getByRole("checkbox", { name: "Monday", exact: true })).toBeChecked();
  await about.getByRole("link", { name: "Booking pages" }).click();
  await page.getByRole("button", { name: "Create page" }).first().click();
  await dialog.getByRole("textbox", { name: "Heading" }).fill("Visit our pier");
  await expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue("visit-our-pier");
  await dialog.getByRole("textbox", { name: "Link" }).fill(mila);
  await expect(dialog.getByText("Mila", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Visit our pier" })).toBeVisible();

  await goTo("People", "Teams");
  await page.getByRole("button", { name: "Create team" }).first().click();
  const team = makeStoryName("Harbour");
  await dialog.getByRole("textbox", { name: "Name" }).fill(team);
  await expect(dialog.getByRole("textbox", { name: "Team page link" })).toHaveValue(team.toLowerCase());
  await dialog.getByRole("combobox", { name: "Members: Add person" }).fill("Mila");
  await page.getByRole("option", { name: /Mila/ }).click();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("textbox", { name: "Public link" })).toHaveValue(
    new RegExp(team.toLowerCase()),
  );

  const shops = makeStoryName("shops");
  await goTo("Booking pages", "Locators");
  await page.getByRole("button", { name: "Create locator" }).first().click();
  await dialog.getByRole("textbox", { name: "Title" }).fill("Our shops");
  await dialog.getByRole("textbox", { name: "Link" }).fill(shops);
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Add location" }).first().click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Quay 7");
  await dialog.getByRole("spinbutton", { name: "Latitude" }).fill("48.8566");
  await dialog.getByRole("spinbutton", { name: "Longitude" }).fill("2.3522");
  await dialog.getByRole("textbox", { name: "Booking page" }).fill(`/${mila}`);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("rowheader", { name: "Quay 7" })).toBeVisible();

  await goTo("Developers", "Webhooks");
  await page.getByRole("button", { name: "Add webhook" }).first().click();
  await dialog.getByRole("textbox", { name: "URL" }).fill(receiver.url + hook);
  await dialog.getByRole("checkbox", { name: /event\.confirmed/ }).uncheck();
  await dialog.getByRole("checkbox", { name: /event\.created/ }).check();
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Send ping" })).toBeVisible();

  const visitor = await (
    await browser.newContext({ baseURL: baseURL ?? "", timezoneId: "Europe/Paris" })
  ).newPage();
  await visitor.goto(`/locators/${shops}`);
  await visitor.getByRole("link", { name: /Book/ }).first().click();
  await expect(visitor).toHaveURL(new RegExp(`/${mila}`));
  await waitForHydration(visitor);
  await visitor.getByRole("radio", { name: /^\d/ }).first().check();
  await openDetailsStep(visitor);
  await changeFields(visitor, { Name: "Ana Duarte", Email: "ana@mail.example" });
  await visitor.getByRole("button", { name: "Book", exact: true }).click();
  await expect(visitor).toHaveURL(/\/event\/[0-9a-f]{24}\?key=/);
  await visitor.context().close();

  await goTo("Home");
  await page.getByText(/^\d steps? finished$/).click();
  for (const step of ["Create a booking page", "Get your first booking"])
    await expect(
      page.getByRole("listitem").filter({ hasText: step }).getByRole("img", { name: "Done" }),
    ).toBeVisible();
  await page.getByRole("button", { name: "Hide first steps" }).click();
  await expect(page.getByText("First steps")).toHaveCount(0);
  await goTo("Meetings");
  await page.getByRole("rowheader").getByRole("link").first().click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Ana Duarte").first()).toBeVisible();
  await expect(drawer.getByText("Hosted by Mila")).toBeVisible();
  await expect(drawer.getByText(receiver.url + hook)).toBeVisible();
  await expect(drawer.getByText("Delivered · 1 attempt · 200")).toBeVisible();
  expect(receiver.at(hook)).toHaveLength(1);
  await receiver.close();
});
