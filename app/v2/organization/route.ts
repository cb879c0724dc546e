import { route, routes } from "@/lib/api/route";
import {
  readOrganizationContract,
  updateOrganizationContract,
} from "@/lib/domain/tenancy/organizations/contract";
import { readOrganization } from "@/lib/domain/tenancy/organizations/queries";
import { updateOrganization } from "@/lib/domain/tenancy/organizations/update-organization";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readOrganizationContract, ({ db, auth }) => readOrganization(db, auth.organization)),
  route(updateOrganizationContract, ({ db, auth, body, precondition }) =>
    updateOrganization(db, auth.organization, body, precondition),
  ),
);
