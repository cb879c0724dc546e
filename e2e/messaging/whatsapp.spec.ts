import { META_ACCOUNT, startMetaServer } from "../../tests/support/start-meta-server";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test("an admin connects a number at WhatsApp and sends a template, with SMS in its place", {
  tag: "@main",
}, async ({ page, context }) => {
  test.slow();
  const meta = await startMetaServer(Number(process.env.E2E_WHATSAPP_PORT));
  await signInBrowser(context, getDemo().admin._id);
  await page.goto("/console/whatsapp");
  await page.getByLabel("Phone number ID").fill(META_ACCOUNT.phoneNumberId);
  await page.getByLabel("WhatsApp Business account ID").fill(META_ACCOUNT.businessAccountId);
  await page.getByLabel("Access token").fill(META_ACCOUNT.token);
  await page.getByLabel("App secret").fill("wrong");
  await page.getByRole("button", { name: "Connect" }).click();
  await expect(page.getByLabel("App secret")).toHaveAccessibleDescription(/rejected/);
  await page.getByLabel("App secret").fill(META_ACCOUNT.appSecret);
  await page.getByRole("button", { name: "Connect" }).click();
  await expect(page.getByText(`Connected: Acme · ${META_ACCOUNT.phoneNumber}`)).toBeVisible();
  await expect(page.getByLabel("Access token")).toHaveValue("");
  await expect(page.getByText("Hello {{1}}, your meeting is {{2}}: {{3}}.")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  meta.setTemplates([
    { name: "thanks", language: "en", status: "PENDING", components: [{ type: "BODY", text: "Thank you" }] },
  ]);
  await page.getByRole("button", { name: "Refresh templates" }).click();
  await expect(page.getByText("In review")).toBeVisible();
  meta.reset();
  await page.getByRole("button", { name: "Refresh templates" }).click();
  await expect(page.getByText("Approved").first()).toBeVisible();

  await page.goto("/console/workflows");
  await page.getByRole("button", { name: "New workflow" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New workflow" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(makeStoryName("WhatsApp"));
  await dialog.getByRole("button", { name: "Create" }).click();
  const first = page.getByRole("group", { name: "Message 1" });
  await first.getByRole("combobox", { name: "Send as" }).selectOption("WhatsApp");
  await first.getByRole("combobox", { name: "WhatsApp template" }).selectOption("appointment_reminder");
  await expect(first.getByRole("textbox", { name: "Value of 1" })).toHaveValue("{recipient}");
  await first.getByRole("textbox", { name: "Value of 2" }).fill("{tim}");
  await first.getByRole("combobox", { name: "Button “I’m coming”" }).selectOption("I’m coming");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(first.getByRole("textbox", { name: "Value of 2" })).toHaveAccessibleDescription(
    /doesn’t exist/,
  );
  await first.getByRole("textbox", { name: "Value of 2" }).fill("{time}");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.reload();
  await expect(first.getByRole("combobox", { name: "If WhatsApp can’t deliver it" })).toHaveValue("sms");
  await expect(first.getByRole("combobox", { name: "Button “I’m coming”" })).toHaveValue("coming");

  await page.goto("/console/whatsapp");
  await page.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Number disconnected")).toBeVisible();
  await expect(page.getByLabel("Phone number ID")).toHaveValue("");
  meta.close();
});
