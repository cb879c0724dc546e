import {
  cancelBookingEndpoint,
  createBookingEndpoint,
  reassignBookingEndpoint,
  rescheduleBookingEndpoint,
} from "@/lib/api/bulk/endpoints";
import { runBatch } from "@/lib/api/bulk/run-batch";
import { route, routes } from "@/lib/api/route";
import { writeBookingsContract } from "@/lib/domain/bookings/batch-contract";

const OPERATIONS = {
  create: createBookingEndpoint,
  reschedule: rescheduleBookingEndpoint,
  reassign: reassignBookingEndpoint,
  cancel: cancelBookingEndpoint,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(writeBookingsContract, ({ body, request, idempotencyKey }) =>
    runBatch(OPERATIONS, { ...body, request, idempotencyKey }),
  ),
);
