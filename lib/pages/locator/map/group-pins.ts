export interface PlacedPin {
  x: number;
  y: number;
  number: number;
}

interface PinGroup {
  x: number;
  y: number;
  /** Ascending. */
  numbers: number[];
}

/** Joins overlapping pins into the nearest earlier one, which keeps its position. */
export function groupPins(pins: readonly PlacedPin[], reach: number): PinGroup[] {
  const clusters: PinGroup[] = [];
  for (const { x, y, number } of pins) {
    const [nearest] = clusters
      .map((cluster) => ({ cluster, distance: Math.hypot(cluster.x - x, cluster.y - y) }))
      .filter(({ distance }) => distance < reach)
      .sort((one, other) => one.distance - other.distance);
    if (nearest) nearest.cluster.numbers.push(number);
    else clusters.push({ x, y, numbers: [number] });
  }
  return clusters;
}
