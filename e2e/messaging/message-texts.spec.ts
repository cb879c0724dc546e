import { createEmptyOrganization } from "../support/create-organization";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test("an admin words a mail, sees it beside the text, and goes back to ours", {
  tag: "@main",
}, async ({ page, context }) => {
  const { admin } = await createEmptyOrganization("Elm & Co", `${makeStoryName("boss")}@elm.example`);
  await signInBrowser(context, admin._id);
  await page.goto("/console/message-texts");
  await expect(page.getByRole("heading", { name: "Message texts" })).toBeVisible();
  await page.getByRole("link", { name: "Meeting confirmed Our text" }).first().click();
  await expect(page.getByText("0 of 16 languages have your text; the others get ours.")).toBeVisible();
  const subject = page.getByLabel("Subject", { exact: true });
  const message = page.getByLabel("Message", { exact: true });
  await expect(subject).toHaveValue("Confirmed: {title}");
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole("heading", { name: "Confirmed: Meeting with Robin Berger" })).toBeVisible();

  await subject.focus();
  await expect(page.getByRole("button", { name: "{recipient}" })).toHaveCount(0);
  await message.fill("Dear !\n\nRead [how to find us](https://example.com/map).");
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  await page.getByRole("button", { name: "{recipient} Ana Silva" }).click();
  await expect(message).toHaveValue("Dear {recipient}!\n\nRead [how to find us](https://example.com/map).");
  await expect(preview.getByText("Dear Ana Silva!", { exact: true })).toBeVisible();
  await expect(preview.getByRole("link", { name: "how to find us" })).toBeVisible();

  await subject.fill("Hello {nobody}");
  await expect(page.getByText("{nobody} isn’t available here. (line 1, character 7)")).toBeVisible();
  await expect(page.getByText("This is the last version without mistakes.")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(subject).toHaveAttribute("aria-invalid", "true");
  expect(await findAxeViolations(page)).toEqual([]);

  await subject.fill("See you soon: {title}");
  await expect(page.getByText("{nobody} isn’t available here.")).toHaveCount(0);
  await page.getByRole("button", { name: "Plain text" }).click();
  await expect(page.getByText("how to find us (https://example.com/map)")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("1 of 16 languages have your text; the others get ours.")).toBeVisible();
  await page.getByText("Compare with our text").first().click();
  await expect(page.getByRole("deletion").first()).toHaveText("Confirmed:");
  await page.getByRole("button", { name: "Email me a test" }).click();
  await expect(page.getByText("Test sent to ")).toBeVisible();

  await message.fill("Unsaved");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();
  await message.fill("Dear {recipient}!\n\nRead [how to find us](https://example.com/map).");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(subject).toHaveValue("Bestätigt: {title}");

  await page.goBack();
  await page.goto("/console/message-texts/confirmed?lang=en");
  await page.getByRole("button", { name: "Back to our text" }).click();
  await expect(subject).toHaveValue("Confirmed: {title}");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(subject).toHaveValue("See you soon: {title}");
});

test("text messages show their size, and the screen fits a phone", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { admin } = await createEmptyOrganization("Ash & Co", `${makeStoryName("boss")}@ash.example`);
  await signInBrowser(context, admin._id);
  for (const kind of ["moved", "sms_reminder"]) {
    await page.goto(`/console/message-texts/${kind}?lang=en`);
    await expect(page.getByText(kind === "moved" ? "Subject: " : "GSM-7")).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await expect(page.getByLabel("Subject", { exact: true })).toHaveCount(0);
  await page.getByLabel("Message", { exact: true }).fill("ж".repeat(71));
  await expect(page.getByText("UCS-2")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});
