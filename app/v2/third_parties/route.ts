import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  listThirdPartiesContract,
  registerThirdPartyContract,
} from "@/lib/domain/events/third-parties/contract";
import { listThirdParties } from "@/lib/domain/events/third-parties/queries";
import { registerThirdParty } from "@/lib/domain/events/third-parties/register-third-party";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listThirdPartiesContract, ({ db, auth, query, url }) =>
    listThirdParties(db, auth.organization, query, url),
  ),
  buildEndpoint(registerThirdPartyContract, ({ db, auth, query, body }) =>
    registerThirdParty(db, auth.organization, { ...query, ...body }),
  ),
);
