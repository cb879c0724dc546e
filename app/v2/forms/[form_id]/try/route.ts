import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { tryFormContract } from "@/lib/domain/bookings/forms/contract";
import { explainFormOutcome } from "@/lib/domain/bookings/forms/explain-form-outcome";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(tryFormContract, ({ db, auth, params, body }) =>
    explainFormOutcome(db, auth.organization, params.form_id, body),
  ),
);
