import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  getOrganizationContract,
  updateOrganizationContract,
} from "@/lib/domain/tenancy/organizations/contract";
import { getOrganization } from "@/lib/domain/tenancy/organizations/queries";
import { updateOrganization } from "@/lib/domain/tenancy/organizations/update-organization";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getOrganizationContract, ({ db, auth }) => getOrganization(db, auth.organization)),
  buildEndpoint(updateOrganizationContract, ({ db, auth, body, precondition }) =>
    updateOrganization(db, auth.organization, body, precondition),
  ),
);
