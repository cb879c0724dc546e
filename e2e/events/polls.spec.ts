import type { Page } from "@playwright/test";
import { openEventAction } from "../support/booking-steps";
import { buildEventLink } from "../support/build-event-link";
import { createEmptyOrganization } from "../support/create-organization";
import { addMinutesIso, expect, type StoryEvent, test } from "../support/fixtures";
import { formatExpectedDay, formatExpectedTime } from "../support/format-expected";
import { makeStoryName } from "../support/make-story-name";

const ZONE = "Europe/Paris";

const formatSpan = (start: string) =>
  `${formatExpectedTime(ZONE, start)} – ${formatExpectedTime(ZONE, addMinutesIso(start, 30))}`;

/** Returns the answer control of one of the times. */
const getAnswerLabel = (page: Page, start: string, word: string) =>
  page.getByRole("group", { name: formatSpan(start) }).getByText(word, { exact: true });

const getEvent = (api: (method: string, path: string) => Promise<StoryEvent>, { _id }: StoryEvent) =>
  api("GET", `/v2/events/${_id}`);

const countYes = ({ dates }: StoryEvent) => dates.map(({ votes }) => votes.yes.length);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a visitor with the link answers with a name, and changes the answers later", {
      tag: "@main",
    }, async ({ page, host, api }) => {
      const robin = await host();
      const [first, second] = (await robin.freeTimes()) as [string, string];
      const event = await robin.plan([first, second], [], { poll: { open: true } });
      await page.goto(event.poll?.link ?? "");
      await expect(page.getByRole("heading", { name: "Kitchen plans" })).toBeVisible();
      await page.getByRole("button", { name: "Save answers" }).click();
      await expect(page.getByRole("link", { name: "Enter your name" })).toBeVisible();
      await getAnswerLabel(page, second, "Yes").click();
      await page.getByLabel("Your name").fill("Dana");
      await page.getByRole("button", { name: "Save answers" }).click();
      await expect(page.getByText("Your answers are saved.")).toBeVisible();
      await expect(page.getByText("Save this page so you can come back")).toBeVisible();
      expect(countYes(await getEvent(api, event))).toEqual([1, 2]);

      const own = await page.getByRole("link", { name: /\/event\/.*key=/ }).getAttribute("href");
      await page.goto(own ?? "");
      await getAnswerLabel(page, second, "No").click();
      await getAnswerLabel(page, first, "Yes").click();
      await page.getByRole("button", { name: "Save answers" }).click();
      await expect(page.getByText("Your answers are saved.")).toBeVisible();
      const after = await getEvent(api, event);
      expect(countYes(after)).toEqual([2, 1]);
      expect(after.invitees.map(({ full_name }) => full_name)).toEqual(["Robin Marsh", "Dana"]);
    });
  });
}

test("an organiser opens the link of a poll, and closes it again", { tag: "@main" }, async ({
  page,
  host,
  browser,
}) => {
  const robin = await host();
  const [first] = (await robin.freeTimes()) as [string];
  const event = await robin.plan([first], [{ email: "ana@mail.example" }]);
  await page.goto(buildEventLink(event, null));
  await openEventAction(page, "Poll settings");
  await page.getByText("Anyone with the link can vote").click();
  await page.getByRole("button", { name: "Save" }).click();
  const link = await page.getByLabel("Share this poll").inputValue();
  const guest = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "Your details" })).toBeVisible();
  await openEventAction(page, "Poll settings");
  await page.getByText("Anyone with the link can vote").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Share this poll")).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "This poll is closed" })).toBeVisible();
  await guest.context().close();
});

