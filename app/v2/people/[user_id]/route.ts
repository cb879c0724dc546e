import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getPersonContract } from "@/lib/domain/people/contract";
import { getUserSummary } from "@/lib/domain/people/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getPersonContract, ({ db, auth, params }) =>
    getUserSummary(db, auth.organization, params.user_id),
  ),
);
