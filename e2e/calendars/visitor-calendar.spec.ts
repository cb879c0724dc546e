import type { FrameLocator, Page } from "@playwright/test";
import { startWebhookReceiver } from "@/tests/support/webhook-receiver";
import { openDetailsStep } from "../support/booking-steps";
import { findAxeViolations } from "../support/find-axe-violations";
import { findOwner } from "../support/find-owner";
import { addMinutesIso, expect, test } from "../support/fixtures";
import { runSql } from "../support/run-sql";
import { signInBrowser } from "../support/sign-in-browser";
import { buildHostPage, openWebsite } from "../support/website";

const ZONE = "Europe/Paris";

const formatStamp = (iso: string) => iso.replace(/[-:]|\.000/g, "");

/** Builds a calendar with these events. */
const buildCalendar = (...events: { title: string; lines: string[] }[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//e2e//EN",
    ...events.flatMap(({ title, lines }, index) => [
      "BEGIN:VEVENT",
      `UID:${index}`,
      ...lines,
      `SUMMARY:${title}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const buildHalfHour = (title: string, start: string) => ({
  title,
  lines: [`DTSTART:${formatStamp(start)}`, `DTEND:${formatStamp(addMinutesIso(start, 30))}`],
});

const toUpload = (text: string, name = "mine.ics") => ({
  name,
  mimeType: "text/calendar",
  buffer: Buffer.from(text),
});

const getDisclosure = (page: Page | FrameLocator) =>
  page.locator("summary", { hasText: "Compare with my calendar" });

/** The visible result for the calendar. */
const getResult = (page: Page | FrameLocator, text: string) =>
  page.locator("p:not([role])").getByText(text, { exact: true });

/** Opens the choice of calendar sources. */
async function openSourceChoice(page: Page | FrameLocator) {
  await getDisclosure(page).click();
  await expect(page.getByText("Choose a file or drop it here")).toBeVisible();
}

const selectCalendarFile = (page: Page | FrameLocator, text: string) =>
  page.getByLabel("Calendar file").setInputFiles(toUpload(text));

/** Records violations of the page's policy, and script errors. */
function watchForErrors(page: Page) {
  const issues: string[] = [];
  page.on("pageerror", ({ message }) => issues.push(message));
  page.on("console", (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) issues.push(message.text());
  });
  return issues;
}

test("a booker overlays a calendar file on the times, which stay selectable", { tag: "@main" }, async ({
  page,
  host,
}) => {
  const issues = watchForErrors(page);
  const robin = await host();
  const [, second = "", third = ""] = await robin.freeTimes();
  await page.goto(`/${robin.nickname}?tz=${ZONE}`);
  const times = page.getByRole("radio");
  const count = await times.count();
  await openSourceChoice(page);
  expect(await findAxeViolations(page)).toEqual([]);

  await selectCalendarFile(page, "no calendar");
  await expect(page.getByRole("alert").getByText("Calendar file: this isn’t a calendar.")).toBeVisible();
  await selectCalendarFile(page, buildCalendar(buildHalfHour("Dentist", second)));
  await expect(getResult(page, `1 of ${count} times overlap with your calendar`)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: `1 of ${count}` })).toHaveCount(1);
  await expect(getDisclosure(page)).toBeFocused();
  await expect(page.getByText("Comparing with mine.ics")).toBeVisible();
  const dentist = page.getByRole("radio", { name: /You: .Dentist. .09:30–10:00/ });
  await expect(dentist).toHaveCount(1);
  await expect(dentist).toBeEnabled();
  await expect(dentist).toHaveValue(second.replace(".000", ""));
  expect(await findAxeViolations(page)).toEqual([]);

  const note = page.locator("[data-continue]").getByText("You can still pick this time.");
  await times.nth(2).check();
  await expect(times.nth(2)).toHaveValue(third.replace(".000", ""));
  await expect(note).toHaveCount(0);
  await dentist.check();
  await expect(note).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "still pick this time" })).toHaveCount(1);

  // The overlay survives the next step and back.
  await openDetailsStep(page);
  await page.getByRole("link", { name: "Change" }).click();
  await expect(dentist).toBeChecked();
  await expect(note).toBeVisible();

  // Another day is computed anew.
  await page.getByRole("link", { name: /^Next month/ }).click();
  await expect(getResult(page, "None of these times overlap with your calendar")).toBeVisible();
  await page.goBack();
  await expect(dentist).toHaveCount(1);

  await page.getByRole("button", { name: "Remove" }).click();
  await expect(dentist).toHaveCount(0);
  await expect(note).toHaveCount(0);
  expect(issues).toEqual([]);
});

test("a booker drops a file, and a whole day follows the chosen zone", async ({ page, host }) => {
  const robin = await host();
  const [first = ""] = await robin.freeTimes();
  const day = first.slice(0, 10);
  const before = addMinutesIso(first, -1440).slice(0, 10);
  const text = buildCalendar({ title: "Trip", lines: [`DTSTART;VALUE=DATE:${formatStamp(before)}`] });
  await page.goto(`/${robin.nickname}?tz=${ZONE}&day=${day}`);
  await openSourceChoice(page);
  const data = await page.evaluateHandle((content) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], "trip.ics", { type: "text/calendar" }));
    return carried;
  }, text);
  await page.locator(".drop-zone").dispatchEvent("drop", { dataTransfer: data });
  await expect(getResult(page, "None of these times overlap with your calendar")).toBeVisible();

  // These times are on the evening before in Honolulu.
  await page.goto(`/${robin.nickname}?tz=Pacific/Honolulu&slot=${first.replace(".000", "")}`);
  await openSourceChoice(page);
  await selectCalendarFile(page, text);
  await expect(page.getByRole("radio", { name: /You: .Trip., all day/, checked: true })).toHaveCount(1);
  const shown = await page.getByRole("radio").count();
  await expect(getResult(page, `${shown} of ${shown} times overlap with your calendar`)).toBeVisible();
});

test("a booker overlays a calendar by its address, which is remembered only on request", async ({
  page,
  host,
}) => {
  const issues = watchForErrors(page);
  const robin = await host({ custom: { times_layout: "week" } as never });
  const [first = ""] = await robin.freeTimes();
  const server = await startWebhookReceiver({
    "/secret.ics": (response) => response.end(buildCalendar(buildHalfHour("Choir", first))),
    "/page": (response) => response.end("<html>"),
  });
  let isClosed = false;
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  try {
    await page.goto(`/${robin.nickname}?tz=${ZONE}`);
    await openSourceChoice(page);
    const address = page.getByRole("textbox", { name: "Calendar link" });
    const show = page.getByRole("button", { name: "Show", exact: true });
    await address.fill("my calendar");
    await show.click();
    await expect(
      page.getByRole("alert").getByText("Calendar link: enter a link that starts with"),
    ).toBeVisible();
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    expect(await findAxeViolations(page)).toEqual([]);
    await address.fill("https://192.168.0.1/secret.ics");
    await address.press("Enter");
    await expect(page.getByRole("alert").getByText("must be on the public internet")).toBeVisible();
    await address.fill(`${server.url}/page`);
    await address.press("Enter");
    await expect(page.getByRole("alert").getByText("there’s no calendar at this address")).toBeVisible();

    await address.fill(`${server.url.replace("https", "webcal")}/secret.ics`);
    await address.press("Enter");
    const choir = page.getByRole("radio", { name: /You: .Choir./ });
    await expect(choir).toHaveCount(1);
    await expect(page.getByText("Comparing with 127.0.0.1")).toBeVisible();
    expect(await kept()).not.toContain("secret");
    await page.reload();
    await expect(getDisclosure(page)).toBeVisible();
    expect(server.at("/secret.ics")).toHaveLength(1);

    const askToRemember = async () => {
      await openSourceChoice(page);
      await address.fill(`${server.url}/secret.ics`);
      await page.getByLabel("Remember the link on this device").check();
      await show.click();
      await expect(choir).toHaveCount(1);
      expect(await kept()).toContain("secret");
    };
    const forget = page.getByRole("button", { name: "Forget the link" });
    await askToRemember();
    await page.reload();
    await expect(choir).toHaveCount(1);
    await forget.click();
    await expect(choir).toHaveCount(0);
    expect(await kept()).not.toContain("secret");

    // A remembered calendar that is gone can be removed, too.
    await askToRemember();
    await server.close();
    isClosed = true;
    await page.reload();
    await expect(page.getByRole("alert").getByText("we can’t reach the server")).toBeVisible();
    await forget.click();
    await expect(page.getByRole("alert").getByText("we can’t reach the server")).toHaveCount(0);
    expect(await kept()).not.toContain("secret");
  } finally {
    if (!isClosed) await server.close();
  }
  expect(issues).toEqual([]);
});

test("a member overlays their connected calendars on a colleague's page", async ({
  page,
  context,
  host,
  api,
}) => {
  const [robin, member] = [await host(), await host()];
  const [, , third = ""] = await robin.freeTimes();
  await member.take(third);
  await page.goto(`/${robin.nickname}?tz=${ZONE}`);
  await openSourceChoice(page);
  await expect(page.getByText("Calendar link")).toBeVisible();
  const mine = page.getByRole("button", { name: "Use my calendars" });
  await expect(mine).toHaveCount(0);

  const user = await findOwner(api, member);
  await signInBrowser(context, user);
  // Stores a calendar of the user with synced busy times.
  await runSql(
    `WITH who AS (SELECT organization_id, id, calendar_list_id FROM users WHERE id = $1),
          list AS (INSERT INTO calendar_lists (organization_id, id, user_id, updated_at)
                   SELECT organization_id, calendar_list_id, id, now() FROM who),
          account AS (INSERT INTO calendars (organization_id, id, user_id, calendar_list_id, source, source_id, name, updated_at)
                      SELECT organization_id, id, id, calendar_list_id, 'ics', id, 'Work', now() FROM who),
          part AS (INSERT INTO subcalendars (organization_id, id, calendar_id, source, source_id, name)
                   SELECT organization_id, id, id, 'ics', 'feed', 'Work' FROM who)
     INSERT INTO busy_periods (organization_id, id, user_id, subcalendar_id, object_key, starts_at, ends_at)
     SELECT organization_id, id, id, id, 'x', $2::timestamptz + interval '30 minutes', $2::timestamptz + interval '90 minutes' FROM who`,
    [user, third],
  );
  await page.reload();
  await openSourceChoice(page);
  await mine.click();
  await expect(getResult(page, "3 of 16 times overlap with your calendar")).toBeVisible();
  await expect(page.getByText("Comparing with My calendars")).toBeVisible();
  await expect(page.getByRole("radio", { name: /You’re busy .10:30–11:30/ })).toHaveCount(2);
});

test("a booker overlays a calendar in a frame without storage", async ({ page, host, baseURL }) => {
  const issues = watchForErrors(page);
  const robin = await host({ custom: { times_layout: "columns" } as never });
  const [first = ""] = await robin.freeTimes();
  const site = await openWebsite({
    "/": buildHostPage(`<script async src="${baseURL}/embed.js" data-page="${robin.nickname}"></script>`),
  });
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    }),
  );
  await page.goto(site.address);
  const frame = page.frameLocator("iframe");
  await openSourceChoice(frame);
  await selectCalendarFile(frame, buildCalendar(buildHalfHour("Swimming", first)));
  await expect(frame.getByRole("radio", { name: /You: .Swimming./ })).toHaveCount(1);
  site.close();
  expect(issues).toEqual([]);
});

test("a booker on a narrow phone in Arabic sees nothing overflow", async ({ page, host }) => {
  const robin = await host();
  const [first = ""] = await robin.freeTimes();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/${robin.nickname}?tz=${ZONE}&lang=ar`);
  await page.locator("summary", { hasText: "عرض تقويمي فوق المواعيد" }).click();
  await page
    .getByLabel("ملف التقويم")
    .setInputFiles(
      toUpload(buildCalendar(buildHalfHour("Donaudampfschifffahrtsgesellschaftskapitän", first))),
    );
  await expect(page.getByRole("radio", { name: /أنت: .Donau/ })).toHaveCount(1);
  await page.locator("summary", { hasText: "عرض تقويمي فوق المواعيد" }).click();
  await expect(page.getByText("عنوان تقويم")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findAxeViolations(page)).toEqual([]);
});

test("a booker who opens the overlay before hydration continues after it", async ({ page, host }) => {
  const robin = await host();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/**/*.js*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/${robin.nickname}?tz=${ZONE}`, { waitUntil: "commit" });
  await getDisclosure(page).click();
  release();
  await expect(page.getByText("Choose a file or drop it here")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a booker is not offered the overlay", async ({ page, host }) => {
    const robin = await host();
    await page.goto(`/${robin.nickname}?tz=${ZONE}`);
    await expect(page.getByRole("radio").first()).toBeVisible();
    await expect(getDisclosure(page)).toBeHidden();
  });
});
