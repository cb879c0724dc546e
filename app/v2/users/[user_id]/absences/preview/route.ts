import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { previewAbsenceContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewAbsence } from "@/lib/domain/lifecycle/previews/preview-absence";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(previewAbsenceContract, ({ db, auth, params, body, now }) =>
    previewAbsence(db, auth, params.user_id, body, now),
  ),
);
