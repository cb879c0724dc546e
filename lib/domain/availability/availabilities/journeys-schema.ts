import { z } from "zod";
import type { Journeys } from "@/lib/core/slots/journeys";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { toSite } from "@/lib/domain/booking-pages/bookpages/site";
import { LIMITS, requiredLine } from "@/lib/platform/http/fields";

const MAX_MINUTES = 720;

const base = z
  .object({
    address: requiredLine(LIMITS.text).describe("The host's home or office."),
    days: z
      .array(z.enum(WEEKDAYS))
      .min(1)
      .max(WEEKDAYS.length)
      .optional()
      .describe("Default: the weekdays that no other base names."),
  })
  .meta({ id: "JourneyBase" });

export const journeys = z
  .object({
    minutes: z
      .int()
      .min(1)
      .max(MAX_MINUTES)
      .describe("The length of a journey between two places with different addresses."),
    bases: z
      .array(base)
      .max(WEEKDAYS.length)
      .optional()
      .describe(
        "Where days begin and end, and where calls and calendar entries take place: the journey there and back lies within the hours. Default: days begin and end anywhere.",
      ),
  })
  .superRefine(({ bases = [] }, context) => {
    const named = new Set<Weekday>();
    let hasDefault = false;
    for (const [index, { days }] of bases.entries()) {
      if (!days) {
        if (hasDefault)
          context.addIssue({
            code: "custom",
            path: ["bases", index, "days"],
            message: "is required, because another base has none",
            params: { code: "required" },
          });
        hasDefault = true;
      }
      for (const [at, day] of (days ?? []).entries()) {
        if (named.has(day))
          context.addIssue({
            code: "custom",
            path: ["bases", index, "days", at],
            message: `${day} has a base already`,
            params: { code: "duplicate" },
          });
        named.add(day);
      }
    }
  })
  .meta({
    id: "Journeys",
    examples: [{ minutes: 40, bases: [{ address: "Große Bergstraße 12, 22767 Hamburg" }] }],
  });

export type StoredJourneys = z.output<typeof journeys>;

/** Returns the rule for a search. */
export function toJourneys({ minutes, bases = [] }: StoredJourneys): Journeys {
  const fallback = bases.find(({ days }) => !days);
  const sites = new Map(bases.map((one) => [one, toSite({ address: one.address })]));
  return {
    minutes,
    bases: WEEKDAYS.map((day) => {
      const found = bases.find(({ days }) => days?.includes(day)) ?? fallback;
      return found ? (sites.get(found) ?? null) : null;
    }),
  };
}
