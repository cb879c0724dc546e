import { locatorHandle } from "@/lib/domain/locators/locator-handle";
import { findName } from "@/lib/domain/tenancy/directory/find-name";
import type { Browser } from "@/lib/pages/frame/reader";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { chooseLanguage } from "@/lib/platform/i18n/choose-language";
import type { Language } from "@/lib/platform/i18n/languages";
import type { LocatorQuery } from "./locator-query";

/** The locator of this address; null if there is none. */
export async function findLocator(db: Db, handle: string): Promise<Locator | null> {
  const named = locatorHandle.safeParse(handle).success ? await findName(db, "locator", handle) : null;
  return named && db.locator.findUnique({ where: keyOf(named.organization, named.id) });
}

/** In which language this browser gets to see it. */
export const chooseLocatorLanguage = (
  { lang: owner }: Locator,
  { lang: query }: LocatorQuery,
  { cookies, acceptLanguage }: Browser,
): Language =>
  chooseLanguage({ fixed: null, query, cookie: cookies.lang, acceptLanguage, owner: owner as Language });
