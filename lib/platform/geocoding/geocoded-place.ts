import type { Coordinates } from "@/lib/core/geography/coordinates";
import type { Language } from "@/lib/platform/i18n/languages";

export interface GeocodedPlace extends Coordinates {
  /** A label for people. */
  label: string;
  /** Capitals without spaces; absent if unknown. */
  postcode?: string | undefined;
}

export interface GeocodeHints {
  /** The label's language. */
  lang: Language;
  /** Searches this country only (ISO 3166, upper case). */
  country?: string | undefined;
  /** Prefers the nearest of several places with the same name. */
  near?: Coordinates | undefined;
}

/** The matching places, the best first; `unavailable`: the geocoder did not respond. */
export type GeocodeResult = GeocodedPlace[] | "unavailable";

/** null: no such place is known. */
export type BestGeocodeResult = GeocodedPlace | null | "unavailable";
