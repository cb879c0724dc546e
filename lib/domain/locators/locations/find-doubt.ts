import { distanceBetween } from "@/lib/platform/geocoding/distance";
import { findCities } from "@/lib/platform/geocoding/gazetteer";
import type { LocationDoubt, LocationUpdate } from "./schema";

/** Farther than what belongs to any city; metres. */
const FAR_METRES = 250_000;

/** Whether the coordinates lie far from the city that the address names, as the built-in list of cities knows it. */
export function findDoubt({
  address,
  location,
}: Pick<LocationUpdate, "address" | "location">): LocationDoubt | null {
  if (!address || !location) return null;
  const cities = findCities(address, { lang: "en" });
  const [city] = cities;
  if (!city) return null;
  const [latitude, longitude] = location.coordinates;
  const measure = (place: { latitude: number; longitude: number }) =>
    Math.min(...cities.map((one) => distanceBetween(one, place)));
  if (measure({ latitude, longitude }) < FAR_METRES) return null;
  return {
    place: city.label.split(",", 1)[0] ?? "",
    distance: Math.round(distanceBetween(city, { latitude, longitude })),
    swapped: Math.abs(longitude) <= 90 && measure({ latitude: longitude, longitude: latitude }) < FAR_METRES,
  };
}
