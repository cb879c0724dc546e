import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import type { GeocodeResult } from "@/lib/platform/geocoding/geocoded-place";
import { findPostcode } from "@/lib/platform/geocoding/postcode";
import { createSearchPattern } from "@/lib/platform/http/create-search-pattern";
import type { Language } from "@/lib/platform/i18n/languages";
import { findPlaces } from "./find-place";

/**
 * Finds candidates for an address, without those that `postcode_filter` excludes; `not_served` if it
 * excludes all. The postcode is the candidate's, else the typed one, which may be confused with a house number;
 * without a postcode nothing is excluded.
 */
export async function findServedPlaces(
  db: Db,
  locator: Locator,
  address: string,
  lang?: Language,
): Promise<GeocodeResult | "not_served"> {
  const found = await findPlaces(db, locator, address, lang);
  const matches = locator.postcodeFilter === null ? null : createSearchPattern(locator.postcodeFilter);
  if (found === "unavailable" || !matches) return found;
  const typed = findPostcode(address);
  const isServed = (postcode: string | null) => !postcode || matches(postcode);
  const served = found.filter(({ postcode }) => isServed(postcode ?? typed));
  return served.length > 0 || (found.length === 0 && isServed(typed)) ? served : "not_served";
}
