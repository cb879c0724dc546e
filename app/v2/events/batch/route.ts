import {
  cancelEventEndpoint,
  confirmEventEndpoint,
  createEventEndpoint,
  updateEventEndpoint,
} from "@/lib/api/bulk/endpoints";
import { runBatch } from "@/lib/api/bulk/run-batch";
import { route, routes } from "@/lib/api/route";
import { writeEventsContract } from "@/lib/domain/events/batch-contract";

const OPERATIONS = {
  create: createEventEndpoint,
  update: updateEventEndpoint,
  confirm: confirmEventEndpoint,
  cancel: cancelEventEndpoint,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(writeEventsContract, ({ body, request, idempotencyKey }) =>
    runBatch(OPERATIONS, { ...body, request, idempotencyKey }),
  ),
);
