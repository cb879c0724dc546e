import type { Page } from "@playwright/test";
import { assertNoOverflow } from "../support/assert-no-overflow";
import { changeFields, getErrorSummary, getField } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { type Api, expect, FULL_NAME, getDemo, type StoryHost, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";
import { submitMailedCode } from "../support/submit-code";

const ZONE = "Europe/Paris";
const PHONE_SCREEN = { width: 320, height: 640 };

/** Hours with one time a day. */
const ONE_A_DAY = {
  timezone: ZONE,
  availability: {
    days: Object.fromEntries(
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
        day,
        { slots: [{ start_time: "09:00", end_time: "09:30" }] },
      ]),
    ),
  },
  custom: { auto_confirm: true, waiting_list: { active: true, offer_minutes: 60 } },
};

async function findMail(api: Api, address: string, kind: string): Promise<string> {
  const query = encodeURIComponent(address);
  const mails = await api<{ _id: string; kind: string }[]>("GET", `/v2/mails?search=${query}`);
  const mail = mails.find((one) => one.kind === kind);
  return mail ? (await api<{ text: string }>("GET", `/v2/mails/${mail._id}`)).text : "";
}

/** Books the only time of this day for another booker. */
async function bookFullDay(robin: StoryHost): Promise<{ start: string; day: string }> {
  const [, start = ""] = await robin.freeTimes();
  await robin.take(start);
  return { start, day: start.slice(0, 10) };
}

const openFullDay = async (page: Page, { nickname }: StoryHost, day: string) => {
  await page.goto(`/${nickname}?day=${day}&tz=${ZONE}`);
  await expect(page.getByRole("heading", { name: "Join the waiting list for this day" })).toBeVisible();
};

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE_SCREEN });

  test("a booker waits for a full day, is offered a freed time, and books it", {
    tag: "@main",
  }, async ({ page, host, api }) => {
    test.slow();
    const robin = await host(ONE_A_DAY);
    const { start, day } = await bookFullDay(robin);
    const email = `${makeStoryName("ana")}@mail.example`;
    await openFullDay(page, robin, day);
    await expect(page.getByRole("link", { name: /^Full, / })).toHaveCount(1);
    await assertNoOverflow(page);
    await page.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(getErrorSummary(page)).toContainText("Enter your name");
    await changeFields(page, { Name: "Ana Duarte", Email: email });
    await page.getByRole("button", { name: "Join the waiting list" }).click();
    await submitMailedCode(page, api, email);
    await expect(page.getByRole("heading", { name: "You’re on the waiting list" })).toBeVisible();
    await assertNoOverflow(page);

    const [event] = await robin.events();
    await api("POST", `/v2/bookings/${event?._id}/cancel`, {});
    const findButton = async () =>
      /https?:\S+slot=\S+/.exec(await findMail(api, email, "waiting_offered"))?.[0] ?? "";
    await expect.poll(findButton).not.toBe("");
    await page.reload();
    await expect(page.getByRole("heading", { name: "We’re holding a time for you" })).toBeVisible();

    await page.goto(await findButton());
    await expect(page.getByText(/^We’re holding this time for you until /)).toBeVisible();
    await expect(getField(page, "Name")).toHaveValue("Ana Duarte");
    await assertNoOverflow(page);
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page).toHaveURL(/\/event\/[0-9a-f]{24}\?key=/);
    const booked = (await robin.events()).find(({ _id }) => _id !== event?._id);
    expect(booked?.dates[0]?.date).toBe(start);
    expect(await api("GET", `/v2/bookpages/${robin.nickname}/waiting`)).toEqual([]);
  });
});

test("a host sees the waiting list and removes a booker, and the screens are accessible", async ({
  page,
  host,
  api,
  browser,
}) => {
  test.slow();
  const robin = await host(ONE_A_DAY);
  const { day } = await bookFullDay(robin);
  const email = `${makeStoryName("bo")}@mail.example`;
  const context = await browser.newContext({ locale: "en-GB", timezoneId: ZONE, viewport: PHONE_SCREEN });
  const phone = await context.newPage();
  await openFullDay(phone, robin, day);
  const written = new Date(day).toLocaleDateString("en-GB", { timeZone: "UTC" });
  await expect(phone.getByRole("textbox", { name: "Last day" })).toHaveValue(written);
  expect(await findAxeViolations(phone)).toEqual([]);
  await phone.emulateMedia({ colorScheme: "dark" });
  expect(await findAxeViolations(phone)).toEqual([]);
  await changeFields(phone, { Name: "Bo Berg", Email: email });
  await phone.getByRole("button", { name: "Join the waiting list" }).click();
  await submitMailedCode(phone, api, email);
  await expect(phone.getByRole("heading", { name: "You’re on the waiting list" })).toBeVisible();
  expect(await findAxeViolations(phone)).toEqual([]);

  await signInBrowser(page.context(), getDemo().admin._id);
  await openConsole(page, "/waiting");
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText(FULL_NAME);
  await openConsole(page, `/pages/${robin.nickname}?tab=hours`);
  await expect(page.getByText(email)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove Bo Berg from the waiting list" }).click();
  await expect(page.getByText("No one is waiting")).toBeVisible();
  const minutes = page.getByRole("spinbutton", { name: "How long to hold a time (minutes)" });
  await minutes.fill("30");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload(); // The reload ends the undo period.
  await expect(page.getByText("No one is waiting")).toBeVisible();
  await expect.poll(() => api("GET", `/v2/bookpages/${robin.nickname}/waiting`)).toEqual([]);
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "You’re not on the waiting list" })).toBeVisible();
  await context.close();
});
