import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listFormResponsesContract } from "@/lib/domain/bookings/forms/contract";
import { listResponses } from "@/lib/domain/bookings/forms/responses/list-responses";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listFormResponsesContract, ({ db, auth, params, query, url }) =>
    listResponses(db, auth.organization, params.form_id, query, url),
  ),
);
