import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deleteCoverContract, putCoverContract } from "@/lib/domain/booking-pages/bookpages/contract";
import { getBookpage } from "@/lib/domain/booking-pages/bookpages/queries";
import { updateCover } from "@/lib/domain/booking-pages/bookpages/update-cover";
import { preparePicture } from "@/lib/domain/tenancy/pictures/prepare-picture";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    putCoverContract,
    async ({ db, auth: { organization }, params, body }) => {
      const { _id: id } = await getBookpage(db, organization, params.nickname);
      return preparePicture(body, { organization, kind: "cover", id });
    },
    ({ db, auth, params, precondition, prepared }) =>
      updateCover(db, auth.organization, params.nickname, prepared, precondition),
  ),
  buildEndpoint(deleteCoverContract, ({ db, auth, params, precondition }) =>
    updateCover(db, auth.organization, params.nickname, null, precondition),
  ),
);
