import type { MapTile } from "../view";

/** The visible part of a world of this width: its upper left corner and its size, in units of the drawing. */
interface TileWindow {
  world: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const TILE_SIZE_PX = 256;
const MAX_ZOOM = 18;

/** Lists the raster tiles under the map, scaled to its size. `url` has {z}, {x} and {y}. */
export function listTiles(url: string, { world, left, top, width, height }: TileWindow): MapTile[] {
  const zoom = Math.max(0, Math.min(MAX_ZOOM, Math.round(Math.log2(world / TILE_SIZE_PX))));
  const count = 2 ** zoom;
  const size = world / count;
  const tiles: MapTile[] = [];
  for (let row = Math.floor(top / size); row * size < top + height; row++) {
    if (row < 0 || row >= count) continue;
    for (let column = Math.floor(left / size); column * size < left + width; column++) {
      const x = ((column % count) + count) % count;
      const href = url.replace("{z}", `${zoom}`).replace("{x}", `${x}`).replace("{y}", `${row}`);
      // Tiles overlap a little, so that no seam is visible.
      tiles.push({ href, x: column * size - left, y: row * size - top, size: size + 0.5 });
    }
  }
  return tiles;
}
