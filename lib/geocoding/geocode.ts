import { env } from "@/lib/env";
import { findCity } from "./gazetteer";
import { askGeocoder } from "./geocoder";
import type { Geocoded, Hints } from "./place";

/** Where an address is. Asks the operator's geocoder, else the built-in list of cities; never in a transaction. */
export async function geocode(text: string, hints: Hints): Promise<Geocoded> {
  const { GEOCODER_URL: url } = env();
  return url ? askGeocoder(url, text, hints) : findCity(text, hints);
}
