import type { z } from "zod";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { readBytes, readResponseText, safeFetch, toProviderError } from "@/lib/domain/calendars/safe-fetch";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import type { ProviderOauthService } from "./provider-oauth-service";
import { type ProviderTokens, refreshTokens } from "./tokens";

interface ApiRequest {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  /** Serialized as JSON. */
  body?: unknown;
  /** Statuses besides success that the caller handles. */
  expected?: readonly number[];
}

interface ApiResponse {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Larger responses must be parsed in a worker thread. */
const MAX_PARSED_BYTES = 1024 * 1024;

/**
 * Sends a request with the account's token, and refreshes it if it has expired or is rejected. A rejection
 * after that means a loss of access.
 */
export async function requestProviderApi(
  service: ProviderOauthService | null,
  access: ProviderAccess<ProviderTokens>,
  { url, method = "GET", headers, body, expected = [] }: ApiRequest,
): Promise<ApiResponse> {
  if (!service) throw new ProviderError("busy", "Calendars of this source are not set up here");
  const renew = async () => {
    const refresh = (stale: ProviderTokens) => refreshTokens(service, stale, access.signal);
    if (access.renew) {
      access.credentials = await access.renew(access.credentials, refresh);
      return;
    }
    const renewed = await refresh(access.credentials);
    access.credentials = renewed;
    await access.storeRenewed(renewed);
  };
  const send = () =>
    safeFetch(url, {
      method,
      headers: {
        authorization: `Bearer ${access.credentials.access}`,
        accept: "application/json",
        "user-agent": "Bookpage",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: access.signal,
    });
  const isExpired = access.credentials.expires <= Date.now();
  if (isExpired) await renew();
  let response = await send();
  if (response.status === 401 && !isExpired) {
    await readResponseText(response);
    await renew();
    response = await send();
  }
  const result = { status: response.status, bytes: await readBytes(response) };
  if (response.ok || expected.includes(response.status)) return result;
  const refusal = toProviderError(response);
  if (response.status === 403 && service.isBusy(parseResponseJson(result)))
    throw new ProviderError(
      "busy",
      "The server says that there were too many requests",
      refusal.retryAfter,
      false,
      429,
    );
  throw refusal;
}

/** Parses a response with the expected schema. */
export function parseApiResponse<Shape extends z.ZodType>(
  shape: Shape,
  answer: ApiResponse,
): z.output<Shape> {
  const read = shape.safeParse(parseResponseJson(answer));
  if (!read.success) throw createUnexpectedResponseError();
  return read.data;
}

export const createUnexpectedResponseError = () =>
  new ProviderError("busy", "The server's answer is not as its API promises", null, false, 200);

const parseResponseJson = ({ bytes }: ApiResponse): unknown =>
  bytes.byteLength > MAX_PARSED_BYTES ? undefined : tryParseJson(new TextDecoder().decode(bytes));
