import type { LocalDate } from "@/lib/core/time/local-date";

/** Returns the date in this zone by `Intl`: the server's table of offsets is too large for the browser. */
export const toDateInZone = (timeZone: string, at: number): LocalDate =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at) as LocalDate;
