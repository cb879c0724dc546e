import { buildCalcomBooking, buildCalcomCompany } from "@/tests/support/build-calcom-company";
import { startCalcomServer } from "@/tests/support/start-calcom-server";
import { openConsole } from "../support/console-page";
import { createEmptyOrganization } from "../support/create-organization";
import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test("an admin moves in from Cal.com: settings, then the meetings to come", {
  tag: "@main",
}, async ({ page, context }) => {
  test.setTimeout(180_000);
  const name = makeStoryName("moving");
  const company = buildCalcomCompany({ people: 4, domain: `${name}.example.com` });
  const [ana] = company.people;
  if (!ana) throw new Error("no people");
  company.bookings = [1, 30].map((index) => buildCalcomBooking(index, { host: ana, type: 301 }));
  const port = Number(process.env.E2E_CALCOM_PORT);
  const server = await startCalcomServer(company, { delayMs: 300, port });
  const { admin } = await createEmptyOrganization(name, `admin@${name}.example.com`);
  await signInBrowser(context, admin._id);

  await openConsole(page, "/import");
  await page.getByRole("radio", { name: "Cal.com" }).check();
  await page.getByLabel("API key").fill("cal_live_2");
  await page.getByRole("button", { name: "Read account" }).click();
  await expect(page.getByText("This isn’t valid, or has expired.")).toBeVisible();
  await page.getByLabel("API key").fill("cal_live_1");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/^Stopped\. Enter it again/)).toBeVisible();
  await page.getByLabel("API key").fill("cal_live_1");
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByText("Account read")).toBeVisible();
  await expect(page.getByRole("heading", { name: `person0@${name}.example.com` })).toBeVisible();
  await page.getByRole("button", { name: "See what would change" }).click();
  await page.getByRole("button", { name: /^Apply \d+ changes$/ }).click();
  await expect(page.getByRole("heading", { name: /changes applied$/ })).toBeVisible();

  await openConsole(page, "/import");
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("radio", { name: "Cal.com" }).check();
  await page.getByRole("radio", { name: /^Upcoming meetings/ }).check();
  await page.getByLabel("API key").fill("cal_live_1");
  await page.getByRole("button", { name: "Read account" }).click();
  await page.getByRole("button", { name: "Import 2 meetings" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 meetings imported" })).toBeVisible();
  server.close();
});
