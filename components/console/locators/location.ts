import type { Schemas } from "../api";
import type { Point } from "./are-coordinates-swapped";

/** As the client types it: a pair of numbers is a list there. */
export type Location = Omit<Schemas["FoundLocation"], "location"> & { location: { coordinates: number[] } };

export const toPoint = ({ location: { coordinates } }: Location): Point => [
  coordinates[0] ?? 0,
  coordinates[1] ?? 0,
];
