import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { isLanguage, LANGUAGES, type Language } from "@/lib/platform/i18n/languages";
import type { HeadView } from "./view";

/**
 * The canonical address of a page and its addresses in each language, for search engines and link previews. They are
 * on the organisation's main domain, whichever domain is requested.
 */
export function buildCanonicalUrls(
  path: string,
  requestedLang: string | null,
): Required<Pick<HeadView, "canonical" | "languages">> {
  const canonical = resolvePageOrigin() + path;
  const inLanguage = (lang: Language) => `${canonical}?lang=${lang}`;
  return {
    canonical: isLanguage(requestedLang) ? inLanguage(requestedLang) : canonical,
    languages: LANGUAGES.map((lang) => ({ lang, href: inLanguage(lang) })),
  };
}
