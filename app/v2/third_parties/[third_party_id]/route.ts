import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deleteThirdPartyContract, getThirdPartyContract } from "@/lib/domain/events/third-parties/contract";
import { deleteThirdParty } from "@/lib/domain/events/third-parties/delete-third-party";
import { getThirdParty } from "@/lib/domain/events/third-parties/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getThirdPartyContract, ({ db, auth, params }) =>
    getThirdParty(db, auth.organization, params.third_party_id),
  ),
  buildEndpoint(deleteThirdPartyContract, ({ db, auth, params, precondition }) =>
    deleteThirdParty(db, auth.organization, params.third_party_id, precondition),
  ),
);
