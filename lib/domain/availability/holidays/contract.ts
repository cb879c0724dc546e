import { z } from "zod";
import { defineList } from "@/lib/domain/contracts/define-list";
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
    summary: "List the public holidays of a country or region in a year",
    description:
      "The holidays that an availability with `holidays` closes. Half-day holidays, with only the afternoon free, are left out. A date with several holidays is listed several times.",
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
    summary: "List the countries and regions with public holidays",
    query: countriesQuery,
    answer: z.array(holidayCountry),
  },
  { deletions: null, unsynced: "nothing of the organisation's" },
);
