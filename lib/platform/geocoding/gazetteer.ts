import type { Coordinates } from "@/lib/core/geography/coordinates";
import { measureDistance } from "@/lib/core/geography/measure-distance";
import type { Language } from "@/lib/platform/i18n/languages";
import { CITIES } from "./cities";
import { findCountry, formatCountry } from "./countries";
import type { GeocodedPlace, GeocodeHints } from "./geocoded-place";
import { normalizeWords } from "./normalize-words";
import { findState } from "./us-states";

interface GazetteerCity extends Coordinates {
  name: string;
  country: string;
  /** Thousands of inhabitants. */
  size: number;
}

let byName: Map<string, GazetteerCity[]> | undefined;

function loadCities(): Map<string, GazetteerCity[]> {
  const cities = new Map<string, GazetteerCity[]>();
  for (const [country, entries] of Object.entries(CITIES)) {
    for (const [name, latitude, longitude, size, ...otherNames] of entries) {
      const city = { name, country, latitude, longitude, size };
      const keys = [name, ...otherNames].map((each) => normalizeWords(each).join(" "));
      for (const key of new Set(keys)) cities.set(key, [...(cities.get(key) ?? []), city]);
    }
  }
  return cities;
}

function findCitiesByName(words: string[]): GazetteerCity[] {
  byName ??= loadCities();
  return byName.get(words.join(" ")) ?? [];
}

/**
 * Finds the larger city in an address, such as Paris in `5 rue de la Paix, 75002 Paris, France`. If there are commas,
 * one of the parts must be the city alone, because a street may be named after another city, and no result is better
 * than a wrong one. Without commas the text must end with the city.
 */
export const findCity = (text: string, hints: GeocodeHints): GeocodedPlace | null =>
  findCities(text, hints)[0] ?? null;

/** Returns all cities of that name, the largest first, or the nearest first if the hints have a location. */
export function findCities(text: string, { lang, country: only, near }: GeocodeHints): GeocodedPlace[] {
  const parts = text.split(/[,;\n]/).flatMap((part) => {
    const words = parsePart(part);
    return words.length > 0 ? [words] : [];
  });
  const country = extractCountry(parts) ?? only;
  const state = country === undefined || country === "US" ? extractState(parts) : undefined;
  for (const part of parts.toReversed()) {
    const candidates = trimShortEnd(part);
    for (const words of parts.length === 1 ? candidates.flatMap(listEndings) : candidates) {
      const cities = findCitiesByName(words)
        .filter((city) => !country || city.country === country)
        .filter(
          (city) => !state || (city.country === "US" && measureDistance(city, state) < STATE_REACH_METRES),
        )
        .sort(pickNearestOrLargest(near));
      if (cities.length === 0) continue;
      return cities.map((city) => toPlace(city, lang));
    }
  }
  return [];
}

/** Lists the cities with a name that begins with the text, the largest first, or the nearest first. */
export function listCitiesByPrefix(
  text: string,
  { lang, country: only, near }: GeocodeHints,
  limit: number,
): GeocodedPlace[] {
  byName ??= loadCities();
  const prefix = normalizeWords(text).join(" ");
  const cities = [...byName].flatMap(([name, named]) => (name.startsWith(prefix) ? named : []));
  return [...new Set(cities)]
    .filter(({ country }) => prefix !== "" && (!only || country === only))
    .sort(pickNearestOrLargest(near))
    .slice(0, limit)
    .map((city) => toPlace(city, lang));
}

const toPlace = ({ name, latitude, longitude, country }: GazetteerCity, lang: Language): GeocodedPlace => ({
  latitude,
  longitude,
  label: `${name}, ${formatCountry(country, lang)}`,
});

/** The largest distance of a state's cities from its centre, except for some of Alaska. */
const STATE_REACH_METRES = 900_000;

/** Splits into words, without house numbers and postcodes, Dutch ones (1012 AB) included. */
const parsePart = (part: string): string[] =>
  normalizeWords(part.replace(/\b\d{4} ?[A-Z]{2}\b/g, " ")).filter(
    (word) => !/\d/.test(word) && word !== "cedex",
  );

/** Removes the country from the end, unless it is the city, or part of its name (Luxembourg, Ciudad de México). */
function extractCountry(parts: string[][]): string | undefined {
  const last = parts.at(-1) ?? [];
  const isCity = findCitiesByName(last).length > 0;
  for (const words of listEndings(last)) {
    const country = findCountry(words);
    if (!country || (isCity && (parts.length === 1 || words.length < last.length))) continue;
    last.splice(-words.length);
    if (last.length === 0) parts.pop();
    return country;
  }
  return undefined;
}

/** Removes a US state from the end, unless it is the only part or also a city (New York). */
function extractState(parts: string[][]): Coordinates | undefined {
  const last = parts.at(-1) ?? [];
  for (const words of listEndings(last)) {
    const state = findState(words);
    const alone = words.length === last.length;
    if (!state || (alone && parts.length === 1) || (!alone && findCitiesByName(last).length > 0)) continue;
    last.splice(-words.length);
    if (last.length === 0) parts.pop();
    return state;
  }
  return undefined;
}

/** Returns all words, then those without a state or province at the end, as in `New York NY`. */
function trimShortEnd(words: string[]): string[][] {
  const short = words.length > 1 && (words.at(-1) as string).length <= 3;
  return short ? [words, words.slice(0, -1)] : [words];
}

/** The most words in the name of a city or country. */
const MAX_WORDS = 5;

const listEndings = (words: string[]): string[][] =>
  words.slice(-MAX_WORDS).map((_, skipped, ending) => ending.slice(skipped));

const pickNearestOrLargest = (near: Coordinates | undefined) => (one: GazetteerCity, other: GazetteerCity) =>
  near ? measureDistance(one, near) - measureDistance(other, near) : other.size - one.size;
