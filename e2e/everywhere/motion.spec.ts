import type { Page } from "@playwright/test";
import {
  changeFields,
  getTimeTile,
  openDay,
  openDetailsStep,
  waitForHydration,
} from "../support/booking-steps";
import { expect, type StoryEvent, type StoryHost, test } from "../support/fixtures";
import { formatExpectedDay } from "../support/format-expected";
import { buildWizardLink, generateCreatorEmail, registerTestApp } from "../support/wizard-link";

const ZONE = "Europe/Paris";

test.use({ locale: "en-GB", timezoneId: ZONE, contextOptions: { reducedMotion: "no-preference" } });

declare global {
  interface Window {
    /** The names of all animations on the page, and a marker of its document. */
    motions: Set<string>;
    isKept: boolean;
    /** The layout shift so far. */
    shifted: number;
  }
}

/** Records animations of a millisecond or longer, from the first frame of each page on. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    window.motions = new Set();
    const look = () => {
      for (const motion of document.getAnimations()) {
        const isLong = Number(motion.effect?.getComputedTiming().duration) >= 1;
        if (isLong)
          window.motions.add(
            motion instanceof CSSAnimation
              ? motion.animationName
              : `${(motion as CSSTransition).transitionProperty}`,
          );
      }
      requestAnimationFrame(look);
    };
    look();
  });

const listMotions = (page: Page) => page.evaluate(() => [...window.motions]);

/** Two days of the month after the next, so that both are in the weeks of one month on any date. */
const [OPENED, CHOSEN] = [10, 12].map((day) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, day)).toISOString().slice(0, 10);
}) as [string, string];

async function openPage(page: Page, { nickname }: StoryHost) {
  await page.goto(`/${nickname}?day=${OPENED}`);
  await waitForHydration(page);
}

async function selectTime(page: Page, host: StoryHost) {
  await openPage(page, host);
  await openDay(page, formatExpectedDay(ZONE, CHOSEN));
  await getTimeTile(page, "10:00").check();
  await openDetailsStep(page);
}

const submitBooking = async (page: Page) => {
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
  await page.getByRole("button", { name: "Book" }).last().click();
  await expect(page.getByText("Confirmed", { exact: true }).first()).toBeVisible();
};

test("a chosen time grows into the selection, and a booking comes to rest", async ({ page, host }) => {
  await watchMotion(page);
  await selectTime(page, await host({ timezone: ZONE }));
  await expect(page.getByRole("heading", { name: "Your details" })).toBeFocused();
  expect(await listMotions(page)).toEqual(expect.arrayContaining(["arrive", "grow"]));
  await submitBooking(page);
  expect(await listMotions(page)).toEqual(expect.arrayContaining(["settle", "draw", "mark"]));
});

test("a poll answer animates when it is given, and not when it is already there", async ({ page, host }) => {
  const robin = await host();
  const { poll } = await robin.plan((await robin.freeTimes()).slice(0, 2), [], { poll: { open: true } });
  await watchMotion(page);
  await page.goto(poll?.link ?? "");
  const first = page
    .getByRole("group")
    .filter({ has: page.getByRole("radio") })
    .first();
  await expect(first).toBeVisible();
  expect(await listMotions(page)).not.toContain("draw");
  await first.getByText("Yes", { exact: true }).click();
  await expect(first.getByRole("radio", { name: "Yes" })).toBeChecked();
  await expect.poll(() => listMotions(page)).toContain("draw");
});

test("error messages enter above the form, and the continue button rises on a phone", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const robin = await host({ timezone: ZONE });
  await watchMotion(page);
  await openPage(page, robin);
  expect(await listMotions(page)).not.toContain("arrive");
  await getTimeTile(page, "10:00").check();
  await expect.poll(() => listMotions(page)).toContain("arrive");
  await openDetailsStep(page);
  await page.getByRole("button", { name: "Book" }).last().click();
  await expect(page.getByRole("alert").getByText("Enter your name")).toBeVisible();
  await expect.poll(() => listMotions(page)).toContain("arrive"); // The animation belongs to another document.
});

test("new search results and pins are highlighted, and hours unfold", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchMotion(page);
  await page.goto("/locators/harbour-and-pine");
  const heading = page.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("All locations");
  await expect(page.getByText(/^Next available: /).first()).toBeVisible(); // The page is hydrated.
  expect(await listMotions(page)).toEqual([]);
  await page.getByLabel("Address, city or postcode").fill("London");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(heading).toHaveText(/ near London$/);
  await expect.poll(() => listMotions(page)).toEqual(expect.arrayContaining(["arrive", "settle"]));
  const place = page.getByRole("main").getByRole("listitem").first();
  await place.hover();
  await expect.poll(() => listMotions(page)).toContain("fill");
  await place.locator("summary").click();
  await expect.poll(() => listMotions(page)).toContain("opacity");
});

