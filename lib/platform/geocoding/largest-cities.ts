import type { Coordinates } from "@/lib/core/geography/coordinates";
import { CITIES } from "./cities";

/** Sorted by inhabitants, the largest first: those that a map has space to name. */
export const LARGEST_CITIES: readonly (Coordinates & { name: string })[] = Object.values(CITIES)
  .flat()
  .sort((a, b) => b[3] - a[3])
  .map(([name, latitude, longitude]) => ({ name, latitude, longitude }));
