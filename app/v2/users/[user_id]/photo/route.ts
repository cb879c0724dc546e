import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deletePhotoContract, putPhotoContract } from "@/lib/domain/people/users/contract";
import { updatePhoto } from "@/lib/domain/people/users/update-photo";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { preparePicture } from "@/lib/domain/tenancy/pictures/prepare-picture";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    putPhotoContract,
    async ({ db, auth: { organization }, params, body }) => {
      const { id } = await getUserRow(db, organization, params.user_id);
      return preparePicture(body, { organization, kind: "photo", id });
    },
    ({ db, auth, params, precondition, prepared }) =>
      updatePhoto(db, auth.organization, params.user_id, prepared, precondition),
  ),
  buildEndpoint(deletePhotoContract, ({ db, auth, params, precondition }) =>
    updatePhoto(db, auth.organization, params.user_id, null, precondition),
  ),
);
