import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { registerThirdPartyByGetContract } from "@/lib/domain/events/third-parties/contract";
import { registerThirdParty } from "@/lib/domain/events/third-parties/register-third-party";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(registerThirdPartyByGetContract, ({ db, auth, query }) =>
    registerThirdParty(db, auth.organization, query),
  ),
);
