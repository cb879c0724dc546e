import type { LocalDate } from "@/lib/core/time/local-date";

/** The date on this zone's calendars, found out without the server's table of offsets. */
export const dateIn = (timeZone: string, at: number): LocalDate =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at) as LocalDate;
