import type { Language } from "@/lib/platform/i18n/languages";

/** Decimal degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface GeocodedPlace extends Coordinates {
  /** What was found, for people. */
  label: string;
  /** Without spaces, in capitals; only where it is known. */
  postcode?: string | undefined;
}

export interface GeocodeHints {
  /** The label's language. */
  lang: Language;
  /** Only in this country (ISO 3166, upper case). */
  country?: string | undefined;
  /** Of places with the same name, the one nearer to this. */
  near?: Coordinates | undefined;
}

/** The places that may be meant, the best first; `unavailable`: nobody could be asked. */
export type GeocodeResult = GeocodedPlace[] | "unavailable";

/** null: there is no such place, as far as is known. */
export type BestGeocodeResult = GeocodedPlace | null | "unavailable";