test.describe("with reduced motion preferred", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing animates", async ({ page, host }) => {
    await watchMotion(page);
    await selectTime(page, await host({ timezone: ZONE }));
    expect(await listMotions(page)).toEqual([]);
    await submitBooking(page);
    expect(await listMotions(page)).toEqual([]);
  });
});

test("choosing a day shifts no layout", async ({ page, host }) => {
  const day = formatExpectedDay(ZONE, CHOSEN);
  await openPage(page, await host({ timezone: ZONE }));
  const cell = page.getByRole("grid").getByRole("link", { name: new RegExp(`, ${day}$`) });
  const before = await cell.boundingBox();
  // The browser does not count shifts after a click.
  await page.evaluate(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift" });
  });
  await openDay(page, day);
  await expect(cell).toHaveAttribute("data-chosen", "");
  expect(await cell.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => new Promise((done) => setTimeout(() => done(window.shifted), 300)))).toBe(
    0,
  );
});

test("a time selected while another week loads stays selected, and a deselected one stays deselected", async ({
  page,
  api,
}) => {
  const app = await registerTestApp(api);
  const cm = generateCreatorEmail();
  const link = { aid: app._id, cm, cn: "Dana Okoye", ct: await app.vouchFor(cm), week: "2031-03-10" };
  await page.goto(buildWizardLink("details", link));
  await expect(page.locator("[data-week-grid] input[tabindex='0']")).toHaveCount(1);
  await page.route(
    (url) => url.pathname.startsWith("/add_details"),
    async (route) => {
      await new Promise((late) => setTimeout(late, 400)); // The delay emulates a slow network.
      await route.continue();
    },
  );
  await page.getByRole("button", { name: "Next week" }).click();
  await page.getByRole("checkbox", { name: "10:00" }).first().check();
  await expect(page.getByText("Mon 17 Mar – Sun 23 Mar")).toBeVisible();
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByText("Mon 24 Mar – Sun 30 Mar")).toBeVisible();
  const chosen = page.getByRole("region", { name: "Selected times" });
  const remove = chosen.getByRole("button", { name: "Remove: Mon 10 Mar, 10:00" });
  await expect(remove).toBeVisible();

  await page.getByRole("button", { name: "Next week" }).click();
  await remove.click();
  await expect(page.getByText("Mon 31 Mar – Sun 6 Apr")).toBeVisible();
  await expect(page.locator("#week")).not.toHaveAttribute("data-pending");
  await expect(chosen.getByRole("button")).toHaveCount(0);
});

test("an organiser loads another week in place, under the same button", async ({ page, api }) => {
  const app = await registerTestApp(api);
  const cm = generateCreatorEmail();
  const link = { aid: app._id, cm, cn: "Dana Okoye", ct: await app.vouchFor(cm), week: "2031-03-10" };
  await watchMotion(page);
  await page.goto(buildWizardLink("details", link));
  await expect(page.locator("[data-week-grid] input[tabindex='0']")).toHaveCount(1);
  await page.getByRole("checkbox", { name: "10:00" }).first().check();
  await page.getByRole("textbox", { name: "Title" }).fill("Typed, and not sent");
  await page.evaluate(() => {
    window.isKept = true;
  });
  const next = page.getByRole("button", { name: "Next week" });
  await next.focus();
  const before = await next.boundingBox();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Mon 17 Mar – Sun 23 Mar")).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
  await expect(next).toBeFocused();
  expect(await page.evaluate(() => window.isKept)).toBe(true);
  expect(await listMotions(page)).toContain("arrive");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Typed, and not sent");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);

  const chosen = page.getByRole("region", { name: "Selected times" });
  await page.getByRole("checkbox", { name: "11:00" }).first().check();
  await expect(chosen.getByRole("button")).toHaveText([/^Mon 10 Mar, 10:00/, /^Mon 17 Mar, 11:00/]);
  await chosen.getByRole("button", { name: "Remove: Mon 10 Mar, 10:00" }).click();
  await page.getByRole("button", { name: "Create meeting" }).last().click();
  await expect(page.getByText("Meeting created.")).toBeVisible();
  const [event] = await api<StoryEvent[]>("GET", `/v2/events?creator_emails=${encodeURIComponent(cm)}`);
  expect(event?.dates.map(({ date }) => date)).toEqual(["2031-03-17T10:00:00.000Z"]);
});
