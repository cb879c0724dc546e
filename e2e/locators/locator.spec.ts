import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";

const LOCATOR = "/locators/harbour-and-pine";
test.use({ locale: "en-GB", timezoneId: "Europe/London" });

const getHeading = (page: Page) => page.getByRole("heading", { level: 2 });

async function searchFor(page: Page, address: string) {
  await page.getByLabel("Address, city or postcode").fill(address);
  await page.getByRole("button", { name: "Search" }).click();
}

test("pointing at a location highlights only its pin", async ({ page }) => {
  await page.goto(`${LOCATOR}?address=Bristol`);
  const places = page.getByRole("main").getByRole("list").getByRole("listitem");
  const lit = page.locator("[data-pin][data-lit]");
  await expect(async () => {
    await places.nth(1).hover();
    await expect(lit).toHaveAttribute("data-pin", /\b2\b/, { timeout: 500 });
  }).toPass();
  await places.first().getByRole("link").first().focus();
  await expect(lit).toHaveAttribute("data-pin", /\b1\b/);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(lit).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a visitor gets from an address to the nearest booking page", { tag: "@main" }, async ({ page }) => {
      await page.goto(LOCATOR);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your nearest studio");
      await expect(getHeading(page)).toHaveText("All locations");
      await searchFor(page, "Bristol");
      await expect(getHeading(page)).toHaveText("4 locations near Bristol");
      const first = page.getByRole("main").getByRole("list").getByRole("listitem").first();
      await expect(first).toContainText("Bristol, at the harbourside");
      await first.getByRole("link", { name: /^Book/ }).click();
      await expect(page).toHaveURL(/\/amara/);
      await expect(page.getByRole("radio").first()).toBeVisible();
    });

    test("each location has an address that opens it first", async ({ page }) => {
      await page.goto(LOCATOR);
      await page.getByRole("link", { name: "London studio", exact: true }).click();
      await expect(page).toHaveURL(/[?&]location=london(&|$)/);
      await expect(getHeading(page)).toHaveText("London studio");
      const first = page.getByRole("main").getByRole("listitem").first();
      await expect(first).toContainText("14 Tanner Street");
      await expect(first.getByRole("row", { name: /^Monday/ })).toContainText("–");
      await page.getByRole("link", { name: "Search again" }).click();
      await expect(getHeading(page)).toHaveText("All locations");
    });

    test("a visitor who filters by service sees the locations that offer it, and reaches its page", async ({
      page,
    }) => {
      await page.goto(LOCATOR);
      const service = page.getByRole("combobox", { name: "Service" });
      const name = (await service.locator("option").nth(1).textContent()) ?? "";
      await service.selectOption(name);
      await page.getByRole("button", { name: "Search" }).click();
      await expect(getHeading(page)).toHaveText(`Locations for ${name}`);
      await expect(service).toHaveValue(name);
      await expect(page.getByRole("link", { name: /^Book/ }).first()).toHaveAttribute("href", /\/types\//);
      await page
        .getByRole("link", { name: "Search again" })
        .or(page.getByRole("link", { name: "Show all locations" }))
        .click();
      await expect(getHeading(page)).toHaveText("All locations");
    });

    test("a visitor without a location nearby sees the nearest one and another link to book", async ({
      page,
    }) => {
      await page.goto(LOCATOR);
      await searchFor(page, "Lisbon");
      await expect(getHeading(page)).toHaveText("No location near Lisbon");
      await expect(page.getByText("There is no studio near you yet.")).toBeVisible();
      await expect(page.getByText(/^The nearest one is [\d,]+ (mi|km) away:$/)).toBeVisible();
      await expect(page.getByRole("link", { name: "Book a video call" })).toHaveAttribute("href", /\/amara/);
      await page.getByRole("link", { name: "Search again" }).click();
      await expect(getHeading(page)).toHaveText("All locations");
      await searchFor(page, "Xyzzyqq");
      await expect(page.getByText("We couldn’t find “Xyzzyqq”")).toBeVisible();
      await expect(getHeading(page)).toHaveText("All locations");
    });
  });
}

test("each location shows its next free time after the list has loaded, and books that time", async ({
  page,
}) => {
  await page.goto(LOCATOR);
  const next = page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("link", { name: /^Book.*, Next available: / });
  await expect(next.first()).toBeVisible();
  await next.first().click();
  await expect(page.getByRole("radio", { checked: true })).toBeVisible();
});

test("a visitor chooses a suggested location with the keyboard, and a suggested city with the pointer", async ({
  page,
}) => {
  await page.goto(LOCATOR);
  const field = page.getByRole("combobox", { name: "Address, city or postcode" });
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await field.pressSequentially("edin");
  await expect(options.first()).toContainText("Edinburgh, by the Shore");
  await expect(page.getByText("2 suggestions")).toBeAttached();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue("edin");
  await page.keyboard.press("ArrowDown");
  await expect(options).toHaveCount(2);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Enter");
  await expect(getHeading(page)).toHaveText("Edinburgh, by the Shore");

  await page.goto(LOCATOR);
  await field.pressSequentially("brist");
  await options.filter({ hasText: "Bristol, United Kingdom" }).click();
  await expect(getHeading(page)).toHaveText("4 locations near Bristol, United Kingdom");
  await expect(options).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "on a phone" : "on a phone without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("a visitor switches between list and map", async ({ page }) => {
      await page.goto(LOCATOR);
      const [list, map] = [page.locator("[data-places]"), page.locator("#map")];
      await expect(list).toBeVisible();
      await expect(map).toBeHidden();
      await page.getByText("Map", { exact: true }).click();
      await expect(map).toBeInViewport();
      await expect(list).toBeHidden();
      await page.locator("[data-pin]").first().dispatchEvent("click");
      await expect(list).toBeVisible();
    });
  });
}

test.describe("a visitor who shares no position", () => {
  test.use({ permissions: [] });

  test("reads so, and is led back to the field", async ({ page }) => {
    await page.goto(LOCATOR);
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page.getByText(/Enter an address or a city instead/)).toBeVisible();
    await expect(page.getByLabel("Address, city or postcode")).toBeFocused();
  });
});

test.describe("a visitor in London", () => {
  test.use({ permissions: ["geolocation"], geolocation: { latitude: 51.51, longitude: -0.12 } });

  test("finds the studio nearby", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(LOCATOR);
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(getHeading(page)).toHaveText("4 locations near you");
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("London studio");
    expect(errors).toEqual([]);
  });
});

test.describe("with reduced motion", () => {
  test("no locator breaks a rule of WCAG 2.2 AA", async ({ page }) => {
    test.slow();
    for (const query of ["", "?service=Erstgespräch", "?q=Bristol", "?q=Lisbon", "?q=Xyzzyqq"]) {
      await page.goto(LOCATOR + query);
      await expect(getHeading(page)).toBeVisible();
      expect(await findAxeViolations(page), query).toEqual([]);
    }
  });
});
