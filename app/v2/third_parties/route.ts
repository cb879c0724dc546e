import { route, routes } from "@/lib/api/route";
import {
  listThirdPartiesContract,
  registerThirdPartyContract,
} from "@/lib/domain/events/third-parties/contract";
import { listThirdParties } from "@/lib/domain/events/third-parties/queries";
import { registerThirdParty } from "@/lib/domain/events/third-parties/register-third-party";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listThirdPartiesContract, ({ db, auth, query, url }) =>
    listThirdParties(db, auth.organization, query, url),
  ),
  route(registerThirdPartyContract, ({ db, auth, query, body }) =>
    registerThirdParty(db, auth.organization, { ...query, ...body }),
  ),
);
