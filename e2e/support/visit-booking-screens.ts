import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import { buildDetailsPath, expandFields, openEventAction } from "./booking-steps";
import { buildEventLink } from "./build-event-link";
import type { StoryHost } from "./fixtures";
import { makeStoryName } from "./make-story-name";

const ZONE = "Europe/Paris";

interface TourOptions {
  lang: Language;
  /** Confirms at once and requires all fields. */
  confirming: StoryHost;
  /** Accepts requests of three times. */
  requesting: StoryHost;
}

/** The locator that identifies a screen, in any language. */
type ScreenLocator = (page: Page, t: Translate) => Locator;

/** Visits every screen of booking and of the resulting meeting, and calls `look` at each. */
export async function visitBookingScreens(
  page: Page,
  { lang, confirming, requesting }: TourOptions,
  look: (screen: string, mark: ScreenLocator) => Promise<void>,
) {
  const t = getTranslator(lang);
  const arrive = async (screen: string, mark: ScreenLocator) => {
    await expect(mark(page, t)).toBeVisible({ timeout: 20_000 });
    await look(screen, mark);
  };
  const inLanguage = (address: string) => `${address}&lang=${lang}`;
  const submit = (name: "book" | "send") => page.getByRole("button", { name: t(`details.${name}`) }).click();
  const introduce = async (email = "ana@mail.example") => {
    await page.getByRole("textbox", { name: t("details.name") }).fill("Ana Duarte");
    await page
      .getByRole("textbox", { name: t("details.email") })
      .first()
      .fill(email);
  };
  const free = await confirming.freeTimes();
  const [chosen, spare] = [free[4], free[6]] as [string, string];

  await page.goto(inLanguage(`/${confirming.nickname}?tz=Asia/Kolkata`));
  await arrive("times", (page) => page.getByRole("radio").first());

  const [one, two, three] = (await requesting.freeTimes()).filter((_, index) => index % 7 === 1);
  const proposed = [one, two, three] as [string, string, string];
  const slots = proposed.slice(0, 2).map((start) => `&slot=${start.slice(0, 19)}Z`);
  await page.goto(inLanguage(`/${requesting.nickname}?tz=${ZONE}${slots.join("")}`));
  await arrive("several", (page) => page.getByRole("checkbox", { checked: true }).first());

  await page.goto(inLanguage(buildDetailsPath(confirming.nickname, ZONE, chosen)));
  await arrive("details", (page, t) => page.getByRole("heading", { name: t("details.heading") }));

  await page
    .getByRole("textbox", { name: t("details.email") })
    .first()
    .fill("ana at mail");
  await submit("book");
  await arrive("refused", (page, t) => page.getByText(t("errors.nameMissing")).first());

  await introduce();
  await page.getByRole("textbox", { name: t("details.phone") }).fill("+351 912 345 678");
  await page.getByRole("textbox", { name: t("details.company") }).fill("Duarte & Filhos");
  await confirming.take(chosen);
  await submit("book");
  await arrive("taken", (page, t) => page.getByText(t("errors.nearest")));

  await page.goto(inLanguage(buildDetailsPath(confirming.nickname, ZONE, spare)));
  await introduce(`${makeStoryName("ana")}@mail.example`);
  await page.getByRole("textbox", { name: t("details.phone") }).fill("+351 912 345 678");
  await page.getByRole("textbox", { name: t("details.company") }).fill("Duarte & Filhos");
  await expandFields(page);
  await page.getByRole("textbox", { name: t("details.invitees") }).fill("bo@mail.example");
  await submit("book");
  await arrive("code", (page, t) => page.getByRole("textbox", { name: t("confirmation.code") }));

  await page.getByRole("textbox", { name: t("confirmation.code") }).fill("000000");
  await page.getByRole("button", { name: t("confirmation.submit"), exact: true }).click();
  await arrive("code-wrong", (page) => page.getByRole("alert").filter({ has: page.getByRole("heading") }));

  await page.getByRole("button", { name: t("confirmation.change") }).click();
  await expect(page.getByRole("heading", { name: t("details.heading") })).toBeVisible();
  await introduce();
  await page.getByRole("textbox", { name: t("details.phone") }).fill("+351 912 345 678");
  await page.getByRole("textbox", { name: t("details.company") }).fill("Duarte & Filhos");
  await page.getByRole("textbox", { name: t("details.invitees") }).fill("");
  await expandFields(page);
  await page.getByRole("textbox", { name: t("details.message") }).fill("We come by train.");
  await submit("book");
  await arrive("confirmed", (page, t) => page.getByText(t("event.confirmed"), { exact: true }).first());

  await page.goto(inLanguage(buildDetailsPath(requesting.nickname, ZONE, ...proposed)));
  await introduce();
  await submit("send");
  await arrive("request", (page, t) => page.getByText(t("event.planning"), { exact: true }).first());

  const [event] = await requesting.events();
  if (!event) throw new Error("There is no request");
  await page.goto(inLanguage(buildEventLink(event, null)));
  await arrive("planning", (page, t) => page.getByRole("heading", { name: t("booking.chooseTime") }));

  await openEventAction(page, t("eventPage.action.edit"), lang);
  await arrive("edit", (page, t) => page.getByRole("heading", { name: t("eventPage.step.edit") }));

  await page.goBack();
  await page.locator("#best-title ~ ol a").first().click();
  await arrive("choose", (page, t) => page.getByRole("heading", { name: t("eventPage.step.confirm") }));

  await page.getByRole("button", { name: t("eventPage.action.confirm"), exact: true }).click();
  await arrive("agreed", (page, t) => page.getByText(t("eventPage.done.confirmed")));

  await openEventAction(page, t("eventPage.action.cancel"), lang);
  await page.getByRole("button", { name: t("eventPage.action.cancel") }).click();
  await arrive("cancelled", (page, t) => page.getByText(t("eventPage.done.cancelled")));

  await page.goto(`/event/${event._id}?lang=${lang}`);
  await arrive("locked", (page, t) => page.getByRole("heading", { name: t("notFound.eventTitle") }));

  await page.goto("/unknown-name");
  await arrive("missing", (page, t) => page.getByRole("heading", { name: t("notFound.title") }));
}
