import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
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
    summary: "Personal tokens, newest first",
    description:
      "One's own; keys, admins and owners see those of everybody. What has expired is listed for 30 days more.",
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
    "With it a program acts as oneself: by one's role, and within the scopes. The answer shows it once. It ends at its time, when it is revoked, and at once with another role, another password or the account. Signed in only; neither keys nor tokens make one.",
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
  description: "One's own; keys, admins and owners revoke those of everybody. It is refused from now on.",
  params: z.object({ token_id: id.describe("The token’s.") }),
  status: [200],
  answer: deleted,
});
