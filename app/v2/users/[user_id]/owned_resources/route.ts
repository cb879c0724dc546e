import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getOwnedResourcesContract } from "@/lib/domain/lifecycle/offboarding/contract";
import { getOwnedResources } from "@/lib/domain/lifecycle/offboarding/get-owned-resources";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getOwnedResourcesContract, ({ db, auth, params, query, now }) =>
    getOwnedResources(db, auth.organization, { user: params.user_id, ...query }, now),
  ),
);
