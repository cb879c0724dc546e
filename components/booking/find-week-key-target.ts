export type SlotColumn = HTMLInputElement[];

const getTop = (time: HTMLElement) => time.getBoundingClientRect().top;

/** In another column, what stands nearest to the same height. */
function findNearest(column: SlotColumn | undefined, time: HTMLInputElement) {
  const distance = (one: HTMLElement) => Math.abs(getTop(one) - getTop(time));
  return column?.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Where a key leads from a time of a wall of times; null: it is no key of the wall; undefined: nowhere. */
export function findWeekKeyTarget(key: string, columns: SlotColumn[], time: HTMLInputElement) {
  const at = columns.findIndex((column) => column.includes(time));
  const own = columns[at] ?? [];
  if (key === "ArrowUp") return own[own.indexOf(time) - 1];
  if (key === "ArrowDown") return own[own.indexOf(time) + 1];
  if (key === "ArrowLeft") return findNearest(columns[at - 1], time);
  if (key === "ArrowRight") return findNearest(columns[at + 1], time);
  if (key === "Home") return findNearest(columns[0], time);
  if (key === "End") return findNearest(columns.at(-1), time);
  return null;
}
