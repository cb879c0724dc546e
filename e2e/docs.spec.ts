import { CHROMIUM } from "./support/chromium";
import { expect, test } from "./support/fixtures";

// Without windows, the browser is never idle on this page.
test.use({ launchOptions: CHROMIUM });

test("the reference is drawn from our own server alone", async ({ page, request, baseURL }) => {
  const document = await request.get("/v2/openapi.json");
  expect(document.status()).toBe(200);
  const { openapi, paths } = await document.json();
  expect(openapi).toMatch(/^3\.1/);
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/v2/slots", "/v2/events/{event_id}"]));

  const asked: string[] = [];
  const errors: string[] = [];
  page.on("request", (each) => asked.push(each.url()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/docs");
  await expect(page.getByRole("heading", { name: "Slots" }).first()).toBeVisible({ timeout: 20_000 });
  await expect(
    page.getByRole("link", { name: "Bookings" }).or(page.getByText("/v2/events").first()).first(),
  ).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => !url.startsWith(baseURL ?? "") && !/^(data|blob):/.test(url))).toEqual([]);
  expect(errors).toEqual([]);
});
