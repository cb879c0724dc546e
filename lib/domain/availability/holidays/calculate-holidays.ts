import Holidays from "date-holidays";
import { DAY } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { FIRST_HOLIDAY_YEAR, type Holiday, LAST_HOLIDAY_YEAR } from "./schema";

// These functions run in a worker thread: some countries take more than a second to compute.

/** A sub-region follows its region after a hyphen, as in `BY-A`. */
const createHolidays = (country: string, region: string | null) =>
  new Holidays(country, ...((region ?? "").split("-").filter(Boolean) as [string, string]), {
    types: ["public"],
  });

interface HolidayRegion {
  country: string;
  region: string | null;
}

/** Returns one entry per day, in order of time. */
export function calculateHolidays({
  country,
  region,
  year,
  lang,
}: HolidayRegion & { year: number; lang?: string }): Holiday[] {
  const known = createHolidays(country, region);
  const local = known.getHolidays(year);
  const translated = lang === undefined ? local : known.getHolidays(year, lang);
  return local.flatMap((holiday, index) =>
    listDays(holiday).map((date) => ({
      date,
      name: translated[index]?.name ?? holiday.name,
      local_name: holiday.name,
    })),
  );
}

/** Returns the dates of all known years, ascending and unique. */
export function calculateHolidayDates({ country, region }: HolidayRegion): LocalDate[] {
  const known = createHolidays(country, region);
  const years = Array.from(
    { length: LAST_HOLIDAY_YEAR - FIRST_HOLIDAY_YEAR + 1 },
    (_, index) => FIRST_HOLIDAY_YEAR + index,
  );
  return [...new Set(years.flatMap((year) => known.getHolidays(year).flatMap(listDays)))].sort();
}

/**
 * Less than 24 hours, because a holiday may lose an hour to a clock change; half-day holidays do not count.
 */
const WHOLE_DAY_MS = 0.9 * DAY;

function listDays({ date, start, end }: { date: string; start: Date; end: Date }): LocalDate[] {
  const length = end.getTime() - start.getTime();
  if (length < WHOLE_DAY_MS) return [];
  const first = date.slice(0, 10) as LocalDate;
  return Array.from({ length: Math.round(length / DAY) }, (_, index) => addDays(first, index));
}

/** Lists countries, regions and sub-regions, with names in `lang` if the library has them. */
export function listKnownCountries({ lang }: { lang: string }) {
  const known = new Holidays();
  const names = new Intl.DisplayNames(lang, { type: "region" });
  return Object.keys(known.getCountries()).map((country) => ({
    country,
    name: names.of(country) ?? country,
    regions: Object.entries(known.getStates(country, lang) ?? {}).flatMap(([region, name]) => [
      { region, name },
      ...Object.entries(known.getRegions(country, region, lang) ?? {}).map(([inner, innerName]) => ({
        region: `${region}-${inner}`,
        name: `${name}, ${innerName}`,
      })),
    ]),
  }));
}
