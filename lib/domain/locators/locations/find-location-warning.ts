import { measureDistance } from "@/lib/core/geography/measure-distance";
import { findCities } from "@/lib/platform/geocoding/gazetteer";
import type { LocationUpdate, LocationWarning } from "./schema";

/** Metres; exceeds the area of any city. */
const FAR_METRES = 250_000;

/** Returns whether the coordinates are far from the city in the address, by the built-in list of cities. */
export function findLocationWarning({
  address,
  location,
}: Pick<LocationUpdate, "address" | "location">): LocationWarning | null {
  if (!address || !location) return null;
  const cities = findCities(address, { lang: "en" });
  const [city] = cities;
  if (!city) return null;
  const [latitude, longitude] = location.coordinates;
  const measure = (point: { latitude: number; longitude: number }) =>
    Math.min(...cities.map((one) => measureDistance(one, point)));
  if (measure({ latitude, longitude }) < FAR_METRES) return null;
  return {
    place: city.label.split(",", 1)[0] ?? "",
    distance: Math.round(measureDistance(city, { latitude, longitude })),
    swapped: Math.abs(longitude) <= 90 && measure({ latitude: longitude, longitude: latitude }) < FAR_METRES,
  };
}
