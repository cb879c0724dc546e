import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  getOrganizationByIdContract,
  updateOrganizationByIdContract,
} from "@/lib/domain/tenancy/organizations/contract";
import { getOrganization } from "@/lib/domain/tenancy/organizations/queries";
import { requirePathOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { updateOrganization } from "@/lib/domain/tenancy/organizations/update-organization";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getOrganizationByIdContract, ({ db, auth, params }) =>
    getOrganization(db, requirePathOrganization(auth.organization, params.organization_id)),
  ),
  buildEndpoint(updateOrganizationByIdContract, ({ db, auth, params, body, precondition }) =>
    updateOrganization(
      db,
      requirePathOrganization(auth.organization, params.organization_id),
      body,
      precondition,
    ),
  ),
);
