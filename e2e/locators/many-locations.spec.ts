import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";

test.use({ locale: "en-GB", timezoneId: "Europe/London" });

const COUNT = 5_000;
const BATCH = 100; // Batch size of the API.
const SHOWN = 50; // Page size of the list.
const MAX_DOCUMENT = 600_000;

/** Locations all over Europe, with names from A to Z. */
const buildLocation = (handle: string, number: number) => {
  const letter = String.fromCharCode(65 + (number % 26));
  return {
    name: `${letter}ranch ${String(number).padStart(4, "0")}`,
    extid: `${handle}-${number}`,
    location: {
      type: "Point",
      coordinates: [40 + ((number * 7) % 150) / 10, -5 + ((number * 13) % 250) / 10],
    },
    address: `${number} High Street`,
  };
};

test("a visitor of a locator with 5,000 locations browses by letter and page, and searches nearby", async ({
  page,
  api,
}) => {
  test.slow();
  const handle = makeStoryName("chain");
  const { _id } = await api<{ _id: string }>("POST", "/v2/locators", {
    handle,
    title: "Find a branch",
    max_distance: 300_000,
  });
  for (let first = 0; first < COUNT; first += BATCH) {
    const locations = Array.from({ length: BATCH }, (_, index) => buildLocation(handle, first + index));
    const { results } = await api<{ results: { status: number }[] }>(
      "POST",
      `/v2/locators/${_id}/locations/batch`,
      { locations },
    );
    expect(results.every(({ status }) => status === 201)).toBe(true);
  }
  const items = page.getByRole("main").getByRole("list").getByRole("heading", { level: 3 });

  const opened = await page.goto(`/locators/${handle}`);
  expect((await opened?.body())?.length).toBeLessThan(MAX_DOCUMENT);
  await expect(items).toHaveCount(SHOWN);
  await expect(items.first()).toHaveText("Aranch 0000");

  await page.getByRole("link", { name: "Q", exact: true }).click();
  await expect(items.first()).toHaveText("Qranch 0016");
  await page.getByRole("link", { name: "More locations" }).click();
  await expect(items.first()).not.toHaveText("Qranch 0016");
  await expect(items).toHaveCount(SHOWN);

  await page.getByLabel("Address, city or postcode").fill("London");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("The 20 locations nearest to London");
  await expect(items).toHaveCount(20);
  const answered = await page.request.get(page.url());
  expect((await answered.body()).length).toBeLessThan(MAX_DOCUMENT);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(items.first()).toBeVisible();
  await expect(page.locator("#map")).toBeHidden(); // a phone shows the list first, or the map
});
