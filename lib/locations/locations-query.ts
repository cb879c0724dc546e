import { z } from "zod";
import { LIMITS, requiredText } from "@/lib/http/fields";
import { searchQuery } from "@/lib/http/pagination";
import { maxDistance } from "@/lib/locators/schema";

export const locationsQuery = searchQuery
  .extend({
    near: requiredText(LIMITS.title)
      .optional()
      .describe("Nearest first: from `latitude,longitude`, or from an address."),
    max_distance: z.coerce
      .number({ error: "must be a number of metres" })
      .pipe(maxDistance)
      .optional()
      .describe("Metres around `near`; default: the locator's."),
  })
  .refine(({ near, cursor }) => !near || !cursor, {
    path: ["cursor"],
    message: "cannot be combined with near",
  })
  .refine((query) => query.near || query.max_distance === undefined, {
    path: ["max_distance"],
    message: "needs near",
  });

export type LocationsQuery = z.output<typeof locationsQuery>;
