import type { Page } from "@playwright/test";
import { openDay } from "../support/booking-steps";
import { expect, test } from "../support/fixtures";
import { formatExpectedDay, formatExpectedOffset, formatExpectedTime } from "../support/format-expected";

const ZONE = "Pacific/Auckland";
const HOST_ZONE = "America/Los_Angeles";

/** Records each zone whose times are visible in a frame that the browser paints, in all documents of the page. */
async function watchPaintedZones(page: Page): Promise<() => string[]> {
  const painted: string[] = [];
  await page.exposeBinding("reportZone", (_, note: string) => {
    if (painted.at(-1) !== note) painted.push(note);
  });
  await page.addInitScript(() => {
    const { reportZone } = window as unknown as { reportZone: (note: string) => void };
    const watch = () => {
      const note = document.querySelector("main fieldset legend span:last-child");
      if (note && getComputedStyle(note).color !== "rgba(0, 0, 0, 0)") reportZone(note.textContent ?? "");
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  return () => painted;
}

test.describe("on a visitor's first page", () => {
  test.use({ locale: "en-NZ", timezoneId: ZONE });

  test("no time is painted in another zone than the visitor's", { tag: "@main" }, async ({ page, host }) => {
    const robin = await host({ timezone: HOST_ZONE });
    const [free = ""] = await robin.freeTimes();
    const painted = await watchPaintedZones(page);
    await page.goto(`/${robin.nickname}?h=24`);
    const note = page.getByText(`Times shown in Auckland (${formatExpectedOffset(ZONE, free)})`);
    await expect(note).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(2); // about:blank, and the page once
    await openDay(page, formatExpectedDay(ZONE, free, "en-NZ"));
    await expect(page.getByRole("radio").first()).toHaveAccessibleName(
      new RegExp(`^${formatExpectedTime(ZONE, free)}`),
    );
    expect(painted().filter((text) => !text.includes("Auckland"))).toEqual([]);
  });

  test("the host's zone is announced without a script", async ({ browser, baseURL, host }) => {
    const robin = await host({ timezone: HOST_ZONE });
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: "en-NZ",
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(`/${robin.nickname}`);
    await expect(page.getByText("Times shown in Los Angeles")).toBeVisible();
    await context.close();
  });
});

test("the country of the browser's language is the first guess", async ({ browser, baseURL, host }) => {
  const robin = await host({ timezone: HOST_ZONE });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: "fr-FR",
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(`/${robin.nickname}?lang=en`);
  await expect(page.getByText("Times shown in Paris")).toBeVisible();
  await context.close();
});
