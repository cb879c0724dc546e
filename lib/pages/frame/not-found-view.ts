import { getTranslator } from "@/lib/platform/i18n/translate";
import { frameView } from "./frame-view";
import { type Browser, pickLanguage } from "./reader";
import type { NotFoundView } from "./view";

/** The same for unknown, inactive and forbidden pages, so that it tells nothing about which it is. */
export function notFoundView(what: "page" | "event", browser: Browser): NotFoundView {
  const lang = pickLanguage(browser);
  const t = getTranslator(lang);
  const title = t(what === "page" ? "notFound.title" : "notFound.eventTitle");
  return {
    frame: frameView(lang, { title, secret: true }, null),
    title,
    text: t(what === "page" ? "notFound.text" : "notFound.eventText"),
    links: [{ href: "/", label: t("notFound.home") }],
  };
}
