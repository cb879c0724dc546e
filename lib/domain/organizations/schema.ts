import { z } from "zod";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { emailOrDomain } from "@/lib/platform/http/fields";

const confirm_bookers = z
  .boolean()
  .describe(
    "Whoever names other people on a public page without being signed in types a code first, which is mailed to their own address. Default true.",
  );

const week_start = z
  .enum(WEEKDAYS)
  .describe("The first day of a week, for limits of a week and for weeks that take turns. Default: monday.");

/** Most addresses and domains that one organisation blocks. */
const MAX_BLOCKED = 1000;

const blocked_guests = z
  .array(emailOrDomain)
  .max(MAX_BLOCKED)
  .overwrite((entries) => [...new Set(entries)])
  .describe(
    "Addresses, and domains such as `@example.com`, that can neither book on public pages nor be invited there.",
  );

/** What the organisation decides for itself. */
export const organizationSettings = z.object({ confirm_bookers, week_start, blocked_guests });

export const organizationBody = organizationSettings.partial().meta({ id: "OrganizationBody" });

export type OrganizationBody = z.output<typeof organizationBody>;
