import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deleteLogoContract, putLogoContract } from "@/lib/domain/tenancy/organizations/contract";
import { requirePathOrganization } from "@/lib/domain/tenancy/organizations/require-organization";
import { updateLogo } from "@/lib/domain/tenancy/organizations/update-logo";
import { preparePicture } from "@/lib/domain/tenancy/pictures/prepare-picture";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    putLogoContract,
    ({ auth, params, body }) => {
      const organization = requirePathOrganization(auth.organization, params.organization_id);
      return preparePicture(body, { organization, kind: "logo", id: organization });
    },
    ({ db, auth, precondition, prepared }) => updateLogo(db, auth.organization, prepared, precondition),
  ),
  buildEndpoint(deleteLogoContract, ({ db, auth, params, precondition }) =>
    updateLogo(db, requirePathOrganization(auth.organization, params.organization_id), null, precondition),
  ),
);
