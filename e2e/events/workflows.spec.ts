import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, type StoryEvent, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("an admin sets up reminders and thanks, and a booking shows what is planned", { tag: "@main" }, async ({
  page,
  api,
  host,
}) => {
  test.slow();
  const robin = await host();
  const name = makeStoryName("Reminders");
  await page.goto("/console/workflows");
  await page.getByRole("button", { name: "New workflow" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New workflow" });
  await expect(dialog.getByRole("radio", { name: "Reminders and thank-you" })).toBeChecked();
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("group", { name: /^Message \d$/ })).toHaveCount(3);
  const thanks = page.getByRole("group", { name: "Message 3" });
  await thanks.getByRole("combobox", { name: "Text" }).selectOption("Custom text");
  await thanks.getByRole("textbox", { name: "Subject" }).fill("Thank you from {host}");
  await thanks.getByRole("textbox", { name: "Message" }).fill("Hello {name}");
  await page.getByRole("combobox", { name: "Booking pages: Add another" }).fill(robin.nickname);
  await page.getByRole("option", { name: robin.nickname }).click();
  await page.getByRole("switch", { name: "Active" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Please fix one field")).toBeVisible();
  await thanks.getByRole("textbox", { name: "Message" }).fill("Hello {recipient}, thanks from {host}.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const start = (await robin.freeTimes()).at(-1) as string;
  const event = await api<StoryEvent>("POST", "/v2/bookings", {
    page: robin.nickname,
    start,
    attendee: { name: "Ana Silva", email: "ana@mail.example" },
  });
  await page.goto(`/console/meetings?event=${event._id}`);
  const drawer = page.getByRole("dialog", { name: event.title });
  await expect(drawer.getByText(`${name}: email to Ana Silva`)).toHaveCount(3);
  await expect(drawer.getByText("Planned", { exact: true }).first()).toBeVisible();

  await page.goto("/console/workflows");
  await page.getByRole("link", { name }).click();
  await page.getByRole("combobox", { name: "Find a meeting" }).fill(event.title);
  await page.getByRole("option").first().click();
  await expect(page.getByText("This workflow applies to the meeting.")).toBeVisible();
});
