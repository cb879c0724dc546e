import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { authTestContract } from "@/lib/domain/tenancy/organizations/contract";
import { getOrganization } from "@/lib/domain/tenancy/organizations/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(authTestContract, ({ db, auth }) => getOrganization(db, auth.organization)),
);
