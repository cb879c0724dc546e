import type { Db } from "@/lib/db/client";
import type { Locator } from "@/lib/db/generated/client";
import { sql } from "@/lib/db/sql";
import { env } from "@/lib/env";
import { findCountry } from "@/lib/geocoding/countries";
import { foldWords } from "@/lib/geocoding/fold";
import { findCity } from "@/lib/geocoding/gazetteer";
import { geocode } from "@/lib/geocoding/geocode";
import type { FoundPlace, Geocoded, Hints } from "@/lib/geocoding/place";
import { findPostcode } from "@/lib/geocoding/postcode";
import type { Language } from "@/lib/i18n/languages";

/** Where an address is for this locator, whose own locations know some addresses. Never in a transaction. */
export async function findPlace(db: Db, locator: Locator, address: string): Promise<Geocoded> {
  return (
    (await findOwnPlace(db, locator.id, address)) ??
    (await geocode(withPostfix(address, locator.addressPostfix), hintsOf(locator)))
  );
}

const SAME_ADDRESS = `
  SELECT latitude, longitude, address AS label FROM locations
   WHERE locator_id = $1 AND md5(lower(address)) = md5(lower($2)) LIMIT 1`;

const SAME_POSTCODE = `
  SELECT latitude, longitude, address AS label FROM locations
   WHERE locator_id = $1 AND postcode = $2 LIMIT 1`;

/** A real geocoder knows better than the postcode where an address is. */
async function findOwnPlace(db: Db, locatorId: string, address: string): Promise<FoundPlace | undefined> {
  const [same] = await sql<FoundPlace>(db, SAME_ADDRESS, [locatorId, address]);
  const postcode = env().GEOCODER_URL ? null : findPostcode(address);
  if (same || !postcode) return same;
  return (await sql<FoundPlace>(db, SAME_POSTCODE, [locatorId, postcode]))[0];
}

function withPostfix(address: string, postfix: string | null): string {
  const ending = (postfix ?? "").replace(/^[\s,]+/, "");
  if (!ending || address.toLowerCase().endsWith(ending.toLowerCase())) return address;
  return `${address}, ${ending}`;
}

/** `address_region_bias` (spec 2.11) is a country, by name or code, or else a city. */
function hintsOf({ lang: language, addressRegionBias: bias }: Locator): Hints {
  const lang = language as Language;
  if (!bias) return { lang };
  const country = findCountry(foldWords(bias)) ?? (/^[a-z]{2}$/i.test(bias) ? bias.toUpperCase() : undefined);
  return country ? { lang, country } : { lang, near: findCity(bias, { lang }) ?? undefined };
}
