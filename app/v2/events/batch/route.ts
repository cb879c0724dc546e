import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  cancelEventEndpoint,
  confirmEventEndpoint,
  createEventEndpoint,
  updateEventEndpoint,
} from "@/lib/api/bulk/endpoints";
import { executeBatch } from "@/lib/api/bulk/execute-batch";
import { writeEventsContract } from "@/lib/domain/events/batch-contract";

const OPERATIONS = {
  create: createEventEndpoint,
  update: updateEventEndpoint,
  confirm: confirmEventEndpoint,
  cancel: cancelEventEndpoint,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(writeEventsContract, ({ body, request, idempotencyKey }) =>
    executeBatch(OPERATIONS, { ...body, request, idempotencyKey }),
  ),
);
