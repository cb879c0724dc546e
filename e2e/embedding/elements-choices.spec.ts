import type { Locator } from "@playwright/test";
import { DAY } from "@/lib/core/time/instant";
import { findAxeViolations } from "../support/find-axe-violations";
import { addMinutesIso, expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { buildHostPage, HOSTILE_STYLE, openWebsite } from "../support/website";

/** Choices of a visitor in a frameless element, beside a time. */

const openCalendar = (origin: string | undefined, page: string, { style = "", attributes = "" } = {}) =>
  openWebsite({
    "/": buildHostPage(
      `<bookpage-calendar inline page="${page}" ${attributes}></bookpage-calendar>`,
      `${HOSTILE_STYLE} ${style}`,
      `<script type="module" src="${origin}/elements.js"></script>`,
    ),
  });

test("a website shows a chosen team member, time zone and the organisation's colours", async ({
  page,
  host,
  api,
  baseURL,
}) => {
  const [robin, other] = [await host(), await host()];
  const users = await Promise.all(
    [robin, other].map(({ email }) => api<{ _id: string }[]>("GET", `/v2/users?email=${email}`)),
  );
  const members = users.map(([user]) => user?._id ?? "");
  const handle = makeStoryName("kitchen");
  await api("POST", "/v2/teams", { extid: handle, name: "Kitchens", members, public: true, handle });
  const custom = { auto_confirm: true, hosts: { kind: "any", choose: true }, accent: "#0e7c86" };
  await api("PUT", `/v2/bookpages/${handle}`, { custom });
  const site = await openCalendar(baseURL, handle);
  await page.goto(site.address);

  const choice = page.getByRole("group", { name: "Who would you like to meet?" });
  await expect(choice.getByRole("radio", { name: "Anyone" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "09:00" })).toBeVisible();
  await choice.getByRole("radio").nth(2).check({ force: true });
  await expect(page.getByRole("radio", { name: "09:00" })).toBeVisible();
  await page.getByRole("radio", { name: "Show 12-hour times" }).check({ force: true });
  await expect(page.getByRole("radio", { name: "9:00 am" })).toBeVisible();
  const zones = page.getByRole("combobox", { name: "Time zone" });
  await expect(zones.locator("optgroup").first()).toBeAttached();
  await zones.selectOption({ label: await getOptionLabel(zones, "Asia/Tokyo") });
  await expect(page.getByText(/Times shown in Japan Standard Time/)).toBeVisible();
  await expect(page.getByRole("radio", { name: "5:00 pm" })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findAxeViolations(page), colorScheme).toEqual([]);
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width}`,
    ).toBeLessThan(1);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("radio", { name: "5:00 pm" }).check({ force: true });
  const lead = page.getByRole("button", { name: "Continue" });
  await expect(lead).toHaveCSS("background-color", "rgb(13, 123, 133)");
  await lead.click();
  await page.getByRole("textbox", { name: "Name" }).fill("Ana Duarte");
  await page.getByRole("textbox", { name: "Email" }).fill("ana@mail.example");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  const bookings = await api<{ booking: { host: string } }[]>("GET", `/v2/bookings?page=${handle}`);
  expect(bookings.map(({ booking }) => booking.host)).toEqual([members[1]]);
  const file = await page.getByRole("link", { name: "Add to your calendar" }).getAttribute("href");
  expect(await (await fetch(file ?? "")).text()).toContain("BEGIN:VCALENDAR");
  site.close();
});

const getOptionLabel = async (zones: Locator, value: string) =>
  (await zones.locator(`option[value="${value}"]`).textContent()) ?? "";

test("a booker books a series and replaces an occurrence that is not free", { tag: "@main" }, async ({
  page,
  host,
  api,
  baseURL,
}) => {
  const robin = await host();
  const series = { every: ["day", "week"], times: [1, 4] };
  const type = { name: "Coaching", description: "For beginners.", custom: { duration: 60, series } };
  await api("POST", `/v2/bookpages/${robin.nickname}/types`, type);
  const site = await openCalendar(baseURL, robin.nickname);
  await page.goto(site.address);
  const coaching = page.getByRole("radio", { name: /Coaching/ });
  await expect(coaching).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(0); // A page with types asks for one first.
  await coaching.check({ force: true });
  await expect(page.getByRole("radio", { name: "10:00" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "09:30" })).toHaveCount(0);
  const slot = page.getByRole("radio", { name: "09:00" });
  const first = new Date((await slot.getAttribute("value")) ?? "");
  await robin.take(new Date(first.getTime() + DAY).toISOString());
  await slot.check({ force: true });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("combobox", { name: "Number of meetings" }).selectOption("3");
  await expect(page.getByText("3 dates")).toBeVisible();
  await expect(page.getByText("Not available", { exact: true })).toHaveCount(1);
  await page.getByRole("combobox", { name: /^Instead of/ }).selectOption({ label: "Skip" });
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Name" }).fill("Ana Duarte");
  await page.getByRole("textbox", { name: "Email" }).fill("ana@mail.example");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  const booked = await api<unknown[]>("GET", `/v2/bookings?page=${robin.nickname}&type=coaching`);
  expect(booked).toHaveLength(2);
  site.close();
});

test("a booker joins the waiting list of a full day", async ({ page, host, baseURL }) => {
  const robin = await host({
    custom: { duration: 480, waiting_list: { active: true, offer_minutes: 60 } },
  });
  const [taken = ""] = await robin.freeTimes();
  await fetch(`${baseURL}/${robin.nickname}/bookings.json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ start: taken, attendee: { name: "Bo Berg", email: "bo@mail.example" } }),
  });
  const site = await openCalendar(baseURL, robin.nickname);
  await page.goto(site.address);
  const day = page.getByRole("button", { name: /^Full, / });
  await day.click();
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(page.getByRole("alert")).toContainText("Please fix 2 fields");
  await page.getByRole("button", { name: "Enter your name" }).click();
  await page.keyboard.type("Ana Duarte");
  await page.getByRole("textbox", { name: "Email" }).fill("ana@mail.example");
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.frameLocator("iframe").locator("input").first()).toBeVisible();
  site.close();
});

