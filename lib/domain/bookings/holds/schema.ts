import { z } from "zod";
import { slotTime } from "@/lib/domain/events/schema";
import { id, LIMITS, text, timestamp } from "@/lib/platform/http/fields";

const MAX_HOLD_MINUTES = 30;

export const hold = z
  .object({
    _id: id,
    user: id.describe("The user with the reserved time; for a team's page, the first of them."),
    page: id.nullable().describe("The `_id` of the page on which it reserves a time, or a seat."),
    type: id.nullable().describe("The `_id` of its appointment type."),
    seat: z.boolean().describe("The hold reserves one seat of a meeting: the others stay free."),
    start: timestamp,
    end: timestamp,
    expires_at: timestamp.describe("The time of expiry, when the time becomes free without a call."),
  })
  .meta({ id: "Hold" });

export const holdBody = z
  .object({
    user: id.optional().describe("The user to reserve time of, until `end`; alternatively name a page."),
    page: text(LIMITS.name)
      .optional()
      .describe("The nickname of an active booking page, for a time that it offers."),
    type: text(LIMITS.name)
      .optional()
      .describe("The handle of an active type of the page; or an id, without a page."),
    team: text(LIMITS.name).optional().describe("The handle of a team's page, or the id of the team."),
    start: slotTime.describe("Without an offset: on the clocks of the user, or the page."),
    end: slotTime
      .optional()
      .describe("With `user`: at most 24 hours after `start`. Of days or nights: the last day."),
    units: z.int().min(1).max(1000).optional().describe("In place of `end`: the number of days or nights."),
    duration: z
      .int()
      .min(5)
      .max(1440)
      .optional()
      .describe("With a page: minutes; default: the page's, or its type's."),
    minutes: z.int().min(1).max(MAX_HOLD_MINUTES).default(10).describe("The duration of the hold."),
  })
  .superRefine((body, context) => {
    const refuse = (field: "end" | "units" | "duration" | "user", message: string, code: string) =>
      context.addIssue({ code: "custom", path: [field], message, params: { code } });
    const { user, page, team, type, end, units, duration } = body;
    const named = [user, page, team].filter((one) => one !== undefined).length;
    if (named > 1 || (named === 0 && type === undefined) || (user !== undefined && type !== undefined))
      refuse(
        "user",
        "is one of user, page, team and the id of a type, of which exactly one must be given",
        "exactly_one",
      );
    else if (user !== undefined && units !== undefined)
      refuse("units", "is for a page: give end with user", "refused");
    else if (user !== undefined && end === undefined) refuse("end", "is required with user", "required");
    else if (user !== undefined && duration !== undefined)
      refuse("duration", "is for a page: give end with user", "refused");
  })
  .meta({ id: "HoldBody" });

export type HoldBody = z.output<typeof holdBody>;
