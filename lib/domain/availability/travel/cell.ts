import type { Coordinates } from "@/lib/core/geography/coordinates";

/** Ten-thousandths of a degree, about eleven metres. */
const CELLS_PER_DEGREE = 10_000;
const LONGITUDE_CELLS = 10_000_000; // more than a circle has

/** Returns the number of the cell in which the position lies. */
export const toCell = ({ latitude, longitude }: Coordinates): number =>
  Math.round((latitude + 90) * CELLS_PER_DEGREE) * LONGITUDE_CELLS +
  Math.round((longitude + 180) * CELLS_PER_DEGREE);

/** Returns the position in the middle of a cell. */
export const fromCell = (cell: number): Coordinates => ({
  latitude: (Math.floor(cell / LONGITUDE_CELLS) - 90 * CELLS_PER_DEGREE) / CELLS_PER_DEGREE,
  longitude: ((cell % LONGITUDE_CELLS) - 180 * CELLS_PER_DEGREE) / CELLS_PER_DEGREE,
});
