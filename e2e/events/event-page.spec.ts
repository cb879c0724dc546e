import type { Page } from "@playwright/test";
import { buildDetailsPath, changeFields, openEventAction } from "../support/booking-steps";
import { buildEventLink } from "../support/build-event-link";
import { addMinutesIso, expect, FIRST_NAME, type StoryEvent, test } from "../support/fixtures";
import { formatExpectedDate, formatExpectedTime } from "../support/format-expected";

const ZONE = "Europe/Paris";
const ANA = { email: "ana@mail.example", full_name: "Ana Duarte" };
const BO = { email: "bo@mail.example", full_name: "Bo Berg" };

const formatSpan = (start: string) =>
  `${formatExpectedTime(ZONE, start)} – ${formatExpectedTime(ZONE, addMinutesIso(start, 30))}`;

/** Returns the answer control of one of the times. */
const getAnswerLabel = (page: Page, start: string, word: "Yes" | "No") =>
  page.getByRole("group", { name: formatSpan(start) }).getByText(word, { exact: true });

const getAnswerRadio = (page: Page, start: string, word: "Yes" | "No") =>
  page.getByRole("group", { name: formatSpan(start) }).getByRole("radio", { name: word });

/** Returns an invitee's votes for each of the times. */
const listVotes = ({ dates, invitees }: StoryEvent, email: string) => {
  const own = invitees.find((invitee) => invitee.email === email)?._id;
  const said = (votes: { created_by: { invitee: string } }[]) =>
    votes.some(({ created_by }) => created_by.invitee === own);
  return dates.map(({ votes }) => (said(votes.yes) ? "yes" : said(votes.no) ? "no" : null));
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("an invitee opens an answer from the mail, and only saving it votes", async ({ page, host }) => {
      const robin = await host();
      const [one = "", two = ""] = (await robin.freeTimes()).filter((_, index) => index % 3 === 0);
      const event = await robin.plan([one, two], [ANA, BO]);
      const read = async () => (await robin.events()).find(({ _id }) => _id === event._id) ?? event;
      const link = `${buildEventLink(event, BO.email)}&d=${event.dates[1]?._id}&answer=yes#poll`;
      await page.goto(link);
      await expect(page.getByText("Nothing is saved until you press")).toBeInViewport();
      await expect(getAnswerRadio(page, two, "Yes")).toBeChecked();
      await expect(getAnswerRadio(page, one, "Yes")).not.toBeChecked();
      expect(listVotes(await read(), BO.email)).toEqual([null, null]);

      await page.getByRole("button", { name: "Save answers" }).click();
      await expect(page.getByText("Your answers are saved.")).toBeVisible();
      expect(listVotes(await read(), BO.email)).toEqual([null, "yes"]);
      await page.goto(link);
      await expect(page.getByText("Nothing is saved until you press")).toHaveCount(0);
    });
  });
}