test("a week of times follows the website's setting or the page's, also by keyboard", async ({
  page,
  host,
  baseURL,
}) => {
  const { nickname, events } = await host({ custom: { times_layout: "columns" } });
  const site = await openCalendar(baseURL, nickname, { attributes: 'times="week"' });
  await page.goto(site.address);
  const days = page.locator("fieldset", { has: page.getByRole("radio") }).filter({ hasNotText: "12 h" });
  const focused = page.locator("input:focus");
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(days).toHaveCount(7);
  await expect(page.getByRole("radio", { name: "09:00" })).toHaveCount(7);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findAxeViolations(page), colorScheme).toEqual([]);
  }
  const [first, second] = [await findValue(days.nth(0), "09:00"), await findValue(days.nth(1), "09:30")];
  await days.nth(0).getByRole("radio", { name: "09:00" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveValue(second);
  await expect(page.getByRole("radio", { name: /:/, checked: true })).toHaveCount(0);
  await page.keyboard.press("PageDown");
  await expect(page.locator(`input[value="${first}"]`)).toHaveCount(0);
  await expect(focused).toHaveCount(1);
  await page.keyboard.press("PageUp");
  await expect(page.locator(`input[value="${first}"]:focus`)).toHaveCount(1);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Ana Duarte");
  await page.getByRole("textbox", { name: "Email" }).fill("ana@mail.example");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  const [booked] = await events();
  expect(Date.parse(booked?.dates[0]?.date ?? "")).toBe(Date.parse(first));
  site.close();

  const other = await openCalendar(baseURL, nickname);
  await page.goto(other.address);
  await expect(days.first()).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width}`).toBeLessThan(1);
  }
  other.close();
});

const findValue = async (day: Locator, time: string) =>
  (await day.getByRole("radio", { name: time }).getAttribute("value")) ?? "";

test("an element keeps the direction of its language, regardless of the website's", async ({
  page,
  host,
  baseURL,
}) => {
  const message = "Shall we meet soon?";
  const { nickname } = await host({ message });
  for (const { attributes, isMirrored } of [
    { attributes: 'lang="ar" dir="ltr"', isMirrored: true },
    { attributes: 'lang="en" dir="rtl"', isMirrored: false },
  ]) {
    const site = await openCalendar(baseURL, nickname, { attributes });
    await page.goto(site.address);
    const days = page.getByRole("grid").locator("[data-date]");
    await expect(days.first()).toBeVisible();
    const head = page.getByRole("grid").getByRole("columnheader");
    const [monday, sunday] = [await head.first().boundingBox(), await head.last().boundingBox()];
    expect((monday?.x ?? 0) > (sunday?.x ?? 0), attributes).toBe(isMirrored);
    // The host's message and the clock format have their own direction.
    for (const words of [message, "24 h"])
      await expect(page.getByText(words, { exact: true }).first()).toHaveCSS("direction", "ltr");
    const before = (await days.first().getAttribute("data-date")) ?? "";
    await page.getByRole("button", { name: isMirrored ? /^الشهر التالي/ : /^Next month/ }).click();
    await expect(days.first()).not.toHaveAttribute("data-date", before);
    await expect(days).toHaveCount(35);
    await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
    await days.first().focus();
    await page.keyboard.press(isMirrored ? "ArrowLeft" : "ArrowRight");
    await expect(days.nth(1), attributes).toBeFocused();
    site.close();
  }
});

test("a booker overlays their own calendar, from a file only", async ({ page, host, baseURL }) => {
  const { nickname, freeTimes } = await host();
  const [start = ""] = await freeTimes();
  const stamp = (iso: string) => iso.replace(/[-:]|\.000/g, "");
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//e2e//EN", "BEGIN:VEVENT", "UID:1"];
  const times = [`DTSTART:${stamp(start)}`, `DTEND:${stamp(addMinutesIso(start, 30))}`];
  const text = [...lines, ...times, "SUMMARY:Team lunch", "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");
  const asFile = (name: string, written: string) => ({
    name,
    mimeType: "text/calendar",
    buffer: Buffer.from(written),
  });

  const site = await openCalendar(baseURL, nickname);
  await page.goto(site.address);
  await page.getByText("Compare with my calendar").click();
  const file = page.getByLabel("Calendar file");
  await file.setInputFiles(asFile("notes.ics", "no calendar"));
  await expect(page.getByText("this isn’t a calendar. Choose an .ics file.")).toBeVisible();
  await file.setInputFiles(asFile("mine.ics", text));
  await expect(page.getByText(/^1 of \d+ times overlap with your calendar$/)).toBeVisible();
  const marked = page.getByRole("radio", { name: /You: .Team lunch/ });
  await expect(marked).toHaveCount(1);
  expect(await findAxeViolations(page)).toEqual([]);
  await expect(page.getByLabel("Calendar link")).toHaveCount(0);

  await marked.check({ force: true });
  await expect(page.getByText("You can still pick this time.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Change" }).click();
  await expect(marked).toHaveCount(1);
  await page.getByText("Compare with my calendar").click();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(marked).toHaveCount(0);
  site.close();
});
