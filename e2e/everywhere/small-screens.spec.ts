import type { Locator } from "@playwright/test";
import { buildDetailsPath, changeFields, getErrorSummary, openEventAction } from "../support/booking-steps";
import { buildEventLink } from "../support/build-event-link";
import { expect, test } from "../support/fixtures";
import { buildWizardLink, generateCreatorEmail, registerTestApp } from "../support/wizard-link";

const ZONE = "Europe/Paris";

test.use({ locale: "en-GB", timezoneId: ZONE, viewport: { width: 320, height: 640 } });

const GUESTS = [
  { email: "ana@mail.example", full_name: "Ana Duarte" },
  { email: "bo@mail.example", full_name: "Bo Lind" },
];

async function measureBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("not there");
  return box;
}

test("the zone and the clock format share a row", async ({ page, host }) => {
  const robin = await host();
  const [first, second] = (await robin.freeTimes()) as [string, string];
  const event = await robin.plan([first, second], GUESTS);
  const ana = buildEventLink(event, "ana@mail.example");
  const far = "tz=America/Los_Angeles"; // Its name is longer than its field.
  for (const path of [`/${robin.nickname}?tz=${ZONE}`, ana, `${ana}&${far}&lang=en`]) {
    await page.goto(path);
    const zone = await measureBox(page.getByRole("combobox", { name: "Time zone" }));
    const hours = await measureBox(page.getByRole("navigation", { name: "Time format" }));
    expect(Math.abs(zone.y - hours.y)).toBeLessThan(8);
    expect(zone.width).toBeGreaterThan(120);
    expect(hours.x + hours.width).toBeLessThanOrEqual(320 - 12);
  }
});

test("errors of several lines are visually separate", async ({ page, host }) => {
  const robin = await host({ language: "de", custom: { ask_phone: true, ask_company: true } });
  const [start = ""] = await robin.freeTimes();
  await page.goto(`${buildDetailsPath(robin.nickname, ZONE, start)}&lang=de`);
  await page.getByRole("button", { name: "Buchen" }).click();
  const links = getErrorSummary(page).getByRole("link");
  await expect(links).toHaveCount(4);
  const texts = await links.evaluateAll((all) =>
    all.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const { top, bottom } = words.getBoundingClientRect();
      return { top, bottom, lines: Math.round((bottom - top) / 20) };
    }),
  );
  expect(Math.max(...texts.map(({ lines }) => lines))).toBeGreaterThan(1);
  for (const [index, { top }] of texts.slice(1).entries())
    expect(top - (texts[index]?.bottom ?? 0)).toBeGreaterThanOrEqual(12);
});

test("a participant reads and taps three answers in Arabic", async ({ page, host }) => {
  const robin = await host();
  const [first, second] = (await robin.freeTimes()) as [string, string];
  const event = await robin.plan([first, second], GUESTS, { poll: { if_need_be: true } });
  await page.goto(`${buildEventLink(event, "ana@mail.example")}&lang=ar`);
  const answers = page.locator("form:visible .answer");
  await expect(answers).toHaveCount(6);
  for (const answer of await answers.all()) {
    const { width, height } = await measureBox(answer);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const crowded = await answer.evaluate((label) => {
      const words = document.createRange();
      const text = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      if (!text) return "no words";
      words.selectNodeContents(text);
      const [inner, outer] = [words.getBoundingClientRect(), label.getBoundingClientRect()];
      const lines = Math.round(inner.height / 20);
      return lines > 2 || inner.left < outer.left + 4 || inner.right > outer.right - 4
        ? text.textContent
        : null;
    });
    expect(crowded).toBeNull();
  }
});

