import { z } from "zod";
import { entryProblem } from "@/lib/domain/contracts/problem-schema";
import { id } from "@/lib/platform/http/fields";
import { user } from "./schema";

/**
 * Entries are validated one by one, so that an invalid one does not stop the others; the schema serves the
 * documentation.
 */
export const userBatch = z
  .object({
    organization: id.optional().describe("Applies to all entries."),
    dry_run: z
      .boolean()
      .optional()
      .describe("Returns the expected result of each entry, and changes nothing. Default false."),
    users: z.array(z.unknown().meta({ $ref: "#/components/schemas/UserEntry" })).max(100),
  })
  .meta({ id: "UserBatch" });

export const userBatchResponse = z
  .object({
    results: z.array(
      z
        .object({
          status: z.int().describe("The status that a single request would have returned."),
          user: user.optional(),
          link: z.string().optional(),
          error: entryProblem.optional(),
        })
        .meta({ id: "UserBatchResult" }),
    ),
  })
  .meta({ id: "UserBatchAnswer" });

export type UserBatch = z.output<typeof userBatch>;
export type UserBatchResult = z.output<typeof userBatchResponse>["results"][number];
