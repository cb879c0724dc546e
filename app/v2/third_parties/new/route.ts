import { route, routes } from "@/lib/http/route";
import { registerThirdPartyByGetContract } from "@/lib/third-parties/contract";
import { registerThirdParty } from "@/lib/third-parties/register-third-party";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(registerThirdPartyByGetContract, ({ db, auth, query }) =>
    registerThirdParty(db, auth.organization, query),
  ),
);
