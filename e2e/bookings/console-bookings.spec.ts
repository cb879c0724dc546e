import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, type StoryEvent, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("a host sees where a booking came from, and reassigns it", { tag: "@main" }, async ({
  page,
  api,
  host,
}) => {
  test.slow();
  const [robin, colleague] = [await host(), await host()];
  const [start] = await robin.freeTimes();
  const booking = await api<StoryEvent>("POST", "/v2/bookings", {
    page: robin.nickname,
    start,
    attendee: { name: "Ana Silva", email: "ana@mail.example" },
    utm: { source: "newsletter" },
    metadata: { order: "A-1045" },
  });

  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/console/events?event=${booking._id}`);
  const drawer = page.getByRole("dialog", { name: booking.title });
  await expect(drawer.getByRole("link", { name: robin.nickname })).toHaveAttribute(
    "href",
    `/console/pages/${robin.nickname}`,
  );
  await expect(drawer.getByText("newsletter")).toBeVisible();
  await expect(drawer.getByText("A-1045")).toBeVisible();

  await drawer.getByRole("button", { name: "Reassign" }).click();
  const asked = page.getByRole("dialog", { name: "Reassign this booking" });
  await asked.getByRole("combobox", { name: "Choose another host" }).fill(colleague.email);
  await expect(page.getByRole("option").first()).toContainText("Available");
  await page.getByRole("option").first().click();
  await expect(asked.getByText("New host: Robin Marsh")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await asked.getByRole("button", { name: "Reassign" }).click();
  await expect(page.getByText("Reassigned to Robin Marsh.")).toBeVisible();
  await expect(drawer.getByText(colleague.email, { exact: true })).toBeVisible();
  await expect(drawer.getByText(robin.email, { exact: true })).toHaveCount(0);
});
