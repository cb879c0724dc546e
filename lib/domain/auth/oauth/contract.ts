import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { oauthAppsQuery, oauthGrantsQuery } from "./oauth-query";
import { newOauthApp, oauthApp, oauthAppBody, oauthAppUpdate, oauthGrant } from "./schema";

const tag = "OAuth apps";
const read = { tag, scope: "api_keys:read", audience: "admins" } as const;
const write = { tag, scope: "credentials:write", audience: "admins", fresh: true } as const;

const appParams = z.object({ app_id: id.describe("The app’s.") });

export const listOauthAppsContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/oauth_apps",
    name: "listOAuthApps",
    summary: "List OAuth apps, newest first",
    query: oauthAppsQuery,
    status: [200],
    answer: z.array(oauthApp),
  },
  { deletions: null, unsynced: "they are few" },
);

export const getOauthAppContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/oauth_apps/:app_id",
  name: "getOAuthApp",
  summary: "Get an OAuth app",
  params: appParams,
  status: [200],
  answer: oauthApp,
});

export const createOauthAppContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/oauth_apps",
  name: "createOAuthApp",
  summary: "Register an OAuth app",
  description:
    "The app acts as one of the organisation's people after that person consents (authorization code with PKCE). The response shows its secret once. Apps cannot get `credentials:write` or `api_keys:…`.",
  body: oauthAppBody,
  location: "/v2/oauth_apps/:_id",
  status: [201],
  answer: newOauthApp,
  example: {
    body: {
      name: "Acme CRM",
      redirect_uris: ["https://crm.example.com/oauth/callback"],
      scopes: ["slots:read", "events:read", "events:write"],
      confidential: true,
    },
  },
});

export const updateOauthAppContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/oauth_apps/:app_id",
  name: "updateOAuthApp",
  summary: "Update an OAuth app",
  description:
    "Fields that are not sent stay as they are. A removed scope is removed at once, also from existing grants.",
  params: appParams,
  body: oauthAppUpdate,
  sentBack: newOauthApp,
  status: [200],
  answer: oauthApp,
  example: { body: { redirect_uris: ["https://crm.example.com/oauth/callback"] } },
});

export const rotateOauthSecretContract = defineContract({
  ...write,
  unversioned: true,
  method: "POST",
  path: "/v2/oauth_apps/:app_id/secret",
  name: "rotateOAuthAppSecret",
  exact: true,
  summary: "Rotate the secret of an OAuth app",
  description: "The previous secret is refused at once; existing grants stay.",
  params: appParams,
  body: z.object({}).optional(),
  status: [200],
  answer: newOauthApp,
});

export const deleteOauthAppContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/oauth_apps/:app_id",
  name: "deleteOAuthApp",
  summary: "Delete an OAuth app",
  description: "All grants of the app end at once.",
  params: appParams,
  status: [200],
  answer: deleted,
});

export const listOauthGrantsContract = defineList(
  {
    tag,
    scope: "api_keys:read",
    audience: "oneself",
    method: "GET",
    path: "/v2/oauth_grants",
    name: "listOAuthGrants",
    summary: "List OAuth grants, newest first",
    description: "Your own grants; keys, admins and owners see those of all users.",
    query: oauthGrantsQuery,
    status: [200],
    answer: z.array(oauthGrant),
  },
  { deletions: null, unsynced: "they come and go with those who allow them" },
);

export const revokeOauthGrantContract = defineContract({
  tag,
  scope: "api_keys:write",
  audience: "oneself",
  unversioned: true,
  method: "DELETE",
  path: "/v2/oauth_grants/:grant_id",
  name: "revokeOAuthGrant",
  summary: "Revoke an OAuth grant",
  description:
    "Users can revoke their own grants; keys, admins and owners those of all users. All tokens of the grant are refused from now on.",
  params: z.object({ grant_id: id.describe("The `_id` of the grant.") }),
  status: [200],
  answer: deleted,
});
