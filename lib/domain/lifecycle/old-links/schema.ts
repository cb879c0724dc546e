import { z } from "zod";
import { SETTINGS_KINDS } from "../settings-files/settings-kinds";

export const oldLink = z
  .object({
    path: z
      .string()
      .describe(
        "The settings file with the link, such as `pages/ana.yaml`, or `locations/<locator>/<name>` for the link of a location.",
      ),
    line: z.int().nullable().describe("In the file; null for a location."),
    url: z.string(),
    kind: z.enum([...SETTINGS_KINDS, "locations"]),
    resource: z
      .string()
      .nullable()
      .describe("The id of what has the link, of a location that of its locator; null for the brand."),
    name: z
      .string()
      .describe("The key of the file, such as the nickname of a page, or the name of a location."),
    type: z.string().nullable().describe("The handle of the appointment type with the link."),
  })
  .meta({ id: "OldLink" });

export const linkingSite = z
  .object({
    site: z.string().describe("Origin and path of the page, as far as browsers tell it, without a query."),
    visits: z.int(),
    last_visit: z.iso.date().describe("In the host's time zone."),
  })
  .meta({ id: "LinkingSite" });

export type OldLink = z.output<typeof oldLink>;
