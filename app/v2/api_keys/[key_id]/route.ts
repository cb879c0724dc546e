import { revokeApiKeyContract } from "@/lib/api-keys/contract";
import { revokeApiKey } from "@/lib/api-keys/revoke-api-key";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(revokeApiKeyContract, ({ db, auth, params, precondition, now }) =>
    revokeApiKey(db, auth.organization, params.key_id, precondition, new Date(now)),
  ),
);
