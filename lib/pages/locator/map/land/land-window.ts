/** The visible part of a world of this width: its upper left corner and its size, in units of the drawing. */
export interface LandWindow {
  world: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const LAND_PATH = "/static/land.svg";

/** The widest world, in which streets are distinguishable. */
export const MAX_WORLD_UNITS = 256 * 2 ** 15;

const MAX_SIZE_UNITS = 4000;

const NAMES = ["world", "left", "top", "width", "height"] as const;

/** The address of the land's picture, with the parts `#land` and `#borders`. */
export const buildLandUrl = (window: LandWindow): string =>
  `${LAND_PATH}?${new URLSearchParams(NAMES.map((name) => [name, `${Math.round(window[name])}`]))}`;

/** Null for an invalid window and for one that shows more than two worlds side by side. */
export function parseLandWindow(search: URLSearchParams): LandWindow | null {
  const [world = 0, left = 0, top = 0, width = 0, height = 0] = NAMES.map((name) =>
    Number(search.get(name) || Number.NaN),
  );
  const isWindow =
    [left, top].every((edge) => Math.abs(edge) <= 2 * world) &&
    [width, height].every((size) => size >= 1 && size <= Math.min(MAX_SIZE_UNITS, 2 * world)) &&
    world >= 1 &&
    world <= MAX_WORLD_UNITS;
  return isWindow ? { world, left, top, width, height } : null;
}
