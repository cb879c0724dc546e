import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import {
  buildChangeOperation,
  buildCreateOperation,
  buildOperationList,
  buildOperationResult,
} from "@/lib/domain/events/batch-schema";
import { booking, newBooking } from "./resource/schema";

/** Documents one operation of `executeBatch`. */
const bookingOperation = z
  .discriminatedUnion("operation", [
    buildCreateOperation("BookingBody").meta({ id: "CreateBookingOperation" }),
    buildChangeOperation("reschedule", "RescheduleBody").meta({ id: "RescheduleBookingOperation" }),
    buildChangeOperation("reassign", "ReassignBookingBody").meta({ id: "ReassignBookingOperation" }),
    buildChangeOperation("cancel", "CancelBookingBody").meta({ id: "CancelBookingOperation" }),
  ])
  .meta({ id: "BookingOperation" });

export const writeBookingsContract = defineContract({
  tag: "Bookings",
  scope: "events:write",
  method: "POST",
  path: "/v2/bookings/batch",
  name: "changeBookings",
  audience: "peopleWritten",
  unversioned: true,
  keyPerOperation: true,
  summary: "Make and change many bookings",
  description:
    "Up to 100 operations, one after the other, each handled like a single call: by the rules of its page, with its own transaction, counted in the rate limit, and with its own result. A refused one does not stop the others; the status of the whole response is 200. With an `Idempotency-Key` the same batch may be sent again: finished operations return their results, unfinished ones are executed.",
  body: z.object({ operations: buildOperationList("BookingOperation") }).meta({ id: "BookingBatch" }),
  parts: [bookingOperation],
  status: [200],
  answer: z
    .object({
      results: z.array(
        buildOperationResult(z.union([newBooking, booking])).meta({ id: "BookingBatchResult" }),
      ),
    })
    .meta({ id: "BookingBatchAnswer" }),
  example: {
    body: {
      operations: [
        {
          operation: "create",
          body: {
            page: "jane",
            start: "2031-03-10T09:00:00+01:00",
            attendee: { name: "Ana Silva", email: "ana@example.com" },
          },
        },
        {
          operation: "cancel",
          event: "65f0c1a2b3c4d5e6f7a8b9c0",
          body: { reason: "The train does not run." },
        },
      ],
    },
  },
});
