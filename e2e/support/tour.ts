import { expect, type Page } from "@playwright/test";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { eventLink } from "./event-link";
import type { Host } from "./fixtures";
import { detailsAddress } from "./steps";

const ZONE = "Europe/Paris";

interface Route {
  lang: Language;
  /** Confirms at once; asks for everything. */
  confirming: Host;
  /** Takes requests of three times. */
  requesting: Host;
}

/** Leads through every screen of booking and of the meeting that comes of it, and calls `look` at each. */
export async function tourScreens(
  page: Page,
  { lang, confirming, requesting }: Route,
  look: (screen: string) => Promise<void>,
) {
  const t = getTranslator(lang);
  const inLanguage = (address: string) => `${address}&lang=${lang}`;
  const submit = (name: "book" | "send") => page.getByRole("button", { name: t(`details.${name}`) }).click();
  const introduce = async () => {
    await page.getByRole("textbox", { name: t("details.name") }).fill("Ana Duarte");
    await page
      .getByRole("textbox", { name: t("details.email") })
      .first()
      .fill("ana@mail.example");
  };
  const free = await confirming.freeTimes();
  const [wanted, spare] = [free[4], free[6]] as [string, string];

  await page.goto(inLanguage(`/${confirming.nickname}?tz=Asia/Kolkata`));
  await expect(page.getByRole("radio").first()).toBeVisible();
  await look("times");

  const [one, two, three] = (await requesting.freeTimes()).filter((_, index) => index % 7 === 1);
  const proposed = [one, two, three] as [string, string, string];
  const slots = proposed.slice(0, 2).map((start) => `&slot=${start.slice(0, 19)}Z`);
  await page.goto(inLanguage(`/${requesting.nickname}?tz=${ZONE}${slots.join("")}`));
  await expect(page.getByRole("checkbox", { checked: true }).first()).toBeVisible();
  await look("several");

  await page.goto(inLanguage(detailsAddress(confirming.nickname, ZONE, wanted)));
  await expect(page.getByRole("heading", { name: t("details.heading") })).toBeVisible();
  await look("details");

  await page
    .getByRole("textbox", { name: t("details.email") })
    .first()
    .fill("ana at mail");
  await submit("book");
  await expect(page.getByText(t("errors.nameMissing")).first()).toBeVisible();
  await look("refused");

  await introduce();
  await page.getByRole("textbox", { name: t("details.phone") }).fill("+351 912 345 678");
  await page.getByRole("textbox", { name: t("details.company") }).fill("Duarte & Filhos");
  await confirming.take(wanted);
  await submit("book");
  await expect(page.getByText(t("errors.nearest"))).toBeVisible();
  await look("taken");

  await page.goto(inLanguage(detailsAddress(confirming.nickname, ZONE, spare)));
  await introduce();
  await page.getByRole("textbox", { name: t("details.phone") }).fill("+351 912 345 678");
  await page.getByRole("textbox", { name: t("details.company") }).fill("Duarte & Filhos");
  await page.getByRole("textbox", { name: t("details.message") }).fill("We come by train.");
  await submit("book");
  await expect(page.getByText(t("event.confirmed"), { exact: true }).first()).toBeVisible();
  await look("confirmed");

  await page.goto(inLanguage(detailsAddress(requesting.nickname, ZONE, ...proposed)));
  await introduce();
  await submit("send");
  await expect(page.getByText(t("event.planning"), { exact: true }).first()).toBeVisible();
  await look("request");

  const [event] = await requesting.events();
  if (!event) throw new Error("There is no request");
  await page.goto(inLanguage(eventLink(event, null)));
  await expect(page.getByRole("heading", { name: t("eventPage.poll.best") })).toBeVisible();
  await look("planning");

  await page.getByRole("link", { name: t("eventPage.action.edit"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("eventPage.step.edit") })).toBeVisible();
  await look("edit");

  await page.goBack();
  await page.locator("#best-title ~ ol a").first().click();
  await expect(page.getByRole("heading", { name: t("eventPage.step.confirm") })).toBeVisible();
  await look("choose");

  await page.getByRole("button", { name: t("eventPage.action.confirm"), exact: true }).click();
  await expect(page.getByText(t("eventPage.done.confirmed"))).toBeVisible();
  await look("agreed");

  await page.getByRole("link", { name: t("eventPage.action.cancel") }).click();
  await page.getByRole("button", { name: t("eventPage.action.cancel") }).click();
  await expect(page.getByText(t("eventPage.done.cancelled"))).toBeVisible();
  await look("cancelled");

  await page.goto(`/event/${event._id}?lang=${lang}`);
  await expect(page.getByRole("heading", { name: t("notFound.eventTitle") })).toBeVisible();
  await look("locked");

  await page.goto("/nobody-has-this-name");
  await expect(page.getByRole("heading", { name: t("notFound.title") })).toBeVisible();
  await look("missing");
}
