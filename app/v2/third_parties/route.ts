import { route, routes } from "@/lib/http/route";
import { listThirdPartiesContract, registerThirdPartyContract } from "@/lib/third-parties/contract";
import { listThirdParties } from "@/lib/third-parties/queries";
import { registerThirdParty } from "@/lib/third-parties/register-third-party";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listThirdPartiesContract, ({ db, auth, query, url }) =>
    listThirdParties(db, auth.organization, query, url),
  ),
  route(registerThirdPartyContract, ({ db, auth, query, body }) =>
    registerThirdParty(db, auth.organization, { ...query, ...body }),
  ),
);
