import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { previewMainAvailabilityContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewAvailability } from "@/lib/domain/lifecycle/previews/preview-availability";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(previewMainAvailabilityContract, ({ db, auth, params, query, body, now }) =>
    previewAvailability(db, auth, params, { ...query, body, now }),
  ),
);
