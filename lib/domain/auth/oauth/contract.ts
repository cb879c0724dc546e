import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
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
    summary: "Apps that the organisation's people can share their access with, newest first",
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
  summary: "An OAuth app",
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
    "It gets access as one of the organisation's people when that person allows it (authorization code with PKCE). The answer shows its secret once. No app can be given `credentials:write` or `api_keys:…`.",
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
  summary: "Change an OAuth app",
  description:
    "What is left out stays. A scope that is taken away is gone at once, also from access that it has.",
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
  summary: "Exchange the secret of an OAuth app",
  description: "The one before is refused at once; the access that people have given it stays.",
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
  description: "All access that people have given it ends at once.",
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
    summary: "Which apps have whose access, newest first",
    description: "One's own; keys, admins and owners see those of everybody.",
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
  summary: "Take an app's access away",
  description:
    "One's own; keys, admins and owners do so for everybody. All its tokens are refused from now on.",
  params: z.object({ grant_id: id.describe("Of the access that was given.") }),
  status: [200],
  answer: deleted,
});
