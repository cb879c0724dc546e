import { startTwilioServer, TWILIO_ACCOUNT } from "../../tests/support/start-twilio-server";
import { startVonageServer, VONAGE_ACCOUNT } from "../../tests/support/start-vonage-server";
import { buildDetailsPath, changeFields } from "../support/booking-steps";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test("an admin connects an account for SMS with a budget, and a booker agrees to a reminder", {
  tag: "@main",
}, async ({ page, context, host, api }) => {
  test.slow();
  const twilio = await startTwilioServer(Number(process.env.E2E_TWILIO_PORT));
  await signInBrowser(context, getDemo().admin._id);
  await page.goto("/console/sms");
  await page.getByLabel("Account SID").fill(TWILIO_ACCOUNT.sid);
  await page.getByLabel("Auth token").fill("wrong");
  await page.getByLabel("Sender").fill("+4930123456");
  await page.getByRole("button", { name: "Connect" }).click();
  await expect(page.getByText("Please fix one field")).toBeVisible();
  await page.getByLabel("Auth token").fill(TWILIO_ACCOUNT.token);
  await page.getByRole("button", { name: "Connect" }).click();
  await expect(page.getByText("Connected: +4930123456")).toBeVisible();
  await expect(page.getByLabel("Auth token")).toHaveValue("");
  await page.getByLabel("From").fill("20:00");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("From")).toHaveValue("20:00");

  await page.getByRole("switch", { name: "Monthly budget" }).click();
  await page.getByRole("spinbutton", { name: "At most" }).fill("500");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("spinbutton", { name: "At most" })).toHaveValue("500");
  await expect(page.getByText("This month: 0 messages, 0 SMS parts.")).toBeVisible();

  await page.getByLabel("Your phone number").fill("+49 151 23456789");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Sent to +4915123456789")).toBeVisible();
  expect(twilio.sent).toMatchObject([{ To: "+4915123456789", From: "+4930123456" }]);
  expect(await findAxeViolations(page)).toEqual([]);

  const name = makeStoryName("SMS");
  await page.goto("/console/workflows");
  await page.getByRole("button", { name: "New workflow" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New workflow" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  const first = page.getByRole("group", { name: "Message 1" });
  await first.getByRole("combobox", { name: "Send as" }).selectOption("Text message (SMS)");
  await expect(first.getByRole("checkbox", { name: "Hosts" })).not.toBeChecked();
  await expect(first.getByRole("checkbox", { name: "Team admins" })).toHaveCount(0);
  await first.getByRole("combobox", { name: "Text", exact: true }).selectOption("Custom text");
  await first.getByRole("textbox", { name: "Message" }).fill("See you tomorrow – {time}");
  await expect(first.getByText("Characters: 19 · SMS: 1, with 160 each (GSM-7).")).toBeVisible();
  await first.getByRole("textbox", { name: "Message" }).fill("До встречи ".repeat(7));
  await expect(first.getByText("Characters: 77 · SMS: 2, with 67 each (UCS-2).")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const robin = await host({ custom: { ask_phone: true, auto_confirm: true } });
  const [free = ""] = await robin.freeTimes();
  const when = { trigger: "before_start", amount: 1, unit: "hours" };
  const { _id: workflow } = await api<{ _id: string }>("POST", "/v2/workflows", {
    name: makeStoryName("SMS"),
    filter: { pages: [robin.bookpage] }, // other stories book at the same time
    steps: [{ when, channel: "sms", to: ["booker"], template: "reminder" }],
  });
  await page.goto(buildDetailsPath(robin.nickname, "Europe/Berlin", free));
  const tick = page.getByRole("checkbox", { name: "Text me about this meeting" });
  await expect(tick).not.toBeChecked();
  await expect(tick).toHaveAccessibleDescription(/Reply STOP at any time/);
  await tick.check();
  await changeFields(page, {
    Name: "Ana Silva",
    Email: `${makeStoryName("ana")}@mail.example`,
    Phone: "+49 151 23456789",
  });
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Book" }).click();
  await expect(page.getByRole("main")).toContainText("Confirmed");
  await api("DELETE", `/v2/workflows/${workflow}`);

  await page.goto(`/console/users/${getDemo().admin._id}`);
  await page.getByRole("textbox", { name: "Phone number" }).fill("+49 151 20001234");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText("We sent a text message with a code to +4915120001234.")).toBeVisible();
  const code = twilio.sent.at(-1)?.Body.match(/^\d{6}/)?.[0] ?? "";
  await page.getByRole("textbox", { name: "Code" }).fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveAccessibleDescription(/.+/);
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Number confirmed")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText("+4915120001234")).toBeVisible();
  await page.getByRole("button", { name: "Remove number" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove number" }).click();
  await expect(page.getByText("Number removed")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Phone number" })).toHaveValue("");

  const vonage = await startVonageServer(Number(process.env.E2E_VONAGE_PORT));
  await page.goto("/console/sms");
  await page.getByRole("combobox", { name: "Provider" }).selectOption("Vonage");
  await expect(page.getByLabel("Account SID")).toHaveCount(0);
  await page.getByLabel("API key").fill(VONAGE_ACCOUNT.key);
  await page.getByLabel("API secret").fill(VONAGE_ACCOUNT.secret);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Signature secret")).toHaveAccessibleDescription(/Please fill in this field/);
  await page.getByLabel("Signature secret").fill(VONAGE_ACCOUNT.signatureSecret);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "Vonage" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("API key")).toHaveValue(VONAGE_ACCOUNT.key);
  await expect(page.getByLabel("Signature secret")).toHaveValue("");
  await page.getByLabel("Your phone number").fill("+49 151 23456789");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Sent to +4915123456789")).toBeVisible();
  expect(vonage.sent).toMatchObject([{ to: "4915123456789", from: "4930123456" }]);
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Account disconnected")).toBeVisible();
  await expect(page.getByLabel("Account SID")).toHaveValue("");
  twilio.close();
  vonage.close();
});
