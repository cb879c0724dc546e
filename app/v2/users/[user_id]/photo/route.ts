import { preparedRoute, route, routes } from "@/lib/api/route";
import { changePhoto } from "@/lib/domain/people/users/change-photo";
import { deletePhotoContract, putPhotoContract } from "@/lib/domain/people/users/contract";
import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import { preparePicture } from "@/lib/domain/tenancy/pictures/prepare-picture";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    putPhotoContract,
    async ({ db, auth: { organization }, params, body }) => {
      const { id } = await findUser(db, organization, params.user_id);
      return preparePicture(body, { organization, kind: "photo", id });
    },
    ({ db, auth, params, precondition, prepared }) =>
      changePhoto(db, auth.organization, params.user_id, prepared, precondition),
  ),
  route(deletePhotoContract, ({ db, auth, params, precondition }) =>
    changePhoto(db, auth.organization, params.user_id, null, precondition),
  ),
);
