import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deleteMailSuppressionContract } from "@/lib/domain/messaging/suppressions/contract";
import { deleteMailSuppression } from "@/lib/domain/messaging/suppressions/delete-mail-suppression";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(deleteMailSuppressionContract, ({ db, auth, params }) =>
    deleteMailSuppression(db, auth.organization, params.suppression_id),
  ),
);
