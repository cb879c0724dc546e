import { readEmbed } from "@/lib/pages/frame/embed-look";
import { frameView } from "@/lib/pages/frame/frame-view";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import type { NotFoundView } from "@/lib/pages/frame/view";
import { getTranslator } from "@/lib/platform/i18n/translate";

/**
 * While the database is away. Stands in for the page that was asked for, so that opening it again is a link to itself;
 * `again` is missing where a form was sent, whose address is no page.
 */
export function unavailableView(search: URLSearchParams, browser: Browser): NotFoundView {
  const lang = pickLanguage(browser, search.get("lang"));
  const t = getTranslator(lang);
  const title = t("unavailable.title");
  return {
    frame: frameView(lang, { title, secret: true }, null, { embed: readEmbed(search) }),
    title,
    text: t("unavailable.text"),
    links: search.has("again") ? [{ href: "", label: t("unavailable.retry") }] : [],
  };
}
