import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { previewTravelContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewTravel } from "@/lib/domain/lifecycle/previews/preview-travel";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(previewTravelContract, ({ db, auth, params, body, now }) =>
    previewTravel(db, auth, params.user_id, body, now),
  ),
);
