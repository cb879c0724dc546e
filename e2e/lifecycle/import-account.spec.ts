import { buildCalcomCall } from "@/tests/support/build-calcom-call";
import {
  buildCalcomBooking,
  buildCalcomCompany,
  buildCalcomPayload,
} from "@/tests/support/build-calcom-company";
import { startCalcomServer } from "@/tests/support/start-calcom-server";
import { openConsole } from "../support/console-page";
import { createEmptyOrganization } from "../support/create-organization";
import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

/** A visitor follows the link of another website. */
const VISIT = {
  referer: "https://shop.example/contact?from=footer",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
};

test("an admin moves in from Cal.com: settings, the meetings to come, and the switch, which can be taken back", {
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

  // The panel of the import comes before that of the transition.
  const first = page.locator("section").first();
  await openConsole(page, "/import");
  await first.getByRole("radio", { name: "Cal.com" }).check();
  await first.getByLabel("API key").fill("cal_live_2");
  await page.getByRole("button", { name: "Read account" }).click();
  await expect(page.getByText("This isn’t valid, or has expired.")).toBeVisible();
  await first.getByLabel("API key").fill("cal_live_1");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/^Stopped\. Enter it again/)).toBeVisible();
  await first.getByLabel("API key").fill("cal_live_1");
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByText("Account read")).toBeVisible();
  await expect(page.getByRole("heading", { name: `person0@${name}.example.com` })).toBeVisible();
  await page.getByRole("button", { name: "See what would change" }).click();
  await page.getByRole("button", { name: /^Apply \d+ changes$/ }).click();
  await expect(page.getByRole("heading", { name: /changes applied$/ })).toBeVisible();

  // The meetings are three clicks further, of the same tool.
  await page.getByRole("button", { name: "Import upcoming meetings" }).click();
  await first.getByLabel("API key").fill("cal_live_1");
  await page.getByRole("button", { name: "Read account" }).click();
  await page.getByRole("button", { name: "Import 2 meetings" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 meetings imported" })).toBeVisible();

  const both = page.locator("section").filter({
    has: page.getByRole("heading", { name: "Use both tools until you switch" }),
  });
  await both.getByRole("radio", { name: "Cal.com" }).check();
  await both.getByLabel("API key").fill("cal_live_1");
  await both.getByRole("button", { name: "Start" }).click();
  await expect(both.getByText("No upcoming meeting holds time")).toBeVisible();
  await expect(both.getByText("2 upcoming meetings were taken over")).toBeVisible();
  const [hook] = server.subscriptions;
  if (!hook) throw new Error("no webhook");
  const booked = buildCalcomBooking(60, { host: ana, type: 301 });
  const call = buildCalcomCall(hook, "BOOKING_CREATED", buildCalcomPayload(booked));
  const { url, body: data } = call;
  const headers = { ...call.headers, "content-type": "application/json" };
  expect((await page.request.post(url, { data, headers })).status()).toBe(204);
  await page.reload();
  await expect(both.getByText("1 upcoming meeting holds time")).toBeVisible();
  const profile = await page.request.get(`/${ana.username}`);
  expect(profile.status()).toBe(404);

  await both.getByRole("button", { name: "Switch now" }).click();
  await expect(both.getByText("You’ve switched from Cal.com")).toBeVisible();
  await expect(both.getByText("3 upcoming meetings were taken over")).toBeVisible();
  // The path of the other tool leads to the same type.
  for (const path of [`/${ana.username}`, `/${ana.username}/intro`])
    expect((await page.request.get(path, { headers: VISIT })).status(), path).toBe(200);
  const oldLinks = page.locator("section").filter({ has: page.getByRole("heading", { name: "Old links" }) });
  await expect(async () => {
    await page.reload();
    await expect(oldLinks.getByRole("link", { name: "shop.example/contact" })).toBeVisible();
  }).toPass();
  await expect(oldLinks.getByText(/^1 visit, last on /)).toBeVisible();
  await both.getByRole("button", { name: "Undo the switch" }).click();
  await expect(both.getByText("1 upcoming meeting holds time")).toBeVisible();
  expect((await page.request.get(`/${ana.username}`)).status()).toBe(404);
  server.close();
});
