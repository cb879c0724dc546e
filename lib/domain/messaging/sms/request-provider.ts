import { request } from "undici";
import { asInstant } from "@/lib/core/time/instant";
import { describeFailure } from "@/lib/platform/egress/describe-failure";
import { getEgressAgent } from "@/lib/platform/egress/get-egress-agent";
import { isUnsentFailure } from "@/lib/platform/egress/is-unsent-failure";
import { overrideOrigin } from "@/lib/platform/egress/override-origin";
import { parseRetryAfter } from "@/lib/platform/http/parse-retry-after";
import { readLimitedText } from "@/lib/platform/http/read-limited-text";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";

const TIMEOUT_MS = 20_000;
const DEFAULT_MAX_BYTES = 64 * 1024;

export type ProviderResponse =
  | { kind: "response"; status: number; body: unknown; retryAfter: number | null }
  /** `isSent`: the request may have been received. */
  | { kind: "failure"; isSent: boolean; error: string };

interface ProviderRequest {
  url: string;
  /** The value of the header. */
  authorization: string;
  /** The server of tests in place of the provider's. */
  testOrigin: string | undefined;
  /** It makes the request a POST. */
  content: { type: string; text: string } | null;
  /** The largest response. */
  maxBytes?: number;
}

/** Builds the value of the header for a name and a password. */
export const buildBasicAuthorization = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;

/** Sends a request to a provider of messages. */
export async function requestProvider({
  url: address,
  authorization,
  testOrigin,
  content,
  maxBytes = DEFAULT_MAX_BYTES,
}: ProviderRequest): Promise<ProviderResponse> {
  const url = new URL(overrideOrigin(address, testOrigin));
  try {
    const { statusCode, headers, body } = await request(url, {
      method: content ? "POST" : "GET",
      dispatcher: getEgressAgent(url, testOrigin !== undefined),
      // A connection that the server closes while it is idle would lose the response.
      reset: true,
      headers: {
        authorization,
        accept: "application/json",
        "user-agent": "Bookpage",
        ...(content && { "content-type": content.type }),
      },
      ...(content && { body: content.text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await readLimitedText(body, maxBytes);
    const delay = parseRetryAfter(headers["retry-after"]?.toString(), asInstant(Date.now()));
    return {
      kind: "response",
      status: statusCode,
      body: text === null ? null : tryParseJson(text),
      retryAfter: delay ? Math.ceil(delay / 1000) : null,
    };
  } catch (error) {
    return { kind: "failure", isSent: !isUnsentFailure(error), error: describeFailure(error) };
  }
}
