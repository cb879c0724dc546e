import { buildOauthAppBody } from "../oauth";
import { buildTokenBody } from "../tokens";
import { makeUniqueName } from "../users";
import type { OperationSamples } from "./sample";

export const accessSamples: OperationSamples = {
  getMe: { foreign: "own", call: () => ({ path: "/v2/me" }) },
  testAuthentication: { foreign: "own", call: () => ({ path: "/v2/auth/test" }) },
  changePassword: {
    foreign: 403,
    call: () => ({
      path: "/v2/password",
      body: { current_password: "five grey herons", password: "three wise owls at noon" },
    }),
  },
  startImpersonation: {
    foreign: 403,
    call: ({ deputy }) => ({ path: "/v2/impersonation", body: { user: deputy._id } }),
  },
  stopImpersonation: { foreign: 403, call: () => ({ path: "/v2/impersonation" }) },
  listSessions: { foreign: 403, call: () => ({ path: "/v2/sessions" }) },
  revokeSession: { foreign: 403, call: ({ user }) => ({ path: `/v2/sessions/${user._id}` }) },
  revokeOtherSessions: { foreign: 403, call: () => ({ path: "/v2/sessions" }) },
  getSecondFactors: { foreign: 403, call: () => ({ path: "/v2/second_factors" }) },
  startAuthenticator: { foreign: 403, call: () => ({ path: "/v2/second_factors/authenticator" }) },
  confirmAuthenticator: {
    foreign: 403,
    call: () => ({ path: "/v2/second_factors/authenticator/confirm", body: { code: "123456" } }),
  },
  removeAuthenticator: { foreign: 403, call: () => ({ path: "/v2/second_factors/authenticator" }) },
  startPasskey: { foreign: 403, call: () => ({ path: "/v2/second_factors/passkeys/options" }) },
  createPasskey: {
    foreign: 403,
    call: () => ({
      path: "/v2/second_factors/passkeys",
      body: { name: "Phone", token: "none", response: { id: "none" } },
    }),
  },
  removePasskey: {
    foreign: 403,
    call: ({ user }) => ({ path: `/v2/second_factors/passkeys/${user._id}` }),
  },
  replaceRecoveryCodes: { foreign: 403, call: () => ({ path: "/v2/second_factors/recovery_codes" }) },
  startReauthentication: { foreign: 403, call: () => ({ path: "/v2/second_factors/proof/options" }) },
  reauthenticate: {
    foreign: 403,
    call: () => ({ path: "/v2/second_factors/proof", body: { code: "123456" } }),
  },
  resetSecondFactors: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/second_factors` }),
  },
  getSignIn: { foreign: "own", call: () => ({ path: "/v2/sign_in" }) },
  updateSignIn: {
    foreign: "own",
    call: () => ({ path: "/v2/sign_in", body: { second_factor_required: false } }),
  },
  createSignInDomain: {
    foreign: "new",
    call: () => ({ path: "/v2/sign_in/domains", body: { domain: `${makeUniqueName("firm")}.example` } }),
  },
  verifySignInDomain: {
    foreign: 404,
    call: ({ signInDomain }) => ({ path: `/v2/sign_in/domains/${signInDomain._id}/verify` }),
  },
  deleteSignInDomain: {
    foreign: 404,
    call: ({ signInDomain }) => ({ path: `/v2/sign_in/domains/${signInDomain._id}` }),
  },
  listThirdParties: { foreign: "empty", call: () => ({ path: "/v2/third_parties" }) },
  getThirdParty: { foreign: 404, call: ({ app }) => ({ path: `/v2/third_parties/${app._id}` }) },
  registerThirdParty: {
    foreign: "new",
    call: () => ({ path: "/v2/third_parties", body: { name: "Support desk" } }),
  },
  registerThirdPartyByGet: {
    foreign: "new",
    call: () => ({ path: "/v2/third_parties/new?name=Support+desk" }),
  },
  rotateThirdPartySecret: {
    foreign: 404,
    call: ({ renewedApp }) => ({ path: `/v2/third_parties/${renewedApp._id}/secret`, body: {} }),
  },
  deleteThirdParty: { foreign: 404, call: ({ app }) => ({ path: `/v2/third_parties/${app._id}` }) },
  getCreatorToken: {
    foreign: 404,
    call: ({ app }) => ({ path: `/v2/third_parties/token?cm=jane@example.com&secret=${app.secret}` }),
  },
  listApiKeys: { foreign: "others", call: () => ({ path: "/v2/api_keys" }) },
  createApiKey: {
    foreign: "new",
    call: () => ({ path: "/v2/api_keys", body: { name: "Sample", scopes: ["credentials:write"] } }),
  },
  revokeApiKey: { foreign: 404, call: ({ apiKey }) => ({ path: `/v2/api_keys/${apiKey._id}` }) },
  listPersonalTokens: { foreign: "empty", call: () => ({ path: "/v2/personal_tokens" }) },
  createPersonalToken: {
    foreign: 403,
    call: () => ({ path: "/v2/personal_tokens", body: buildTokenBody({ scopes: ["slots:read"] }) }),
  },
  revokePersonalToken: {
    foreign: 404,
    call: ({ personalToken }) => ({ path: `/v2/personal_tokens/${personalToken._id}` }),
  },
  listOAuthApps: { foreign: "empty", call: () => ({ path: "/v2/oauth_apps" }) },
  createOAuthApp: { foreign: "new", call: () => ({ path: "/v2/oauth_apps", body: buildOauthAppBody() }) },
  getOAuthApp: { foreign: 404, call: ({ oauthApp }) => ({ path: `/v2/oauth_apps/${oauthApp._id}` }) },
  updateOAuthApp: {
    foreign: 404,
    call: ({ oauthApp }) => ({ path: `/v2/oauth_apps/${oauthApp._id}`, body: { name: "Beta CRM" } }),
  },
  rotateOAuthAppSecret: {
    foreign: 404,
    call: ({ renewedOauthApp }) => ({ path: `/v2/oauth_apps/${renewedOauthApp._id}/secret`, body: {} }),
  },
  deleteOAuthApp: {
    foreign: 404,
    call: ({ renewedOauthApp }) => ({ path: `/v2/oauth_apps/${renewedOauthApp._id}` }),
  },
  listOAuthGrants: { foreign: "empty", call: () => ({ path: "/v2/oauth_grants" }) },
  revokeOAuthGrant: {
    foreign: 404,
    call: ({ oauthGrant }) => ({ path: `/v2/oauth_grants/${oauthGrant._id}` }),
  },
};
