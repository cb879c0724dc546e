import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildPageShell } from "./build-page-shell";
import type { NotFoundView } from "./view";
import { type BrowserPreferences, pickPageLanguage } from "./visitor-locale";

/** The same view for unknown, inactive and forbidden pages, so that it does not reveal which it is. */
export function buildNotFoundView(
  what: "page" | "event",
  browser: BrowserPreferences,
  requested: string | null = null,
): NotFoundView {
  const lang = pickPageLanguage(browser, requested);
  const t = getTranslator(lang);
  const title = t(what === "page" ? "notFound.title" : "notFound.eventTitle");
  return {
    shell: buildPageShell(lang, { title, secret: true }, (other) => `?lang=${other}`),
    title,
    text: t(what === "page" ? "notFound.text" : "notFound.eventText"),
    links: [{ href: "/", label: t("notFound.home") }],
  };
}
