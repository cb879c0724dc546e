import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { newPersonalToken, personalToken, personalTokenBody } from "./schema";
import { personalTokensQuery } from "./tokens-query";

const tag = "Personal tokens";

export const listPersonalTokensContract = defineList(
  {
    tag,
    scope: "api_keys:read",
    audience: "oneself",
    method: "GET",
    path: "/v2/personal_tokens",
    name: "listPersonalTokens",
    summary: "List personal tokens, newest first",
    description:
      "Your own tokens; keys, admins and owners see those of all users. Expired tokens are listed for another 30 days.",
    query: personalTokensQuery,
    status: [200],
    answer: z.array(personalToken),
  },
  { deletions: null, unsynced: "they come and go with those who make them" },
);

export const createPersonalTokenContract = defineContract({
  tag,
  scope: "session",
  audience: "everybody",
  fresh: true,
  method: "POST",
  path: "/v2/personal_tokens",
  name: "createPersonalToken",
  summary: "Create a personal token",
  description:
    "A program with the token acts as you: with your role, and within the scopes. The response shows the token once. It ends when it expires or is revoked, and at once when your role or password changes or the account is deleted. Only a signed-in person can create one; keys and tokens cannot.",
  body: personalTokenBody,
  status: [201],
  answer: newPersonalToken,
  example: {
    body: {
      name: "Calendar script",
      scopes: ["slots:read", "events:read"],
      expires_at: "2031-04-01T00:00:00.000Z",
    },
  },
});

export const revokePersonalTokenContract = defineContract({
  tag,
  scope: "api_keys:write",
  audience: "oneself",
  unversioned: true,
  method: "DELETE",
  path: "/v2/personal_tokens/:token_id",
  name: "revokePersonalToken",
  summary: "Revoke a personal token",
  description:
    "Users can revoke their own tokens; keys, admins and owners those of all users. The token is refused from now on.",
  params: z.object({ token_id: id.describe("The `_id` of the token.") }),
  status: [200],
  answer: deleted,
});
