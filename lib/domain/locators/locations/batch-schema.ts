import { z } from "zod";
import { entryProblem } from "@/lib/platform/http/problem-schema";
import { coordinates, location, locationWarning } from "./schema";

/** The documentation shows valid entries, but each is validated by itself: an invalid one does not stop the others. */
export const locationBatch = z
  .object({
    dry_run: z
      .boolean()
      .optional()
      .describe("Answers what would happen to each entry, and changes nothing. Default false."),
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
          coordinates: coordinates.optional().describe("Where it is, as sent or as the address was found."),
          doubt: locationWarning
            .optional()
            .describe(
              "What is probably wrong: coordinates far from the address, a link to a page that is not there. It was taken all the same.",
            ),
          error: entryProblem.optional(),
        })
        .meta({ id: "LocationBatchResult" }),
    ),
  })
  .meta({ id: "LocationBatchAnswer" });

export type LocationBatch = z.output<typeof locationBatch>;
export type LocationBatchResult = z.output<typeof locationBatchResponse>["results"][number];
