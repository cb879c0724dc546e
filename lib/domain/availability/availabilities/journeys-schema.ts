import { z } from "zod";
import { type Journeys, MAX_JOURNEY_MINUTES } from "@/lib/core/slots/journeys";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { toSite } from "@/lib/domain/booking-pages/bookpages/site";
import { LIMITS, requiredLine } from "@/lib/platform/http/fields";

/** Walking pace along a straight line. */
const MAX_MINUTES_PER_KM = 30;

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
      .max(MAX_JOURNEY_MINUTES)
      .describe(
        "The length of a journey between two places with different addresses; with `minutes_per_km` only if the position of one of them is not known.",
      ),
    minutes_per_km: z
      .number()
      .min(0.1)
      .max(MAX_MINUTES_PER_KM)
      .optional()
      .describe(
        "Journeys take so many minutes for each kilometre of the straight line: 2.5 suits a city, 1 the country. With a router (`ROUTER_URL` of the service), its minutes apply instead. Default: all journeys take `minutes`.",
      ),
    least: z
      .int()
      .min(0)
      .max(MAX_JOURNEY_MINUTES)
      .optional()
      .describe("The minutes of the shortest journey, with `minutes_per_km`. Default: 0."),
    bases: z
      .array(base)
      .max(WEEKDAYS.length)
      .optional()
      .describe(
        "Where days begin and end, and where calls and calendar entries take place: the journey there and back lies within the hours. Default: days begin and end anywhere.",
      ),
  })
  .superRefine(({ bases = [], minutes_per_km, least }, context) => {
    if (least !== undefined && minutes_per_km === undefined)
      context.addIssue({
        code: "custom",
        path: ["least"],
        message: "means nothing without minutes_per_km, as all journeys take the same minutes",
        params: { code: "mismatch" },
      });
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
    examples: [
      {
        minutes: 40,
        minutes_per_km: 2.5,
        least: 10,
        bases: [{ address: "Große Bergstraße 12, 22767 Hamburg" }],
      },
    ],
  });

export type StoredJourneys = z.output<typeof journeys>;

/** Returns the rule for a search. */
export function toJourneys({ minutes, minutes_per_km, least = 0, bases = [] }: StoredJourneys): Journeys {
  const fallback = bases.find(({ days }) => !days);
  const sites = new Map(bases.map((one) => [one, toSite({ address: one.address })]));
  return {
    minutes,
    byDistance: minutes_per_km === undefined ? null : { minutesPerKm: minutes_per_km, least },
    bases: WEEKDAYS.map((day) => {
      const found = bases.find(({ days }) => days?.includes(day)) ?? fallback;
      return found ? (sites.get(found) ?? null) : null;
    }),
  };
}
