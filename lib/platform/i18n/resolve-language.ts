import { isLanguage, type Language } from "./languages";

interface LanguageCandidates {
  /** The only language of the page (`set_lang`). */
  fixed: Language | null;
  /** `?lang` */
  query: string | null | undefined;
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
  owner: Language;
}

/** Resolves in this order: the page's fixed language, `?lang`, the cookie, Accept-Language, the owner's language. */
export function resolveLanguage({
  fixed,
  query,
  cookie,
  acceptLanguage,
  owner,
}: LanguageCandidates): Language {
  if (fixed) return fixed;
  if (isLanguage(query)) return query;
  if (isLanguage(cookie)) return cookie;
  return findSupportedLanguage(acceptLanguage) ?? owner;
}

/** Returns the supported language that a header or attribute of this form prefers; undefined if there is none. */
export const findSupportedLanguage = (acceptLanguage: string | null | undefined): Language | undefined =>
  parseAcceptLanguage(acceptLanguage)
    .map((tag) => tag.split("-")[0]?.toLowerCase())
    .find(isLanguage);

/** Normalises old tags: `he` for `iw`, `id` for `in`, `de` for `deu`. */
function normalizeTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
}

/** Lists the tags of an Accept-Language header, the most preferred first (RFC 9110, 12.5.4). */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  return (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ tag, quality }) => quality > 0 && /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(tag))
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => normalizeTag(tag));
}
