import { z } from "zod";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { emailOrDomain, httpUrl, LIMITS, language, requiredLine, timezone } from "@/lib/platform/http/fields";
import { hexColour } from "./hex-colour";

const confirm_bookers = z
  .boolean()
  .describe(
    "Visitors who name other people on a public page without being signed in first type a code, which is mailed to their own address. Default true.",
  );

const open_polls = z
  .boolean()
  .describe(
    "Whether visitors without an account may plan a poll at `/add_details?oid=<_id>`: with a name, and an address that a code is mailed to. No invitations are sent; the poll has a link to pass on. Default false.",
  );

const week_start = z
  .enum(WEEKDAYS)
  .describe("The first day of a week, for weekly limits and for rotating weeks. Default: monday.");

/** Blocked addresses and domains of one organisation. */
const MAX_BLOCKED = 1000;

const blocked_guests = z
  .array(emailOrDomain)
  .max(MAX_BLOCKED)
  .overwrite((entries) => [...new Set(entries)])
  .describe(
    "Addresses, and domains such as `@example.com`, that can neither book on public pages nor be invited there.",
  );

const MAX_FOOTER_CHARACTERS = 500;

/** Branding and the defaults of new users. */
const branding = {
  name: requiredLine(LIMITS.name),
  lang: language.describe("The language of new people who set none. Default: en."),
  timezone: timezone
    .nullable()
    .describe("The time zone of new people who set none, and of their hours. Default null: UTC."),
  hour_cycle: z
    .enum(["h12", "h23"])
    .nullable()
    .describe(
      "Whether times are written with 12 or 24 hours on its pages and in its mails, unless the reader has chosen. Default null: by the reader's locale.",
    ),
  accent: hexColour
    .nullable()
    .describe(
      "The colour of what can be chosen, on its pages and in its mails. What could not be read is darkened for the light theme, or lightened for the dark one. Default null.",
    ),
  footer: z
    .string()
    .trim()
    .max(MAX_FOOTER_CHARACTERS)
    .describe("The footer of its pages and mails. Default: none."),
  privacy_url: httpUrl.nullable().describe("The address of its privacy policy."),
  imprint_url: httpUrl.nullable().describe("The address of its legal notice."),
  credit: z.boolean().describe('"Scheduling by Bookpage" below its pages. Default true.'),
};

/** Settings of an organisation. */
export const organizationSettings = z.object({
  ...branding,
  confirm_bookers,
  open_polls,
  week_start,
  blocked_guests,
});

export const organizationBody = organizationSettings.partial().meta({ id: "OrganizationBody" });

export type OrganizationBody = z.output<typeof organizationBody>;
