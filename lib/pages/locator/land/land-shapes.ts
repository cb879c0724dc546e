import shapes from "./land-shapes.json";

/** Cells from edge to edge of the world, in each direction: 2.4 kilometres at the equator. */
export const GRID_CELLS = 16_384;

/** Land and borders in Web Mercator; `scripts/generate-land-shapes.ts` writes them. */
export interface LandShapes {
  /** Lines of whole cells, x and y by turns: the first point, then the step to each next one. */
  arcs: number[][];
  /** Rings of numbers of arcs, end to end; one that goes against an arc has its complement (`~`). */
  land: number[][];
  /** Numbers of the arcs between two countries. */
  borders: number[];
}

export const LAND_SHAPES: LandShapes = shapes;
