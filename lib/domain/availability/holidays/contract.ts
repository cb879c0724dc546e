import { z } from "zod";
import { defineList } from "@/lib/platform/http/define-list";
import { countriesQuery, holiday, holidayCountry, holidaysQuery } from "./schema";

const shared = {
  method: "GET",
  tag: "Availabilities",
  scope: "availabilities:read",
  status: [200],
} as const;

export const listHolidaysContract = defineList(
  {
    ...shared,
    path: "/v2/holidays",
    name: "listHolidays",
    audience: "everybody",
    summary: "The public holidays of a country, or a region, in a year",
    description:
      "Those that an availability with `holidays` closes. Holidays of which only the afternoon is free are left out. A date with several holidays comes several times.",
    query: holidaysQuery,
    answer: z.array(holiday),
  },
  { deletions: null, unsynced: "nothing of the organisation's" },
);

export const listHolidayCountriesContract = defineList(
  {
    ...shared,
    path: "/v2/holidays/countries",
    name: "listHolidayCountries",
    audience: "everybody",
    summary: "The countries and regions whose public holidays are known",
    query: countriesQuery,
    answer: z.array(holidayCountry),
  },
  { deletions: null, unsynced: "nothing of the organisation's" },
);
