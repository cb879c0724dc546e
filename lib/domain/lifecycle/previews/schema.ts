import { z } from "zod";
import { absenceBody } from "@/lib/domain/availability/absences/schema";
import { freeSlot, wholeMinutes } from "@/lib/domain/availability/free-slots/schema";
import { travels } from "@/lib/domain/people/users/schema";
import { id, localDate, timestamp } from "@/lib/platform/http/fields";

/** A new absence, or a changed version of an existing one. */
export const absencePreviewBody = absenceBody
  .extend({ _id: id.optional().describe("The `_id` of an existing absence that this one replaces.") })
  .meta({ id: "AbsencePreviewBody" });

export type AbsencePreviewBody = z.output<typeof absencePreviewBody>;

/** A changed list of travels. */
export const travelPreviewBody = z
  .object({ travel: travels.describe("In place of the list of the user.") })
  .meta({ id: "TravelPreviewBody" });

export type TravelPreviewBody = z.output<typeof travelPreviewBody>;

export const availabilityPreviewQuery = z.object({
  duration: wholeMinutes
    .optional()
    .describe("Lists the times for meetings of so many minutes in `slot_days`."),
});

/** Rules that an existing meeting can violate. */
export const OUTSIDE_RULES = [
  "outside_hours",
  "closed_date",
  "holiday",
  "absence",
  "start_date",
  "end_date",
] as const;

const change = z.object({ gained: z.int(), lost: z.int() });

export const changePreview = z
  .object({
    from: localDate.describe("Today."),
    to: localDate.describe("The last day that is looked at: 28 in all."),
    timezone: z.string().describe("The sum of all days."),
    gained: z
      .int()
      .describe(
        "The number of times that would be added, of all pages and types. A meeting with seats is offered as long as one is left.",
      ),
    lost: z.int().describe("The number of times that would be removed."),
    pages: z.array(
      z.object({
        bookpage: id,
        nickname: z.string(),
        type: id.nullable().describe("An appointment type of the page; null: the page itself."),
        handle: z.string().nullable(),
        name: z.string().nullable().describe("The handle of the type."),
        days: z.record(z.iso.date(), change).describe("The days that change."),
      }),
    ),
    slot_days: z
      .record(z.iso.date(), z.object({ slots: z.array(freeSlot) }))
      .optional()
      .describe("Only with `duration`: the times that the hours would offer, by day."),
    outside: z
      .array(
        z.object({
          _id: id.describe("The `_id` of the event."),
          title: z.string().nullable().describe("For callers who may read events."),
          start: timestamp,
          end: timestamp,
          rule: z.enum(OUTSIDE_RULES),
          seats: z
            .object({ all: z.int(), taken: z.int() })
            .nullable()
            .describe("For a meeting with seats: the number of booked seats."),
          series: z
            .object({ index: z.int(), count: z.int() })
            .nullable()
            .describe("For a recurring booking: the number of the occurrence and the total."),
        }),
      )
      .describe(
        "Confirmed meetings to come, in 28 days or later, that the rules allow now and would not then.",
      ),
  })
  .meta({ id: "ChangePreview" });

export type ChangePreview = z.output<typeof changePreview>;
