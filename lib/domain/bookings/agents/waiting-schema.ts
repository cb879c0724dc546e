import { z } from "zod";
import { bookingFields } from "@/lib/domain/bookings/resource/schema";
import {
  email,
  id,
  LIMITS,
  language,
  localDate,
  requiredLine,
  text,
  timezone,
} from "@/lib/platform/http/fields";

export const fullDays = z
  .object({
    timezone: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    days: z
      .array(z.iso.date())
      .describe(
        "Fully booked days: without bookings they would have a free time. They accept waiting list entries.",
      ),
  })
  .meta({ id: "PageFullDays" });

export const waitingBody = z
  .object({
    type: text(LIMITS.name).optional().describe("The handle of one of the page's appointment types."),
    duration: bookingFields.shape.duration,
    host: id.optional().describe("One of the page's `members`, to wait for this member only."),
    day: localDate.describe("A day that is booked out, on the clocks of `attendee.timezone`."),
    last_day: localDate
      .optional()
      .describe("Waits for all days up to this one, at most 31 in all; default: for `day` alone."),
    attendee: z.object({
      name: requiredLine(LIMITS.name),
      email,
      timezone: timezone.optional().describe("Default: the page's, which wins if it is fixed."),
      language: language.optional().describe("Default: the page's, which wins if it is fixed."),
    }),
  })
  .meta({ id: "PageWaitingBody" });

export type WaitingBody = z.output<typeof waitingBody>;

export const waitingPosition = z
  .object({
    status: z
      .enum(["waiting", "unconfirmed"])
      .describe(
        "`waiting`: a mail confirms the entry and has a link to leave the list. `unconfirmed`: the entry counts only after the mailed code has been typed at `confirm_url`.",
      ),
    confirm_url: z
      .string()
      .nullable()
      .describe("Only for `unconfirmed`: the address at which the person confirms the entry."),
  })
  .meta({ id: "PageWaiting" });
