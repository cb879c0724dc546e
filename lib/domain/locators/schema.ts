import { z } from "zod";
import { createSearchPattern } from "@/lib/platform/http/create-search-pattern";
import { id, LIMITS, language, line, record, text } from "@/lib/platform/http/fields";
import { locatorLink } from "./locator-link";
import { locatorSlug } from "./locator-slug";

export const EARTH_CIRCUMFERENCE_METRES = 40_075_000;

const noResults = z
  .object({
    message: text(LIMITS.text),
    button: z.object({ label: text(LIMITS.name), link: locatorLink }).partial(),
  })
  .partial()
  .describe("The text that visitors read if no location is near.");

const backButton = z.object({ label: text(LIMITS.name) }).partial();

export type NoResults = z.output<typeof noResults>;
export type BackButton = z.output<typeof backButton>;

export const maxDistance = z
  .int()
  .min(1)
  .max(EARTH_CIRCUMFERENCE_METRES)
  .describe("Metres around the locations.");

const postcodeFilter = text(200)
  .refine((pattern) => createSearchPattern(pattern) !== null, "must be a regular expression in RE2 syntax")
  .describe("Limits addresses that are searched for to postcodes that match, without spaces; RE2 syntax.");

export const locator = record
  .extend({
    handle: z.string(),
    org: id,
    title: z.string(),
    message: z.string(),
    lang: language,
    max_distance: z.int().nullable(),
    geolocation: z.boolean(),
    postcode_filter: z.string().nullable(),
    address_postfix: z.string().nullable(),
    address_region_bias: z.string().nullable(),
    no_results: noResults,
    back_button: backButton,
  })
  .meta({ id: "Locator" });

export const locatorBody = z
  .object({
    handle: locatorSlug,
    title: line(LIMITS.title).optional(),
    message: text(LIMITS.text).optional(),
    lang: language.optional().describe("Default: en."),
    max_distance: maxDistance.nullable().optional(),
    geolocation: z.boolean().optional().describe("Show a geolocation button on the address field."),
    postcode_filter: postcodeFilter.nullable().optional(),
    address_postfix: text(LIMITS.name)
      .nullable()
      .optional()
      .describe("Appended to addresses, for example a country."),
    address_region_bias: text(LIMITS.name)
      .nullable()
      .optional()
      .describe("The area for address searches: a country, its code, a state of the US, or a city."),
    no_results: noResults.nullable().optional(),
    back_button: backButton.nullable().optional(),
  })
  .meta({ id: "LocatorBody" });

export const locatorUpdate = locatorBody.partial().meta({ id: "LocatorUpdate" });

export type LocatorBody = z.output<typeof locatorBody>;
export type LocatorUpdate = z.output<typeof locatorUpdate>;
