import { api, unwrapResponse } from "../api";

/** Has the browser ask for a passkey of the user. */
export async function promptPasskey() {
  const { value } = await unwrapResponse(api.POST("/v2/second_factors/proof/options"));
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const response = await startAuthentication({ optionsJSON: value.options as never });
  return { token: value.token, response: { ...response } };
}
