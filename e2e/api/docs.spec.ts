import { CHROMIUM } from "../support/chromium";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";

// Copying requires the full Chromium.
test.use({ launchOptions: CHROMIUM });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader finds guides, pages through them, and reads one in another language", {
    tag: "@main",
  }, async ({ page }) => {
    await page.goto("/docs");
    await page.getByRole("main").getByRole("link", { name: "First booking" }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: "First booking" })).toBeVisible();
    const choice = page.getByRole("group", { name: "Language" }).first();
    await expect(choice.getByText("curl -s")).toBeVisible();
    await choice.getByLabel("TypeScript").check();
    await expect(choice.getByText("createBookpageClient").first()).toBeVisible();
    await expect(choice.getByText("curl -s")).toBeHidden();
    await page.getByRole("link", { name: /^Next/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Test mode" })).toBeVisible();
    await page.getByRole("link", { name: "The clock" }).first().click();
    await expect(page).toHaveURL(/#the-clock$/);
  });

  test("a reader searches and reaches sections of guides and operations", async ({ page }) => {
    await page.goto("/docs");
    await page.getByRole("searchbox").fill("signature");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Check the signature" }).click();
    await expect(page).toHaveURL(/\/docs\/webhooks#check-the-signature$/);
    await page.goto("/docs/search?q=rescheduleBooking");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/docs\/reference\/bookings#rescheduleBooking$/);
  });
});

test("a reader sees search results while typing", async ({ page }) => {
  await page.goto("/docs/reference/holds");
  await page.getByRole("searchbox").pressSequentially("merge pat");
  await expect(page.getByRole("list", { name: "Found" }).getByRole("link").first()).toBeVisible();
});

test("a reader sends a request with their own key, which stays in the tab", { tag: "@main" }, async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/docs/reference/holds");
  const key = page.getByLabel("Your API key");
  await key.fill("<img src=x onerror=alert(1)>");
  await expect(page.locator("[data-own-key]").first()).toHaveText("<img src=x onerror=alert(1)>");
  await key.fill(getDemo().api_key);
  await page.goto("/docs/reference/organization");
  await expect(page.getByLabel("Your API key")).toHaveValue(getDemo().api_key);
  const read = page.locator("#getOrganization");
  await expect(read.locator("[data-own-key]").first()).toHaveText(getDemo().api_key);
  await read.getByText("Try it").click();
  await read.getByRole("button", { name: "Send request" }).click();
  await expect(read.getByText("200 OK")).toBeVisible();
  await expect(read.getByText(getDemo().organization).last()).toBeVisible();
  await read.getByRole("button", { name: "Close" }).click();

  const write = page.locator("#updateOrganization");
  await write.getByText("Try it").click();
  await write.getByLabel("Body").fill("{");
  await write.getByRole("button", { name: "Send request" }).click();
  await expect(write.getByRole("alert")).toBeVisible();
  await write.getByRole("button", { name: "Send PUT for real" }).click();
  await expect(write.getByText("#malformed_json")).toBeVisible(); // The response is shown verbatim.
  expect(errors).toEqual([]);
});

test("a reader copies code exactly as it is shown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/limits");
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'curl -s -o /dev/null -D - "$URL/v2/me"',
  );
});

test("no page of the documentation breaks a rule of WCAG, overflows, or loads from another server", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of [
    "/docs",
    "/docs/first-booking",
    "/docs/webhooks",
    "/docs/reference",
    "/docs/reference/bookings",
    "/docs/search?q=webhook",
    "/docs/problems",
    "/changelog",
  ]) {
    await page.goto(path);
    expect.soft(await findAxeViolations(page), path).toEqual([]);
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
  expect(asked.filter((url) => !url.startsWith(baseURL ?? "") && !/^(data|blob):/.test(url))).toEqual([]);
});

test("a reader on a phone scrolls tables and code within the page’s width", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const start = await (await request.get("/docs")).text();
  const guides = [...new Set([...start.matchAll(/href="(\/docs\/[a-z-]+)"/g)].map(([, path]) => path ?? ""))];
  expect(guides.length).toBeGreaterThan(15);
  for (const path of [...guides, "/changelog", "/docs/reference/public-pages"]) {
    await page.goto(path);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
});
