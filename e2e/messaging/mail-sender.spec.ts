import { startSenderServer } from "@/tests/support/start-sender-server";
import { createEmptyOrganization } from "../support/create-organization";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

const ACCOUNT = { user: "meetings", password: "of this account" };

test("an admin sets the organisation's own mail server and tries it with a test mail", {
  tag: "@main",
}, async ({ page, context }) => {
  const server = await startSenderServer({ security: "starttls", account: ACCOUNT });
  const boss = `${makeStoryName("boss")}@oak.example`;
  const { admin } = await createEmptyOrganization("Oak & Sons", boss);
  await signInBrowser(context, admin._id);
  await page.goto("/console/mail");
  await expect(page.getByText("Emails are sent from Bookpage’s own address.")).toBeVisible();

  await page.getByLabel("Server", { exact: true }).fill("10.0.0.1");
  await page.getByLabel("Port", { exact: true }).fill(String(server.port));
  await page.getByLabel("User name").fill(ACCOUNT.user);
  await page.getByLabel("Password").fill("wrong");
  await page.getByLabel("From address").fill("meetings@oak.example");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Server", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Server", { exact: true }).fill("127.0.0.1");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Not used yet")).toBeVisible();

  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(page.getByText("The server didn’t accept the user name or password.")).toBeVisible();
  await expect(page.getByText("535 5.7.8 Authentication failed")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByLabel("Password").fill(ACCOUNT.password);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  await expect(page.getByText("Not used yet")).toBeVisible();
  await page.getByRole("button", { name: "Send a test email" }).click();
  await expect(page.getByText("Emails are sent through 127.0.0.1.")).toBeVisible();
  expect(server.received[0]).toMatchObject({ from: "meetings@oak.example", to: boss, isEncrypted: true });

  await page.getByRole("button", { name: "Stop using this server" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop using this server" }).click();
  await expect(page.getByText("Emails are sent from Bookpage’s own address.").first()).toBeVisible();
  await server.close();
});
