import { request } from "undici";
import { asInstant } from "@/lib/core/time/instant";
import type { SmsAccess } from "@/lib/domain/messaging/sms/provider";
import { describeFailure } from "@/lib/platform/egress/describe-failure";
import { getEgressAgent } from "@/lib/platform/egress/get-egress-agent";
import { isUnsentFailure } from "@/lib/platform/egress/is-unsent-failure";
import { overrideOrigin } from "@/lib/platform/egress/override-origin";
import { env } from "@/lib/platform/env/env";
import { parseRetryAfter } from "@/lib/platform/http/parse-retry-after";
import { readLimitedText } from "@/lib/platform/http/read-limited-text";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 64 * 1024;

export type TwilioResponse =
  | { kind: "response"; status: number; body: unknown; retryAfter: number | null }
  /** `isSent`: the request may have been received. */
  | { kind: "failure"; isSent: boolean; error: string };

/** Sends a request to Twilio's API of 2010-04-01; `form` makes it a POST. */
export async function requestTwilio(
  { accountId, token }: SmsAccess,
  path: string,
  form: Record<string, string> | null,
): Promise<TwilioResponse> {
  const { TWILIO_TEST_ORIGIN: testOrigin } = env();
  const account = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(accountId)}`;
  const url = new URL(overrideOrigin(`${account}${path}`, testOrigin));
  try {
    const { statusCode, headers, body } = await request(url, {
      method: form ? "POST" : "GET",
      dispatcher: getEgressAgent(url, testOrigin !== undefined),
      // A connection that the server closes while it is idle would lose the response.
      reset: true,
      headers: {
        authorization: `Basic ${Buffer.from(`${accountId}:${token}`).toString("base64")}`,
        accept: "application/json",
        "user-agent": "Bookpage",
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await readLimitedText(body, MAX_BYTES);
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
