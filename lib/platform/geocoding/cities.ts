import cities from "./cities.json";

type CitySource = [
  name: string,
  latitude: number,
  longitude: number,
  /** Inhabitants. */
  thousands: number,
  ...otherNames: string[],
];

/** Larger cities of the countries whose languages the service speaks, by country. */
export const CITIES = cities as unknown as Readonly<Record<string, readonly CitySource[]>>;