test("an organiser previews one of three proposed times, and confirms it", { tag: "@main" }, async ({
  page,
  host,
  browser,
}) => {
  const robin = await host({ custom: { auto_confirm: false, min_dates: 3 } });
  const free = await robin.freeTimes();
  const [early, chosen, late] = [free[1], free[4], free[7]] as [string, string, string];
  await page.goto(buildDetailsPath(robin.nickname, ZONE, early, chosen, late));
  await changeFields(page, { Name: ANA.full_name, Email: ANA.email });
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Request sent")).toBeVisible();

  const [request] = await robin.events();
  if (!request) throw new Error("There is no request");
  const organiser = await (await browser.newContext({ locale: "en-GB", timezoneId: ZONE })).newPage();
  await organiser.goto(buildEventLink(request, null));
  await expect(organiser.getByText("Nothing is booked until you choose a time.")).toBeVisible();
  await organiser.getByRole("link", { name: new RegExp(`^Choose .*${formatSpan(chosen)}`) }).click();
  await expect(organiser.getByRole("heading", { name: "Confirm this time?" })).toBeVisible();
  await expect(organiser.getByRole("region", { name: "Confirm this time?" })).toContainText(
    formatSpan(chosen),
  );
  expect((await robin.events())[0]?.confirmed.flag).toBe(false);
  await organiser.getByRole("button", { name: "Confirm" }).click();
  await expect(organiser.getByText("Meeting confirmed. We’ve emailed everyone.")).toBeVisible();
  await organiser.context().close();

  const [event] = await robin.events();
  expect(event?.confirmed.flag).toBe(true);
  expect(event?.dates.filter(({ confirmed }) => confirmed).map(({ date }) => date)).toEqual([chosen]);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Confirmed");
  await expect(page.getByRole("main")).toContainText(
    `${formatExpectedDate(ZONE, chosen)} ${formatSpan(chosen)}`,
  );
  await expect(page.getByRole("main")).not.toContainText(formatSpan(early));
  await expect(page.getByRole("link", { name: "Calendar file" })).toBeVisible();
  expect(await robin.freeTimes()).toEqual(free.filter((start) => start !== chosen));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 700 }, isMobile: true, hasTouch: true });

  test("a guest votes, changes the vote, and declines", { tag: "@main" }, async ({ page, host }) => {
    const robin = await host();
    const free = await robin.freeTimes();
    const [one, two] = [free[0], free[3]] as [string, string];
    const event = await robin.plan([one, two], [ANA, BO]);
    const read = async () => (await robin.events())[0] as StoryEvent;

    await page.goto(buildEventLink(event, BO.email));
    const save = page.getByRole("button", { name: "Save answers" });
    const bar = save.locator("..");
    expect((await bar.boundingBox())?.height).toBeLessThan(72);
    await save.tap();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText("Answer at least one of them");
    await getAnswerLabel(page, one, "Yes").tap();
    await save.tap();
    await expect(page.getByText("Your answers are saved.")).toBeVisible();
    await expect(getAnswerRadio(page, one, "Yes")).toBeChecked();
    expect(listVotes(await read(), BO.email)).toEqual(["yes", null]);

    await getAnswerLabel(page, one, "No").tap();
    await getAnswerLabel(page, two, "Yes").tap();
    await save.tap();
    await expect(getAnswerRadio(page, two, "Yes")).toBeChecked();
    await expect(page.getByText("Your answers are saved.")).toBeVisible();
    expect(listVotes(await read(), BO.email)).toEqual(["no", "yes"]);
    expect(listVotes(await read(), ANA.email)).toEqual([null, null]);

    await page.getByRole("link", { name: "I can’t make it" }).tap();
    await expect(page.getByRole("heading", { name: "Can’t make it?" })).toBeInViewport();
    await expect(
      page.getByText(`We’ll let ${FIRST_NAME} know. You can change your answer later.`),
    ).toBeVisible();
    await page.getByRole("button", { name: "I can’t make it" }).tap();
    await expect(page.getByText("You’ve declined.")).toBeVisible();
    expect((await read()).declines).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest votes, and states that no time suits", async ({ page, host }) => {
    const robin = await host();
    const free = await robin.freeTimes();
    const [one, two] = [free[0], free[3]] as [string, string];
    const event = await robin.plan([one, two], [ANA, BO]);
    await page.goto(buildEventLink(event, ANA.email));
    await getAnswerLabel(page, two, "Yes").click();
    await page.getByRole("button", { name: "Save answers" }).click();
    await expect(page.getByText("Your answers are saved.")).toBeVisible();
    await expect(getAnswerRadio(page, two, "Yes")).toBeChecked();
    await expect(getAnswerRadio(page, one, "Yes")).not.toBeChecked();
    await page.getByRole("button", { name: "None of these work for me" }).click();
    await expect(getAnswerRadio(page, two, "No")).toBeChecked();
    expect(listVotes((await robin.events())[0] as StoryEvent, ANA.email)).toEqual(["no", "no"]);
  });
});

