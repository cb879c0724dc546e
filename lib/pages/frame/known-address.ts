import { env } from "@/lib/platform/env/env";
import { isLanguage, LANGUAGES, type Language } from "@/lib/platform/i18n/languages";
import type { HeadView } from "./view";

/**
 * The canonical address of a page and its addresses in each language, for search engines and link previews. Made of
 * `WEB_URL` alone: the host that a request names may be anybody's.
 */
export function knownAddress(
  path: string,
  asked: string | null,
): Required<Pick<HeadView, "canonical" | "languages">> {
  const own = env().WEB_URL + path;
  const inLanguage = (lang: Language) => `${own}?lang=${lang}`;
  return {
    canonical: isLanguage(asked) ? inLanguage(asked) : own,
    languages: LANGUAGES.map((lang) => ({ lang, href: inLanguage(lang) })),
  };
}
