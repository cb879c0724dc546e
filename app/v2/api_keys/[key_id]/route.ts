import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { revokeApiKeyContract } from "@/lib/domain/auth/api-keys/contract";
import { revokeApiKey } from "@/lib/domain/auth/api-keys/revoke-api-key";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(revokeApiKeyContract, ({ db, auth, params, precondition, now }) =>
    revokeApiKey(db, auth.organization, params.key_id, precondition, new Date(now)),
  ),
);
