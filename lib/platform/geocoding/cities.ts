import cities from "./cities.json";

type CitySource = [
  name: string,
  latitude: number,
  longitude: number,
  /** Thousands of inhabitants. */
  thousands: number,
  ...otherNames: string[],
];

/** Larger cities, by country, of the countries where supported languages are spoken. */
export const CITIES = cities as unknown as Readonly<Record<string, readonly CitySource[]>>;
