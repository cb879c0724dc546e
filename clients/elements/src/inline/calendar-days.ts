/* Days and months are strings, `2031-03-10` and `2031-03`, in the time zone that the service used. */

export const toDate = (day: string) => new Date(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`);

export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Returns the first day of the week that contains the day; `first` is 1 for Monday to 7 for Sunday. */
export const toWeekStart = (day: string, first: number): string =>
  addDays(day, -((toDate(day).getUTCDay() - first + 7) % 7));

export const getToday = (timezone: string) => new Date().toLocaleDateString("sv", { timeZone: timezone });
