import type { Coordinates } from "@/lib/core/geography/coordinates";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Locator } from "@/lib/platform/db/generated/client";
import { defineStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { findCountry } from "@/lib/platform/geocoding/countries";
import { findCity } from "@/lib/platform/geocoding/gazetteer";
import { geocode } from "@/lib/platform/geocoding/geocode";
import type {
  BestGeocodeResult,
  GeocodedPlace,
  GeocodeHints,
  GeocodeResult,
} from "@/lib/platform/geocoding/geocoded-place";
import { normalizeWords } from "@/lib/platform/geocoding/normalize-words";
import { findPostcode } from "@/lib/platform/geocoding/postcode";
import { findState } from "@/lib/platform/geocoding/us-states";
import type { Language } from "@/lib/platform/i18n/languages";

/** Finds the coordinates of an address for this locator; null if there are none. Call it outside of transactions. */
export async function findPlace(db: Db, locator: Locator, address: string): Promise<BestGeocodeResult> {
  const found = await findPlaces(db, locator, address);
  return found === "unavailable" ? found : (found[0] ?? null);
}

/** Finds all candidates for an address, labelled in `lang`. The locator's own locations also match. */
export async function findPlaces(
  db: Db,
  locator: Locator,
  address: string,
  lang = locator.lang as Language,
): Promise<GeocodeResult> {
  const match = await findLocationMatch(db, locator, address);
  return match
    ? [match]
    : geocode(appendPostfix(address, locator.addressPostfix), parseHints(locator.addressRegionBias, lang));
}

interface LocationMatch extends Coordinates {
  label: string;
  postcode: string | null;
}

const SAME_ADDRESS_STATEMENT = defineStatement<LocationMatch>(`
  SELECT latitude, longitude, address AS label, postcode FROM locations
   WHERE organization_id = $1 AND locator_id = $2 AND md5(lower(address)) = md5(lower($3)) LIMIT 1`);

const SAME_POSTCODE_STATEMENT = defineStatement<LocationMatch>(`
  SELECT latitude, longitude, coalesce(address, postcode) AS label, postcode FROM locations
   WHERE organization_id = $1 AND locator_id = $2 AND postcode = $3 LIMIT 1`);

/** A configured geocoder is preferred to a location's postcode. */
async function findLocationMatch(
  db: Db,
  { organizationId, id }: Locator,
  address: string,
): Promise<GeocodedPlace | undefined> {
  const [same] = await executeSql(db, SAME_ADDRESS_STATEMENT, [organizationId, id, address]);
  const postcode = env().GEOCODER_URL ? null : findPostcode(address);
  const [near] =
    !same && postcode ? await executeSql(db, SAME_POSTCODE_STATEMENT, [organizationId, id, postcode]) : [];
  const match = same ?? near;
  return match && { ...match, postcode: match.postcode ?? undefined };
}

function appendPostfix(address: string, postfix: string | null): string {
  const suffix = (postfix ?? "").replace(/^[\s,]+/, "");
  if (!suffix || address.toLowerCase().endsWith(suffix.toLowerCase())) return address;
  return `${address}, ${suffix}`;
}

/** Parses `address_region_bias`: a country by name or code, a US state, or a city. */
export function parseHints(bias: string | null, lang: Language): GeocodeHints {
  if (!bias) return { lang };
  const words = normalizeWords(bias);
  const state = findState(words);
  if (state) return { lang, country: "US", near: state };
  const country = findCountry(words) ?? (/^[a-z]{2}$/i.test(bias) ? bias.toUpperCase() : undefined);
  return country ? { lang, country } : { lang, near: findCity(bias, { lang }) ?? undefined };
}