test("no time in the week grid wraps in Arabic", async ({ page, api }) => {
  const app = await registerTestApp(api);
  const cm = generateCreatorEmail();
  const link = { aid: app._id, cm, ct: await app.vouchFor(cm), week: "2031-03-10", lang: "ar" };
  await page.goto(buildWizardLink("details", link));
  const broken = await page.locator("[data-week-grid] .slot").evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const text = [...tile.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const clock = /\d+:\d+/.exec(text?.textContent ?? "");
      if (!text || !clock) return [`no time in ${tile.textContent}`];
      const digits = document.createRange();
      digits.setStart(text, clock.index);
      digits.setEnd(text, clock.index + clock[0].length);
      return digits.getClientRects().length === 1 ? [] : [clock[0]];
    }),
  );
  expect(broken).toEqual([]);
  const tops = await page
    .locator("[data-week-grid] fieldset")
    .evaluateAll((days) => days.map((day) => day.querySelector(".slot")?.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test("the sign-in link shares a line with the languages", async ({ page }) => {
  for (const lang of ["en", "de", "es", "fr", "ar"]) {
    await page.goto(`/?lang=${lang}`);
    const header = page.getByRole("banner");
    const languages = await measureBox(header.getByRole("button"));
    const login = await header
      .getByRole("link")
      .last()
      .evaluate((link) => link.getClientRects().length === 1 && link.clientHeight);
    expect(login).toBeLessThanOrEqual(46);
    expect(languages.x).toBeGreaterThanOrEqual(0);
    expect(languages.x + languages.width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test("a location shows its next free time beside the booking button", async ({ page }) => {
  await page.goto("/locators/harbour-and-pine");
  const place = page.getByRole("main").getByRole("list").getByRole("listitem").first();
  const card = await measureBox(place);
  const text = await measureBox(place.getByRole("heading").locator(".."));
  const next = await measureBox(place.getByText(/^Next available:/));
  const book = await measureBox(place.getByRole("link", { name: /^Book/ }));
  expect(next.x + next.width).toBeLessThanOrEqual(book.x);
  expect(next.y).toBeGreaterThanOrEqual(text.y + text.height);
  expect(next.y).toBeLessThan(book.y + book.height);
  expect(book.y).toBeLessThan(next.y + next.height);
  expect(book.height).toBeGreaterThanOrEqual(44);
  expect(Math.abs(book.x + book.width - (text.x + text.width))).toBeLessThan(2);
  expect(book.y + book.height).toBeLessThan(card.y + card.height);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an organiser sees one main action, and the others in a menu", async ({ page, host }) => {
      const robin = await host();
      const [first, second] = (await robin.freeTimes()) as [string, string];
      const event = await robin.plan([first, second], GUESTS);
      await page.goto(buildEventLink(event, null));
      const cancel = page.getByRole("link", { name: "Cancel meeting" });
      await expect(page.getByRole("button", { name: "Remind 2 people" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Suggest a time" })).toBeHidden();
      await expect(cancel).toBeHidden();
      const remind = await measureBox(page.getByRole("button", { name: "Remind 2 people" }));
      const more = await measureBox(page.getByText("More actions"));
      expect([remind.x, remind.height]).toEqual([more.x, more.height]);
      await openEventAction(page, "Edit");
      await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Kitchen plans");
      await page.goto(buildEventLink(event, "ana@mail.example"));
      await expect(page.getByText("More actions")).toHaveCount(0);
    });
  });
}

test("a new time is not broken between its start and its end", async ({ page, host }) => {
  const robin = await host();
  const [first = ""] = await robin.freeTimes();
  await page.goto(buildDetailsPath(robin.nickname, ZONE, first));
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
  await page.getByRole("button", { name: /^Book/ }).click();
  await page.getByRole("link", { name: "Reschedule" }).click();
  await page.getByRole("radio").and(page.locator(":enabled")).last().check({ force: true });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Reschedule" })).toBeVisible();
  const confirm = new URL(page.url());
  for (const lang of ["en", "de", "uk"]) {
    confirm.searchParams.set("lang", lang);
    await page.goto(confirm.href);
    const range = page.locator("#step dd span").filter({ hasText: /\d\s–\s\d/ });
    await expect(range).toHaveCount(1);
    expect((await measureBox(range)).height).toBeLessThan(40);
  }
});
