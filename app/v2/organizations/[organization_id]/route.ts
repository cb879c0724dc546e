import { route, routes } from "@/lib/api/route";
import {
  readOrganizationByIdContract,
  updateOrganizationByIdContract,
} from "@/lib/domain/tenancy/organizations/contract";
import { readOrganization } from "@/lib/domain/tenancy/organizations/queries";
import { requireOwnOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { updateOrganization } from "@/lib/domain/tenancy/organizations/update-organization";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readOrganizationByIdContract, ({ db, auth, params }) =>
    readOrganization(db, requireOwnOrganization(auth.organization, params.organization_id)),
  ),
  route(updateOrganizationByIdContract, ({ db, auth, params, body, precondition }) =>
    updateOrganization(
      db,
      requireOwnOrganization(auth.organization, params.organization_id),
      body,
      precondition,
    ),
  ),
);
