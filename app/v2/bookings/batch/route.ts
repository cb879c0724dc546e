import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  cancelBookingEndpoint,
  createBookingEndpoint,
  reassignBookingEndpoint,
  rescheduleBookingEndpoint,
} from "@/lib/api/bulk/endpoints";
import { executeBatch } from "@/lib/api/bulk/execute-batch";
import { writeBookingsContract } from "@/lib/domain/bookings/batch-contract";

const OPERATIONS = {
  create: createBookingEndpoint,
  reschedule: rescheduleBookingEndpoint,
  reassign: reassignBookingEndpoint,
  cancel: cancelBookingEndpoint,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(writeBookingsContract, ({ body, request, idempotencyKey }) =>
    executeBatch(OPERATIONS, { ...body, request, idempotencyKey }),
  ),
);
