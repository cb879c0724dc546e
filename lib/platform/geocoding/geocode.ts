import { env } from "@/lib/platform/env/env";
import { findCities } from "./gazetteer";
import type { GeocodeHints, GeocodeResult } from "./geocoded-place";
import { searchGeocoder } from "./search-geocoder";

/**
 * Geocodes an address with the operator's geocoder, or else the built-in list of cities; never call it in a
 * transaction.
 */
export async function geocode(text: string, hints: GeocodeHints): Promise<GeocodeResult> {
  const { GEOCODER_URL: url } = env();
  return url ? searchGeocoder(url, text, hints) : findCities(text, hints);
}
