export type SlotColumn = HTMLInputElement[];

const getTop = (time: HTMLElement) => time.getBoundingClientRect().top;

/** Finds the slot of another column that is nearest in height. */
function findNearest(column: SlotColumn | undefined, time: HTMLInputElement) {
  const distance = (one: HTMLElement) => Math.abs(getTop(one) - getTop(time));
  return column?.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Returns the target of a key in the week grid; null if the grid ignores the key, undefined if there is no target. */
export function findWeekKeyTarget(key: string, columns: SlotColumn[], time: HTMLInputElement) {
  const at = columns.findIndex((column) => column.includes(time));
  const currentColumn = columns[at] ?? [];
  if (key === "ArrowUp") return currentColumn[currentColumn.indexOf(time) - 1];
  if (key === "ArrowDown") return currentColumn[currentColumn.indexOf(time) + 1];
  if (key === "ArrowLeft") return findNearest(columns[at - 1], time);
  if (key === "ArrowRight") return findNearest(columns[at + 1], time);
  if (key === "Home") return findNearest(columns[0], time);
  if (key === "End") return findNearest(columns.at(-1), time);
  return null;
}
