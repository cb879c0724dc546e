import type { Authentication, Bundle, ZObject } from "zapier-platform-core";
import { getBaseUrl, sendZapierRequest } from "./send-request";

const SCOPES = "slots:read events:read events:write users:read bookpages:read hooks:read hooks:write";

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Fetches tokens of the OAuth app that an admin has registered; the user types its id and secret beside the address. */
const requestTokens = async (z: ZObject, bundle: Bundle, fields: Record<string, string>): Promise<Tokens> => {
  const { client_id, client_secret } = bundle.inputData.client_id ? bundle.inputData : bundle.authData;
  const base_url = String(bundle.inputData.base_url ?? bundle.authData.base_url);
  const base = getBaseUrl({ ...bundle, authData: { base_url } });
  const response = await z.request<Tokens>({
    url: `${base}/oauth/token`,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: { client_id, client_secret, ...fields },
  });
  const { access_token, refresh_token } = response.data;
  return { access_token, refresh_token };
};

export const authentication: Authentication = {
  type: "oauth2",
  fields: [
    {
      key: "base_url",
      label: "Address",
      required: true,
      helpText: "Where your Bookpage runs, such as meet.example.com.",
      inputFormat: "https://{{input}}",
    },
    {
      key: "client_id",
      label: "Client ID",
      required: true,
      helpText: "Of an OAuth app: console, OAuth apps.",
    },
    { key: "client_secret", label: "Client secret", required: true, type: "password" },
  ],
  oauth2Config: {
    // Bookpage requires PKCE.
    enablePkce: true,
    autoRefresh: true,
    scope: SCOPES,
    authorizeUrl: {
      url: "{{bundle.inputData.base_url}}/oauth/authorize",
      params: {
        client_id: "{{bundle.inputData.client_id}}",
        state: "{{bundle.inputData.state}}",
        redirect_uri: "{{bundle.inputData.redirect_uri}}",
        response_type: "code",
      },
    },
    getAccessToken: (z: ZObject, bundle: Bundle) =>
      requestTokens(z, bundle, {
        grant_type: "authorization_code",
        code: bundle.inputData.code as string,
        code_verifier: bundle.inputData.code_verifier as string,
        redirect_uri: bundle.inputData.redirect_uri as string,
      }),
    refreshAccessToken: (z: ZObject, bundle: Bundle) =>
      requestTokens(z, bundle, {
        grant_type: "refresh_token",
        refresh_token: bundle.authData.refresh_token as string,
      }),
  },
  test: (z: ZObject, bundle: Bundle) => sendZapierRequest(z, bundle, { path: "/v2/me" }),
  connectionLabel: "{{person__full_name}} ({{organization__name}})",
};

/** Adds the token to every request except those that fetch tokens. */
export const addToken = (request: { headers?: Record<string, string> }, _: ZObject, { authData }: Bundle) => {
  if (authData?.access_token)
    request.headers = { ...request.headers, authorization: `Bearer ${authData.access_token}` };
  return request as never;
};
