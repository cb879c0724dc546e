import { route, routes } from "@/lib/api/route";
import { registerThirdPartyByGetContract } from "@/lib/domain/events/third-parties/contract";
import { registerThirdParty } from "@/lib/domain/events/third-parties/register-third-party";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(registerThirdPartyByGetContract, ({ db, auth, query }) =>
    registerThirdParty(db, auth.organization, query),
  ),
);
