import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import {
  buildChangeOperation,
  buildCreateOperation,
  buildOperationList,
  buildOperationResult,
} from "./batch-schema";
import { event } from "./schema";

/** Documents one operation of `executeBatch`. */
const eventOperation = z
  .discriminatedUnion("operation", [
    buildCreateOperation("EventBody").meta({ id: "CreateEventOperation" }),
    buildChangeOperation("update", "EventUpdate").meta({ id: "UpdateEventOperation" }),
    buildChangeOperation("confirm", "ConfirmBody").meta({ id: "ConfirmEventOperation" }),
    buildChangeOperation("cancel", "CancelBody").meta({ id: "CancelEventOperation" }),
  ])
  .meta({ id: "EventOperation" });

export const writeEventsContract = defineContract({
  tag: "Events",
  scope: "events:write",
  method: "POST",
  path: "/v2/events/batch",
  name: "changeEvents",
  audience: "peopleWritten",
  unversioned: true,
  keyPerOperation: true,
  summary: "Create and change many events",
  description:
    "Up to 100 operations, one after the other, each handled like a single call: with its own transaction, counted in the rate limit, and with its own result. A refused one does not stop the others; the status of the whole response is 200. With an `Idempotency-Key` the same batch may be sent again: finished operations return their results, unfinished ones are executed.",
  body: z.object({ operations: buildOperationList("EventOperation") }).meta({ id: "EventBatch" }),
  parts: [eventOperation],
  status: [200],
  answer: z
    .object({ results: z.array(buildOperationResult(event).meta({ id: "EventBatchResult" })) })
    .meta({ id: "EventBatchAnswer" }),
  example: {
    body: {
      operations: [
        { operation: "create", body: { title: "Kick-off", created_by: { email: "jane@example.com" } } },
        {
          operation: "cancel",
          event: "65f0c1a2b3c4d5e6f7a8b9c0",
          body: { reason: "The train does not run." },
        },
      ],
    },
  },
});
