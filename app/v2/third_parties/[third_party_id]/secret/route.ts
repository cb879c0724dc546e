import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { rotateThirdPartySecretContract } from "@/lib/domain/events/third-parties/contract";
import { rotateAppSecret } from "@/lib/domain/events/third-parties/rotate-app-secret";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(rotateThirdPartySecretContract, ({ db, auth, params }) =>
    rotateAppSecret(db, auth.organization, params.third_party_id),
  ),
);
