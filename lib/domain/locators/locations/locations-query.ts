import { z } from "zod";
import { extidFilter, recordsQuery } from "@/lib/domain/contracts/pagination";
import { EARTH_CIRCUMFERENCE_METRES } from "@/lib/domain/locators/schema";
import { LIMITS, requiredText, wholeNumber } from "@/lib/platform/http/fields";

export const locationsQuery = recordsQuery
  .extend({
    extid: extidFilter,
    filter: z
      .enum(["leads_nowhere"])
      .optional()
      .describe(
        "`leads_nowhere`: whose `link` is the path of a booking page that is not there or not active, or has no bookable host because the host is suspended.",
      ),
    near: requiredText(LIMITS.title)
      .optional()
      .describe("Nearest first: from `latitude,longitude`, or from an address."),
    max_distance: wholeNumber(1, EARTH_CIRCUMFERENCE_METRES, " of metres")
      .optional()
      .describe("Metres around `near`; default: the locator's."),
  })
  .superRefine(({ near, ...query }, context) => {
    if (!near) return;
    for (const name of ["cursor", "extid", "filter", "updated_since"] as const)
      if (query[name] !== undefined)
        context.addIssue({ code: "custom", path: [name], message: "cannot be combined with near" });
  })
  .refine((query) => query.near || query.max_distance === undefined, {
    path: ["max_distance"],
    message: "needs near",
  });

export type LocationsQuery = z.output<typeof locationsQuery>;