test("a forged key and a form of another website change nothing", async ({
  page,
  host,
  request,
  baseURL,
}) => {
  const robin = await host();
  const [one = ""] = await robin.freeTimes();
  const event = await robin.plan([one], [ANA, BO]);
  const link = buildEventLink(event, ANA.email);
  const key = link.split("key=")[1] ?? "";
  const [invitee, signature = ""] = key.split(".");
  const forged = `${invitee}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  const vote = (as: string, origin = baseURL ?? "") =>
    request.post(`/event/${event._id}/vote?key=${as}`, {
      form: { [`date-${event.dates[0]?._id}`]: "yes" },
      headers: { origin },
      maxRedirects: 0,
    });

  expect((await page.goto(link.replace(key, forged)))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This meeting can’t be opened");
  await expect(page.getByRole("main")).not.toContainText("Kitchen plans");
  expect((await vote(forged)).headers().location).toBe(`/event/${event._id}?key=${forged}`);

  const foreign = await vote(key, "https://elsewhere.example");
  expect(foreign.status()).toBe(403);
  await page.setContent(await foreign.text());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The form couldn’t be submitted");
  await expect(page.getByRole("link", { name: "Back to the meeting" })).toHaveAttribute("href", link);

  expect(listVotes((await robin.events())[0] as StoryEvent, ANA.email)).toEqual([null]);
  expect((await vote(key)).headers().location).toMatch(/&done=voted\.[\w.-]+#done$/);
  expect(listVotes((await robin.events())[0] as StoryEvent, ANA.email)).toEqual(["yes"]);
});

test("the time of a cancelled meeting is struck through, its zone is not", async ({ page, host, api }) => {
  const robin = await host();
  const [start = ""] = await robin.freeTimes();
  const event = await robin.plan([start], [{ email: "ana@mail.example" }], { confirmed: { flag: true } });
  await api("POST", `/v2/events/${event._id}/cancel`, {});
  await page.goto(`${buildEventLink(event, "ana@mail.example")}&tz=Europe/Paris`);
  const main = page.getByRole("main");
  const isStruck = (words: string) =>
    main
      .getByText(words)
      .first()
      .evaluate((element) => {
        for (let one: Element | null = element; one; one = one.parentElement) {
          if (getComputedStyle(one).textDecorationLine.includes("line-through")) return true;
          // Text decoration of an ancestor does not apply to an inline block.
          if (getComputedStyle(one).display === "inline-block") return false;
        }
        return false;
      });
  expect(await isStruck(formatExpectedDate("Europe/Paris", start))).toBe(true);
  expect(await isStruck("Paris (UTC")).toBe(false);
});

test("markup in any text of a meeting is shown as text", async ({ page, host }) => {
  const evil = (name: string) =>
    `<script>window.ran="${name}"</script><img src=x onerror="window.ran='${name}'">`;
  const robin = await host();
  const free = await robin.freeTimes();
  const event = await robin.plan(free.slice(0, 2), [{ ...ANA, full_name: evil("guest") }, BO], {
    title: evil("title"),
    places: [
      { name: evil("place"), address: `javascript:window.ran="address"` },
      { name: "Studio", address: evil("street") },
    ],
    messages: [{ body: evil("said"), from: ANA.email }],
  });
  const shown = (name: string) =>
    expect(page.getByText(evil(name)).filter({ visible: true }).first()).toBeVisible();
  const nothingRan = async () => {
    expect(await page.locator("a[href^='javascript:']").count()).toBe(0);
    expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
  };

  await page.goto(buildEventLink(event, null));
  for (const name of ["title", "guest", "place", "street", "said"]) await shown(name);
  await nothingRan();
  await openEventAction(page, "Edit");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(evil("title"));
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill(`${evil("answer")}</textarea>`);
  await page.getByRole("button", { name: "Send" }).click();
  await shown("answer");
  await nothingRan();
});
