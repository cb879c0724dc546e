import { z } from "zod";
import { entryProblem } from "@/lib/domain/contracts/problem-schema";
import { coordinates, location, locationWarning } from "./schema";

/** The documentation shows valid entries, but each is validated by itself: an invalid one does not stop the others. */
export const locationBatch = z
  .object({
    dry_run: z
      .boolean()
      .optional()
      .describe("Returns the expected result of each entry, and changes nothing. Default false."),
    locations: z.array(z.unknown().meta({ $ref: "#/components/schemas/LocationBody" })).max(100),
  })
  .meta({ id: "LocationBatch" });

export const locationBatchResponse = z
  .object({
    results: z.array(
      z
        .object({
          status: z.int().describe("201: created; 200: updated; else why it was refused."),
          location: location.optional(),
          coordinates: coordinates.optional().describe("The coordinates, as sent or as geocoded."),
          doubt: locationWarning
            .optional()
            .describe(
              "A warning: coordinates far from the address, a link to a missing page. The entry was accepted all the same.",
            ),
          error: entryProblem.optional(),
        })
        .meta({ id: "LocationBatchResult" }),
    ),
  })
  .meta({ id: "LocationBatchAnswer" });

export type LocationBatch = z.output<typeof locationBatch>;
export type LocationBatchResult = z.output<typeof locationBatchResponse>["results"][number];
