/* Days and months are strings, `2031-03-10` and `2031-03`, in the time zone that the service used. */

export const toDate = (day: string) => new Date(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`);

export function addMonths(month: string, count: number): string {
  const date = toDate(month);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

export function getLastDayOfMonth(month: string): string {
  const date = toDate(addMonths(month, 1));
  date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Returns the first day of the week that contains the day; `first` is 1 for Monday to 7 for Sunday. */
export const toWeekStart = (day: string, first: number): string =>
  addDays(day, -((toDate(day).getUTCDay() - first + 7) % 7));

/** Lists weeks of seven days, with null for days of other months. `first` is 1 for Monday to 7 for Sunday. */
export function listWeeks(month: string, first: number): (string | null)[][] {
  const before = (toDate(month).getUTCDay() - first + 7) % 7;
  const count = Number(getLastDayOfMonth(month).slice(8));
  const days = Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
  const cells = [...Array<null>(before).fill(null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => cells[week * 7 + column] ?? null),
  );
}

export const getToday = (timezone: string) => new Date().toLocaleDateString("sv", { timeZone: timezone });
