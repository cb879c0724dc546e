import { z } from "zod";
import { locatorLink } from "@/lib/domain/locators/locator-link";
import {
  httpUrl,
  id,
  LIMITS,
  record,
  requiredLine,
  requiredText,
  timezone,
} from "@/lib/platform/http/fields";
import { openingHours, openingHoursInput } from "./opening-hours-schema";

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** Latitude first, unlike GeoJSON. */
export const coordinates = z
  .tuple([latitude, longitude])
  .describe("Latitude from -90 to 90, then longitude from -180 to 180, in decimal degrees.");

export const location = record
  .extend({
    location: z.object({ type: z.literal("Point"), coordinates }),
    name: z.string(),
    address: z.string().nullable(),
    picture_url: z.string().nullable(),
    link: z.string().nullable(),
    opening_hours: openingHours.nullable(),
    timezone: z.string().nullable(),
    extid: z.string(),
    org: id,
    locator: id,
  })
  .meta({ id: "Location" });

export const locationWarning = z
  .object({
    place: z.string().optional().describe("The city that the address names, far from the coordinates."),
    distance: z.int().optional().describe("The distance from there, in metres."),
    swapped: z.boolean().optional().describe("With latitude and longitude exchanged it would be there."),
    link: z
      .string()
      .optional()
      .describe("The path that was sent: it cannot be booked now. The page may come later."),
  })
  .meta({ id: "LocationDoubt" });

export type LocationWarning = z.output<typeof locationWarning>;

/** A location in the response to a write. */
export const writtenLocation = location
  .extend({
    doubt: locationWarning
      .optional()
      .describe("A warning about what was sent; it was accepted all the same."),
  })
  .meta({ id: "WrittenLocation" });

/** A location in a search response. */
export const foundLocation = location
  .extend({
    distance: z.int().optional().describe("Metres from `near`, when that was asked for."),
  })
  .meta({ id: "FoundLocation" });

const fields = z.object({
  name: requiredLine(LIMITS.name),
  extid: requiredText(LIMITS.externalId)
    .nullable()
    .optional()
    .describe("Your own id, unique in the locator. Null or not sent: its `_id`."),
  location: z
    .object({ type: z.literal("Point").default("Point"), coordinates })
    .optional()
    .describe("Required without an address."),
  address: requiredText(LIMITS.text)
    .nullable()
    .optional()
    .describe("The coordinates are looked up where none are sent."),
  picture_url: httpUrl
    .nullable()
    .optional()
    .describe("A photo of the place, best in 4:3 and at least 640 pixels wide."),
  link: locatorLink
    .nullable()
    .optional()
    .describe(
      "An http(s) address or, usually, the path of a booking page of the organisation. One that is not there yet is taken with a `doubt`, and listed by `leads_nowhere` until it is.",
    ),
  opening_hours: openingHoursInput.nullable().optional(),
  timezone: timezone
    .nullable()
    .optional()
    .describe("The time zone of the opening hours. With it the locator shows whether the place is open now."),
});

export const locationBody = fields
  .refine((body) => body.location || body.address, {
    path: ["location"],
    message: "is required without an address",
    params: { code: "required" },
  })
  .meta({ id: "LocationBody" });

export const locationUpdate = fields.partial().meta({ id: "LocationUpdate" });

export type LocationBody = z.output<typeof locationBody>;
export type LocationUpdate = z.output<typeof locationUpdate>;
