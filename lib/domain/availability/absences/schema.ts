import { z } from "zod";
import { id, LIMITS, localDate, record, text } from "@/lib/platform/http/fields";

export const absenceBody = z
  .object({
    start_date: localDate.describe("The first day."),
    end_date: localDate.describe("The last day, included."),
    label: text(LIMITS.name)
      .optional()
      .describe("The person's title for it. Bookers see it only if the page shows it."),
    instead: id
      .nullable()
      .optional()
      .describe(
        "Another user of the organisation; during the absence the person's pages link to this user's primary booking page.",
      ),
  })
  .meta({ id: "AbsenceBody" });

export const absenceUpdate = absenceBody.partial().meta({ id: "AbsenceUpdate" });

export type AbsenceBody = z.output<typeof absenceBody>;
export type AbsenceUpdate = z.output<typeof absenceUpdate>;

export const absence = record
  .extend({
    user: id.describe("The absent user."),
    start_date: localDate,
    end_date: localDate,
    label: z.string(),
    instead: id.nullable(),
  })
  .meta({ id: "Absence" });
