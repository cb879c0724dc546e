import { z } from "zod";
import { LIMITS, language, localDate, text } from "@/lib/platform/http/fields";

/** Range of years with known public holidays. */
export const FIRST_HOLIDAY_YEAR = 2020;
export const LAST_HOLIDAY_YEAR = 2040;

const MAX_EXCEPTIONS = 1000;

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, "must be a code of ISO 3166-1, such as FR")
  .meta({ examples: ["DE"] })
  .describe("ISO 3166-1 alpha-2.");

const region = z
  .string()
  .min(1)
  .max(20)
  .meta({ examples: ["BY"] })
  .describe("Part of the country that has holidays of its own, as `GET /v2/holidays/countries` lists them.");

const except = z.array(localDate).describe("Holidays that are days as any other.");

export const holidaysInput = z
  .object({
    country,
    region: region.nullable().default(null),
    except: except.max(MAX_EXCEPTIONS).default([]),
  })
  .meta({ id: "HolidaysInput" });

export const holidaysSetting = z
  .object({ country, region: region.nullable(), except })
  .meta({ id: "HolidaysSetting" });

export type HolidaysSetting = z.output<typeof holidaysSetting>;

export const holidaysQuery = z.object({
  country,
  region: region.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/, "must be a year")
    .meta({
      type: "integer",
      minimum: FIRST_HOLIDAY_YEAR,
      maximum: LAST_HOLIDAY_YEAR,
      examples: [2031],
    })
    .transform(Number)
    .refine((year) => year >= FIRST_HOLIDAY_YEAR && year <= LAST_HOLIDAY_YEAR, {
      error: `must be from ${FIRST_HOLIDAY_YEAR} to ${LAST_HOLIDAY_YEAR}`,
      params: { code: "out_of_range" },
    }),
  lang: language
    .optional()
    .describe("The language of the names, if they exist in it; default: the country's own."),
});

const name = text(LIMITS.text);

export const holiday = z
  .object({
    date: localDate,
    name: name.describe("The name in `lang`, if it exists."),
    local_name: name.describe("In a language of the country."),
  })
  .meta({ id: "Holiday" });

export type Holiday = z.output<typeof holiday>;

export const countriesQuery = z.object({
  lang: language.optional().describe("The language of the names; default: en."),
});

export const holidayCountry = z
  .object({
    country,
    name,
    regions: z.array(z.object({ region, name })),
  })
  .meta({ id: "HolidayCountry" });

export type HolidayCountry = z.output<typeof holidayCountry>;
