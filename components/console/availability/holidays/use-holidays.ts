"use client";
import { useQueries } from "@tanstack/react-query";
import { useMe } from "../../me";
import type { HolidayRules } from "../../resources/edited-availability";
import { buildHolidaysQuery } from "./queries";

/** The first year for which the API has public holidays. */
const FIRST_YEAR = 2020;
const LAST_YEAR = 2040;

const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map();

/** Maps dates to the names of public holidays; several on one date are joined. */
export function useHolidays(
  rules: HolidayRules | null,
  years: readonly number[],
): ReadonlyMap<string, string> {
  const { lang } = useMe();
  const known = rules ? years.filter((year) => year >= FIRST_YEAR && year <= LAST_YEAR) : [];
  return useQueries({
    queries: known.map((year) =>
      buildHolidaysQuery({ country: rules?.country ?? "", region: rules?.region ?? null, year, lang }),
    ),
    combine: collectHolidayNames,
  });
}

function collectHolidayNames(results: { data?: { date: string; name: string }[] | undefined }[]) {
  const found = results.flatMap(({ data }) => data ?? []);
  if (found.length === 0) return NO_HOLIDAYS;
  const names = new Map<string, string>();
  for (const { date, name } of found) {
    const other = names.get(date);
    names.set(date, other && other !== name ? `${other}, ${name}` : name);
  }
  return names;
}
