import cities from "./cities.json";

type CitySource = [
  name: string,
  latitude: number,
  longitude: number,
  /** Thousands of inhabitants. */
  thousands: number,
  ...otherNames: string[],
];

/** Larger cities, by country, of the countries whose languages the service supports. */
export const CITIES = cities as unknown as Readonly<Record<string, readonly CitySource[]>>;
