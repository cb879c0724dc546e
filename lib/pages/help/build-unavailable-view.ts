import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import type { NotFoundView } from "@/lib/pages/page-shell/view";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { getTranslator } from "@/lib/platform/i18n/translate";

/**
 * The page while the database is unavailable. It replaces the requested page, so its link reloads the same address;
 * `again` is absent after a form, as the form's address is not a page.
 */
export function buildUnavailableView(search: URLSearchParams, browser: BrowserPreferences): NotFoundView {
  const lang = pickPageLanguage(browser, search.get("lang"));
  const t = getTranslator(lang);
  const title = t("unavailable.title");
  return {
    shell: buildPageShell(lang, { title, secret: true }, null, { embed: parseEmbedParam(search) }),
    title,
    text: t("unavailable.text"),
    links: search.has("again") ? [{ href: "", label: t("unavailable.retry") }] : [],
  };
}
