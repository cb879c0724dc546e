import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { findCountry } from "@/lib/platform/geocoding/countries";
import { foldWords } from "@/lib/platform/geocoding/fold";
import { findCity } from "@/lib/platform/geocoding/gazetteer";
import { geocode } from "@/lib/platform/geocoding/geocode";
import type { BestPlace, FoundPlace, Geocoded, Hints, Place } from "@/lib/platform/geocoding/place";
import { findPostcode } from "@/lib/platform/geocoding/postcode";
import { findState } from "@/lib/platform/geocoding/us-states";
import type { Language } from "@/lib/platform/i18n/languages";

/** Where an address is for this locator; null if nowhere. Never in a transaction. */
export async function findPlace(db: Db, locator: Locator, address: string): Promise<BestPlace> {
  const found = await findPlaces(db, locator, address);
  return found === "unavailable" ? found : (found[0] ?? null);
}

/** All that an address may mean, labelled in `lang`. The locator's own locations know some addresses. */
export async function findPlaces(
  db: Db,
  locator: Locator,
  address: string,
  lang = locator.lang as Language,
): Promise<Geocoded> {
  const own = await findOwnPlace(db, locator, address);
  return own
    ? [own]
    : geocode(withPostfix(address, locator.addressPostfix), readHints(locator.addressRegionBias, lang));
}

interface OwnPlace extends Place {
  label: string;
  postcode: string | null;
}

const SAME_ADDRESS_STATEMENT = statement<OwnPlace>(`
  SELECT latitude, longitude, address AS label, postcode FROM locations
   WHERE organization_id = $1 AND locator_id = $2 AND md5(lower(address)) = md5(lower($3)) LIMIT 1`);

const SAME_POSTCODE_STATEMENT = statement<OwnPlace>(`
  SELECT latitude, longitude, coalesce(address, postcode) AS label, postcode FROM locations
   WHERE organization_id = $1 AND locator_id = $2 AND postcode = $3 LIMIT 1`);

/** A real geocoder knows better than the postcode where an address is. */
async function findOwnPlace(
  db: Db,
  { organizationId, id }: Locator,
  address: string,
): Promise<FoundPlace | undefined> {
  const [same] = await sql(db, SAME_ADDRESS_STATEMENT, [organizationId, id, address]);
  const postcode = env().GEOCODER_URL ? null : findPostcode(address);
  const [near] =
    !same && postcode ? await sql(db, SAME_POSTCODE_STATEMENT, [organizationId, id, postcode]) : [];
  const own = same ?? near;
  return own && { ...own, postcode: own.postcode ?? undefined };
}

function withPostfix(address: string, postfix: string | null): string {
  const ending = (postfix ?? "").replace(/^[\s,]+/, "");
  if (!ending || address.toLowerCase().endsWith(ending.toLowerCase())) return address;
  return `${address}, ${ending}`;
}

/** `address_region_bias` (spec 2.11) is a country, by name or code, a state of the US, or else a city. */
function readHints(bias: string | null, lang: Language): Hints {
  if (!bias) return { lang };
  const words = foldWords(bias);
  const state = findState(words);
  if (state) return { lang, country: "US", near: state };
  const country = findCountry(words) ?? (/^[a-z]{2}$/i.test(bias) ? bias.toUpperCase() : undefined);
  return country ? { lang, country } : { lang, near: findCity(bias, { lang }) ?? undefined };
}
