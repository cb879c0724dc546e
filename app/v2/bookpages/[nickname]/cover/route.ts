import { preparedRoute, route, routes } from "@/lib/api/route";
import { changeCover } from "@/lib/domain/booking-pages/bookpages/change-cover";
import { deleteCoverContract, putCoverContract } from "@/lib/domain/booking-pages/bookpages/contract";
import { readBookpage } from "@/lib/domain/booking-pages/bookpages/queries";
import { preparePicture } from "@/lib/domain/tenancy/pictures/prepare-picture";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    putCoverContract,
    async ({ db, auth: { organization }, params, body }) => {
      const { _id: id } = await readBookpage(db, organization, params.nickname);
      return preparePicture(body, { organization, kind: "cover", id });
    },
    ({ db, auth, params, precondition, prepared }) =>
      changeCover(db, auth.organization, params.nickname, prepared, precondition),
  ),
  route(deleteCoverContract, ({ db, auth, params, precondition }) =>
    changeCover(db, auth.organization, params.nickname, null, precondition),
  ),
);
