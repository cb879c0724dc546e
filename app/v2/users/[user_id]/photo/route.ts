import { preparedRoute, route, routes } from "@/lib/api/route";
import { findUser } from "@/lib/domain/organizations/find-user";
import { preparePicture } from "@/lib/domain/pictures/prepare-picture";
import { changePhoto } from "@/lib/domain/users/change-photo";
import { deletePhotoContract, putPhotoContract } from "@/lib/domain/users/contract";

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
