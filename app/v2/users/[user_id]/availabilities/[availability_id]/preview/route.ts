import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { previewOneAvailabilityContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewAvailability } from "@/lib/domain/lifecycle/previews/preview-availability";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(previewOneAvailabilityContract, ({ db, auth, params, query, body, now }) =>
    previewAvailability(db, auth, params, { ...query, body, now }),
  ),
);
