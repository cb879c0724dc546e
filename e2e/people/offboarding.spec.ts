import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, type StoryEvent, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("an admin offboards a user: a colleague takes over, and the account is deleted", {
  tag: "@main",
}, async ({ page, api, host }) => {
  test.slow();
  const [robin, colleague] = [await host(), await host()];
  const [start] = await robin.freeTimes();
  const booking = await api<StoryEvent>("POST", "/v2/bookings", {
    page: robin.nickname,
    start,
    attendee: { name: "Ana Silva", email: "ana@mail.example" },
  });

  await page.goto("/console/offboarding");
  await expect(page.getByRole("heading", { name: "No one selected yet" })).toBeVisible();
  await page.getByRole("link", { name: "Go to People" }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill(robin.email);
  await expect(page.getByText("1 shown")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Offboard…" }).click();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await expect(page.getByText("1 booking page")).toBeVisible();
  await expect(page.getByText("1 upcoming meeting")).toBeVisible();
  await expect(page.getByText(`/${robin.nickname}`)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.getByRole("combobox", { name: "A person" }).fill(colleague.email);
  await page.getByRole("option").first().click();
  await expect(page.getByText("All meetings can be reassigned.")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Continue" }).click();
  const plan = page.getByRole("definition");
  await expect(plan.filter({ hasText: /takes over$/ })).toHaveCount(2);
  await page.getByRole("radio", { name: "Delete it" }).check();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Offboard Robin Marsh" }).click();
  await expect(page.getByText("In progress").or(page.getByText("Done"))).toBeVisible();
  await expect(page.getByText("· Done")).toBeVisible();
  await expect(page.getByText("Meetings and requests: 1 handed over")).toBeVisible();
  await page.reload();
  await expect(page.getByText("· Done")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const { created_by } = await api<StoryEvent & { created_by: { email: string } }>(
    "GET",
    `/v2/bookings/${booking._id}`,
  );
  expect(created_by.email).toBe(colleague.email);
  await page.goto(`/${robin.nickname}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`/console/users?search=${robin.email}`);
  await expect(page.getByRole("rowheader")).toHaveCount(0);
});

test("an admin sees which meetings the successor could not take over, and decides on them", async ({
  page,
  api,
  host,
}) => {
  test.slow();
  const [robin, colleague] = [await host(), await host()];
  const [first, second] = await robin.freeTimes();
  for (const start of [first, second])
    await api("POST", "/v2/bookings", {
      page: robin.nickname,
      start,
      attendee: { name: "Ana Silva", email: "ana@mail.example" },
    });
  await colleague.take(first ?? "");
  const { belongs_to: id } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);

  await page.goto(`/console/users/${id}/overview`);
  await page.getByRole("link", { name: "Offboard" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("combobox", { name: "A person" }).fill(colleague.email);
  await page.getByRole("option").first().click();
  const refused = page
    .getByRole("listitem")
    .filter({ hasText: /^(?!Robin).* · Robin Marsh isn’t available$/ });
  await expect(refused).toHaveCount(1);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Robin Marsh isn’t available · waits for your decision")).toBeVisible();
  await page.getByRole("button", { name: "Offboard Robin Marsh" }).click();
  await expect(page.getByText("· Stopped")).toBeVisible();
  await expect(page.getByText("Meetings and requests: 1 handed over")).toBeVisible();
  await expect(refused).toHaveCount(1);
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "Review remaining items" }).click();
  await expect(page.getByText("1 upcoming meeting")).toBeVisible();
});