test("a participant sees the others' answers after answering, and never their names", async ({
  page,
  host,
}) => {
  const robin = await host();
  const [first, second] = (await robin.freeTimes()) as [string, string];
  const event = await robin.plan([first, second], [{ email: "ana@mail.example", full_name: "Ana Duarte" }], {
    poll: { open: true, results: "voted", hide_participants: true },
  });
  await page.goto(event.poll?.link ?? "");
  await expect(page.getByText("once you’ve saved your own")).toBeVisible();
  await expect(page.getByText("1 of 2")).toHaveCount(0);
  await getAnswerLabel(page, first, "Yes").click();
  await page.getByLabel("Your name").fill("Dana");
  await page.getByRole("button", { name: "Save answers" }).click();
  await expect(page.getByText("2 of 3").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Ana Duarte");
});

test("one of two participants gets the last seat, and the other keeps the remaining choices", async ({
  page,
  host,
  browser,
  api,
}) => {
  const robin = await host();
  const [first, second] = (await robin.freeTimes()) as [string, string];
  const event = await robin.plan([first, second], [], { poll: { open: true, limit: 1 } });
  const other = await (await browser.newContext({ locale: "en-GB", timezoneId: ZONE })).newPage();
  for (const [who, name] of [
    [page, "Dana"],
    [other, "Eli"],
  ] as const) {
    await who.goto(event.poll?.link ?? "");
    await getAnswerLabel(who, first, "Yes").click();
    await getAnswerLabel(who, second, "No").click();
    await who.getByLabel("Your name").fill(name);
  }
  await Promise.all([page, other].map((who) => who.getByRole("button", { name: "Save answers" }).click()));
  const isSaved = page.getByText("Your answers are saved.");
  const isLate = page.getByText("A seat was just taken");
  await expect(isSaved.or(isLate).filter({ visible: true }).first()).toBeVisible();
  const late = (await isLate.count()) > 0 ? page : other;
  await expect(late.getByText("Full", { exact: true })).toBeVisible();
  await expect(
    late.getByRole("group", { name: formatSpan(second) }).getByRole("radio", { name: "No" }),
  ).toBeChecked();
  await expect(late.getByLabel("Your name")).toHaveValue(/Dana|Eli/);
  expect(countYes(await getEvent(api, event))).toEqual([2, 1]);
  await other.context().close();
});

test("a participant answers forty times with one thumb", async ({ page, host, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const robin = await host();
  const free = await robin.freeTimes();
  const starts = Array.from({ length: 40 }, (_, index) => free[index] as string);
  const event = await robin.plan(starts, [], { poll: { open: true, if_need_be: true } });
  await page.goto(event.poll?.link ?? "");
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  const heights = await page
    .locator(".answer")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights).toHaveLength(120);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  for (const group of await page.getByRole("group", { name: /say yes/ }).all()) {
    await group.getByText("Yes", { exact: true }).click();
    await expect(page.getByRole("button", { name: "Save answers" })).toBeInViewport();
  }
  await page.getByLabel("Your name").fill("Dana");
  await page.getByRole("button", { name: "Save answers" }).click();
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  expect(countYes(await getEvent(api, event))).toEqual(starts.map(() => 2));
});

test("a participant reads the deadline in their zone, and what happens then", async ({ page, host }) => {
  const robin = await host();
  const free = await robin.freeTimes();
  const deadline = addMinutesIso(free[0] as string, -60);
  const event = await robin.plan([free.at(-1) as string], [], {
    poll: { open: true, deadline, at_deadline: "confirm" },
  });
  await page.goto(event.poll?.link ?? "");
  const rule = page.getByText("Open until");
  await expect(rule).toContainText(formatExpectedTime(ZONE, deadline));
  await expect(rule).toContainText(formatExpectedDay(ZONE, deadline));
  await expect(rule).toContainText("confirmed automatically");
});

test("a poll confirms the most popular date at its deadline, on the clock of test mode", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { api_key: live } = await createEmptyOrganization(
    makeStoryName("Polls"),
    `${makeStoryName("admin")}@mail.example`,
  );
  const call = async (key: string, method: string, path: string, data?: unknown) => {
    const headers = { authorization: key };
    const response = await page.request.fetch(`${baseURL}${path}`, { method, headers, data });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  const { key } = await call(live, "POST", "/v2/api_keys", { name: "Tests", mode: "test" });
  await call(key, "POST", "/v2/test/reset", { now: "2031-03-01T08:00:00Z" });
  const event: StoryEvent = await call(key, "POST", "/v2/events", {
    title: "Kitchen plans",
    created_by: { email: "robin@mail.example", full_name: "Robin Marsh" },
    timezone: ZONE,
    dates: [10, 11].map((day) => ({
      date: `2031-03-${day}T09:00:00Z`,
      end_date: `2031-03-${day}T10:00:00Z`,
    })),
    poll: { open: true, deadline: "2031-03-05T08:00:00Z", at_deadline: "confirm" },
  });
  await page.goto(event.poll?.link ?? "");
  await expect(page.getByText("Open until Wednesday 5 March, 09:00")).toBeVisible();
  const options = page.getByRole("group", { name: "10:00 – 11:00" });
  await options.nth(0).getByText("No", { exact: true }).click();
  await options.nth(1).getByText("Yes", { exact: true }).click();
  await page.getByLabel("Your name").fill("Dana");
  await page.getByRole("button", { name: "Save answers" }).click();
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  await call(key, "PUT", "/v2/test/clock", { now: "2031-03-05T08:00:00Z" });
  await expect
    .poll(async () => (await call(key, "GET", `/v2/events/${event._id}`)).confirmed, { timeout: 60_000 })
    .toMatchObject({ flag: true, date_id: event.dates[1]?._id });
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Tuesday, 11 March 2031");
  await expect(page.getByRole("button", { name: "Save answers" })).toHaveCount(0);
});

/** Counts the whole columns of the first visible table, and those cut by more than the scroll hint. */
const countColumns = (page: Page) =>
  page.evaluate(() => {
    const scroller = [...document.querySelectorAll(".poll-scroll")].find(
      ({ clientWidth }) => clientWidth > 0,
    );
    const [name, ...columns] = [...(scroller?.querySelectorAll("thead tr:last-child > th") ?? [])].map(
      (column) => column.getBoundingClientRect(),
    );
    const box = scroller?.getBoundingClientRect();
    if (!name || !box) throw new Error("there is no table");
    const isLeftToRight = document.documentElement.dir !== "rtl";
    const [left, right] = isLeftToRight ? [name.right, box.right] : [box.left, name.left];
    const seen = columns.map((column) => ({
      width: column.width,
      part: Math.min(column.right, right) - Math.max(column.left, left),
    }));
    const isWhole = ({ width, part }: (typeof seen)[number]) => part > width - 2;
    return {
      whole: seen.filter(isWhole).length,
      cut: seen.filter((one) => !isWhole(one) && one.part > 40).length,
      first: seen.findIndex(isWhole),
    };
  });

test("a poll table fills a wide window, and a day with one time fills one column", async ({ page, host }) => {
  const robin = await host();
  const times = (await robin.freeTimes()).filter((_, index) => index % 16 === 0).slice(0, 9);
  const guests = [{ email: "wilhelmina@mail.example", full_name: "Wilhelmina Featherstonehaugh" }];
  for (const { width, count } of [
    { width: 1280, count: 6 },
    { width: 1920, count: 9 },
  ]) {
    const event = await robin.plan(times.slice(0, count), guests);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(buildEventLink(event, null));
    await expect(
      page
        .getByText(guests[0]?.full_name ?? "")
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(await countColumns(page)).toEqual({ whole: count, cut: 0, first: 0 });
    await expect(page.getByRole("button", { name: "More options" })).toHaveCount(0);
    const cutNames = page.locator(".poll bdi:visible").filter({ hasText: "Wilhelmina" });
    const hidden = await cutNames.evaluateAll((all) =>
      all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    );
    expect(hidden.length).toBeGreaterThan(0);
    expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
  }
});

for (const [lang, more] of [
  ["en", "More options"],
  ["ar", "خيارات أخرى"],
] as const)
  test(`a table too narrow for all times pages by whole columns, in ${lang}`, async ({ page, host }) => {
    const robin = await host();
    const times = (await robin.freeTimes()).filter((_, index) => index % 7 === 0).slice(0, 9);
    const event = await robin.plan(times, [{ email: "ana@mail.example" }], { poll: { if_need_be: true } });
    for (const who of [null, "ana@mail.example"])
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${buildEventLink(event, who)}&lang=${lang}`);
        const onward = page.getByRole("button", { name: more, disabled: false });
        await expect(onward).toHaveCount(1);
        const { whole } = await countColumns(page);
        expect(whole).toBeGreaterThanOrEqual(3);
        for (let first = 0; first < times.length - whole; first += whole) {
          expect(await countColumns(page)).toEqual({ whole, cut: 0, first });
          await onward.click();
          const next = Math.min(first + whole, times.length - whole);
          await expect.poll(() => countColumns(page)).toEqual({ whole, cut: 0, first: next });
        }
        await expect(onward).toHaveCount(0);
      }
  });
