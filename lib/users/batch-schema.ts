import { z } from "zod";
import { id } from "@/lib/http/fields";
import { problemBody } from "@/lib/http/problem-schema";
import { user } from "./schema";

/** Entries are validated one by one, so that a wrong one does not stop the others. */
const batchOf = (entry: "UserBody" | "UserUpdateByEmailOrExtid") =>
  z.object({
    organization: id.optional().describe("Of all entries, which need not name it then."),
    users: z.array(z.unknown().meta({ $ref: `#/components/schemas/${entry}` })).max(100),
  });

export const userBatchBody = batchOf("UserBody").meta({ id: "UserBatchBody" });
export const userBatchUpdate = batchOf("UserUpdateByEmailOrExtid").meta({ id: "UserBatchUpdate" });

const entryProblem = problemBody
  .pick({ type: true, title: true, status: true, detail: true, code: true, message: true, errors: true })
  .meta({ id: "EntryProblem", description: "Its pointers lead into the body of the whole request." });

export const userBatchAnswer = z
  .object({
    results: z.array(
      z
        .object({
          status: z.int().describe("What the entry alone would have been answered with."),
          user: user.optional(),
          link: z.string().optional(),
          error: entryProblem.optional(),
        })
        .meta({ id: "UserBatchResult" }),
    ),
  })
  .meta({ id: "UserBatchAnswer" });

export type UserBatch = z.output<typeof userBatchBody>;
export type UserBatchResult = z.output<typeof userBatchAnswer>["results"][number];
