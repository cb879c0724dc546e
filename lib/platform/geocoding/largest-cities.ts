import { CITIES } from "./cities";
import type { Coordinates } from "./geocoded-place";

/** By their inhabitants, the most first: those whose names a map has room for. */
export const LARGEST_CITIES: readonly (Coordinates & { name: string })[] = Object.values(CITIES)
  .flat()
  .sort((a, b) => b[3] - a[3])
  .map(([name, latitude, longitude]) => ({ name, latitude, longitude }));
