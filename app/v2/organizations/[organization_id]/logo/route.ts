import { preparedRoute, route, routes } from "@/lib/api/route";
import { changeLogo } from "@/lib/domain/tenancy/organizations/change-logo";
import { deleteLogoContract, putLogoContract } from "@/lib/domain/tenancy/organizations/contract";
import { requireOwnOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { preparePicture } from "@/lib/domain/tenancy/pictures/prepare-picture";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    putLogoContract,
    ({ auth, params, body }) => {
      const organization = requireOwnOrganization(auth.organization, params.organization_id);
      return preparePicture(body, { organization, kind: "logo", id: organization });
    },
    ({ db, auth, precondition, prepared }) => changeLogo(db, auth.organization, prepared, precondition),
  ),
  route(deleteLogoContract, ({ db, auth, params, precondition }) =>
    changeLogo(db, requireOwnOrganization(auth.organization, params.organization_id), null, precondition),
  ),
);
