import { env } from "@/lib/platform/env/env";
import { findCities } from "./gazetteer";
import { askGeocoder } from "./geocoder";
import type { Geocoded, Hints } from "./place";

/** Where an address may be. Asks the operator's geocoder, else the built-in list of cities; never in a transaction. */
export async function geocode(text: string, hints: Hints): Promise<Geocoded> {
  const { GEOCODER_URL: url } = env();
  return url ? askGeocoder(url, text, hints) : findCities(text, hints);
}
