import { route, routes } from "@/lib/api/route";
import { deleteThirdPartyContract, readThirdPartyContract } from "@/lib/domain/events/third-parties/contract";
import { deleteThirdParty } from "@/lib/domain/events/third-parties/delete-third-party";
import { readThirdParty } from "@/lib/domain/events/third-parties/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readThirdPartyContract, ({ db, auth, params }) =>
    readThirdParty(db, auth.organization, params.third_party_id),
  ),
  route(deleteThirdPartyContract, ({ db, auth, params, precondition }) =>
    deleteThirdParty(db, auth.organization, params.third_party_id, precondition),
  ),
);
