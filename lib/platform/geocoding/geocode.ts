import { env } from "@/lib/platform/env/env";
import { findCities } from "./gazetteer";
import type { GeocodeHints, GeocodeResult } from "./geocoded-place";
import { searchGeocoder } from "./search-geocoder";

/** Where an address may be. Asks the operator's geocoder, else the built-in list of cities; never in a transaction. */
export async function geocode(text: string, hints: GeocodeHints): Promise<GeocodeResult> {
  const { GEOCODER_URL: url } = env();
  return url ? searchGeocoder(url, text, hints) : findCities(text, hints);
}
