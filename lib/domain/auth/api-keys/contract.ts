import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { apiKeysQuery } from "./keys-query";
import { apiKey, apiKeyBody, newApiKey } from "./schema";

const tag = "API keys";

export const listApiKeysContract = defineList(
  {
    tag,
    scope: "api_keys:read",
    method: "GET",
    path: "/v2/api_keys",
    name: "listApiKeys",
    audience: "admins",
    summary: "List API keys, newest first, including revoked ones",
    query: apiKeysQuery,
    status: [200],
    answer: z.array(apiKey),
  },
  { deletions: null },
);

export const createApiKeyContract = defineContract({
  tag,
  scope: "credentials:write",
  method: "POST",
  path: "/v2/api_keys",
  name: "createApiKey",
  audience: "admins",
  fresh: true,
  summary: "Create an API key",
  description:
    "The response shows the key once. A key that another key creates has at most that key's scopes, and expires no later.",
  body: apiKeyBody,
  status: [201],
  answer: newApiKey,
  example: {
    body: {
      name: "CRM import",
      scopes: ["users:read", "users:write"],
      expires_at: "2031-04-01T00:00:00.000Z",
    },
  },
});

export const revokeApiKeyContract = defineContract({
  tag,
  scope: "api_keys:write",
  method: "DELETE",
  path: "/v2/api_keys/:key_id",
  name: "revokeApiKey",
  audience: "admins",
  summary: "Revoke an API key",
  description:
    "Requests with the key are refused from now on (other processes of the service may accept it for another second); the list still shows it. A key may revoke itself. `n` is 0 for a key that was revoked already.",
  params: z.object({ key_id: id }),
  status: [200],
  answer: deleted,
});
