import type { Page } from "@playwright/test";
import { assertNoOverflow } from "../support/assert-no-overflow";
import { buildDetailsPath, changeFields, getErrorSummary } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { type Api, addMinutesIso, expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

const ZONE = "Europe/Paris";
const PHONE_SCREEN = { width: 320, height: 640 };

/** A phone without JavaScript. */
const plainPhone = { locale: "en-GB", javaScriptEnabled: false, viewport: PHONE_SCREEN };

const bookAs = (page: Page) => page.getByRole("button", { name: "Book", exact: true }).click();

async function findMail(api: Api, address: string, kind: string): Promise<string> {
  const mails = await api<{ _id: string; kind: string }[]>(
    "GET",
    `/v2/mails?search=${encodeURIComponent(address)}`,
  );
  const mail = mails.find((one) => one.kind === kind);
  return mail ? (await api<{ text: string }>("GET", `/v2/mails/${mail._id}`)).text : "";
}

test("an admin blocks a domain, and its bookers are turned away politely", { tag: "@main" }, async ({
  page,
  host,
  browser,
}) => {
  test.slow();
  await signInBrowser(page.context(), getDemo().admin._id);
  const domain = `${makeStoryName("spam")}.example`;
  await openConsole(page, "/guests");
  const list = page.getByRole("textbox", { name: "Blocked addresses and domains" });
  const before = await list.inputValue();
  await list.fill(`${before}\nnot an address!`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(list).toHaveAttribute("aria-invalid", "true");
  await list.fill([before, domain].filter(Boolean).join("\n"));
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(list).toHaveValue(new RegExp(`@${domain}`)); // The list shows the stored form.
  expect(await findAxeViolations(page)).toEqual([]);

  const robin = await host();
  const [start = ""] = await robin.freeTimes();
  const context = await browser.newContext(plainPhone);
  const phone = await context.newPage();
  await phone.goto(buildDetailsPath(robin.nickname, ZONE, start));
  await changeFields(phone, { Name: "Ana", Email: `ana@${domain}` });
  await bookAs(phone);
  await expect(getErrorSummary(phone)).toContainText("This address can’t be used to book here.");
  await changeFields(phone, { Email: "ana@mail.example" });
  await bookAs(phone);
  await expect(phone).toHaveURL(/\/event\//);
  await context.close();
});

test("a booker books by phone number after the proof of work, and keeps the page of the meeting", {
  tag: "@main",
}, async ({ page, host, browser }) => {
  const robin = await host({ custom: { contact: "phone", proof_of_work: true } });
  const [start = "", second = ""] = await robin.freeTimes();
  await page.setViewportSize(PHONE_SCREEN);
  await page.goto(buildDetailsPath(robin.nickname, ZONE, start));
  await expect(page.getByRole("textbox", { name: /^Email/ })).toHaveCount(0);
  await changeFields(page, { Name: "Ana Duarte", Phone: "+33 6 12 34 56 78" });
  expect(await findAxeViolations(page)).toEqual([]);
  await bookAs(page);
  await expect(page).toHaveURL(/\/event\//);
  await expect(page.getByText("Save this page so you can come back")).toBeVisible();
  await assertNoOverflow(page);
  expect(await findAxeViolations(page)).toEqual([]);

  const context = await browser.newContext(plainPhone);
  const plain = await context.newPage();
  await plain.goto(buildDetailsPath(robin.nickname, ZONE, second));
  await changeFields(plain, { Name: "Bo", Phone: "+33 6 12 34 56 79" });
  await bookAs(plain);
  await expect(getErrorSummary(plain)).toContainText("JavaScript");
  await context.close();
});

test("a guest requests all their meetings without JavaScript, and cancels one", { tag: "@main" }, async ({
  host,
  api,
  browser,
}) => {
  const robin = await host();
  const [start = ""] = await robin.freeTimes();
  const email = `${makeStoryName("ana")}@mail.example`;
  const context = await browser.newContext(plainPhone);
  const phone = await context.newPage();
  await phone.goto(buildDetailsPath(robin.nickname, ZONE, start));
  await changeFields(phone, { Name: "Ana", Email: email });
  await bookAs(phone);
  await phone.getByRole("link", { name: "All your meetings" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("Your meetings with");
  await phone.getByRole("textbox", { name: "Email" }).fill(email);
  await phone.getByRole("button", { name: "Send link" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Check your email");
  const findLink = async () => /\/meetings\/\S+/.exec(await findMail(api, email, "meetings"))?.[0] ?? "";
  await expect.poll(findLink).not.toBe("");
  await phone.goto(await findLink());
  await expect(phone.getByRole("heading", { level: 2, name: "Upcoming" })).toBeVisible();
  await phone.getByRole("link", { name: /^Cancel/ }).click();
  await phone.getByRole("button", { name: /^Cancel/ }).click();
  await phone.goto(await findLink());
  await expect(phone.getByRole("heading", { level: 2, name: "Past and cancelled" })).toBeVisible();
  await expect(phone.getByText("Cancelled", { exact: true })).toBeVisible();
  await context.close();

  const reader = await browser.newPage({ locale: "en-GB", viewport: PHONE_SCREEN });
  await reader.goto(await findLink());
  await assertNoOverflow(reader);
  expect(await findAxeViolations(reader)).toEqual([]);
  await reader.close();
});

test("a host marks a no-show, and undoes it", async ({ page, host }) => {
  await signInBrowser(page.context(), getDemo().admin._id);
  const robin = await host();
  const past = addMinutesIso(new Date().toISOString(), -1440);
  const title = makeStoryName("Yesterday");
  const guests = [{ email: "ana@mail.example", full_name: "Ana Silva" }];
  const event = await robin.plan([past], guests, { title, confirmed: { flag: true } });
  await page.goto(`/console/events?event=${event._id}`);
  const drawer = page.getByRole("dialog", { name: title });
  const mark = drawer.getByRole("button", { name: "No-show: Ana Silva" });
  await mark.click();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(drawer.getByText("Ana Silva: no-show")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto("/console/events?filter=no_show");
  await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Ana Silva");
  await page.goto(`/console/events?event=${event._id}`);
  await mark.click();
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await openConsole(page, "/insights");
  await expect(page.getByRole("heading", { name: "No-shows by host" })).toBeVisible();
});
