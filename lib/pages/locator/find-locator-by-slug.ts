import { locatorSlug } from "@/lib/domain/locators/locator-slug";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { Language } from "@/lib/platform/i18n/languages";
import { resolveLanguage } from "@/lib/platform/i18n/resolve-language";
import type { LocatorQuery } from "./parse-locator-query";

/** The locator with this slug; null if there is none. */
export async function findLocatorBySlug(db: Db, slug: string): Promise<Locator | null> {
  const named = locatorSlug.safeParse(slug).success ? await resolveName(db, "locator", slug) : null;
  return named && db.locator.findUnique({ where: toRowKey(named.organization, named.id) });
}

/** The language of the page for this browser. */
export const pickLocatorLanguage = (
  { lang: owner }: Locator,
  { lang: query }: LocatorQuery,
  { cookies, acceptLanguage }: BrowserPreferences,
): Language =>
  resolveLanguage({ fixed: null, query, cookie: cookies.lang, acceptLanguage, owner: owner as Language });
