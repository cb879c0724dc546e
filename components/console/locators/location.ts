import type { Schemas } from "../api";
import type { Point } from "./are-coordinates-swapped";

/** The generated client types the pair of numbers as a list. */
export type Location = Omit<Schemas["FoundLocation"], "location"> & { location: { coordinates: number[] } };

export const toPoint = ({ location: { coordinates } }: Location): Point => [
  coordinates[0] ?? 0,
  coordinates[1] ?? 0,
];
