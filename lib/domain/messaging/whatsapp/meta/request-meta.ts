import { createHmac } from "node:crypto";
import { type ProviderResponse, requestProvider } from "@/lib/domain/messaging/sms/request-provider";
import { env } from "@/lib/platform/env/env";

/** Access to a number at the Cloud API. */
export interface MetaAccess {
  phoneNumberId: string;
  businessAccountId: string;
  token: string;
  appSecret: string;
}

const ORIGIN = "https://graph.facebook.com/v23.0";

/** A page of templates. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Sends a request to the Graph API; `json` makes it a POST. The proof shows that the app secret is the one of the token's
 * app: Meta rejects a request with a wrong one.
 */
export function requestMeta(
  { token, appSecret }: Pick<MetaAccess, "token" | "appSecret">,
  path: string,
  { query = {}, json = null }: { query?: Record<string, string>; json?: object | null } = {},
): Promise<ProviderResponse> {
  const proof = createHmac("sha256", appSecret).update(token).digest("hex");
  return requestProvider({
    url: `${ORIGIN}/${path}?${new URLSearchParams({ ...query, appsecret_proof: proof })}`,
    authorization: `Bearer ${token}`,
    testOrigin: env().WHATSAPP_TEST_ORIGIN,
    content: json && { type: "application/json", text: JSON.stringify(json) },
    maxBytes: MAX_BYTES,
  });
}
