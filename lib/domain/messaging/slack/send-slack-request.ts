import { request } from "undici";
import { asInstant } from "@/lib/core/time/instant";
import { describeFailure } from "@/lib/platform/egress/describe-failure";
import { getEgressAgent } from "@/lib/platform/egress/get-egress-agent";
import { isUnsentFailure } from "@/lib/platform/egress/is-unsent-failure";
import { overrideOrigin } from "@/lib/platform/egress/override-origin";
import { env } from "@/lib/platform/env/env";
import { parseRetryAfter } from "@/lib/platform/http/parse-retry-after";
import { readLimitedText } from "@/lib/platform/http/read-limited-text";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { deriveSlackErrorKind } from "./slack-errors";

const TIMEOUT_MS = 20_000;
/** A thousand channels take some hundred bytes each. */
const MAX_BYTES = 4 * 1024 * 1024;

export type SlackResult =
  | { kind: "ok"; body: Record<string, unknown> }
  /** Nothing was done; `seconds`: the wait that Slack asks for. */
  | { kind: "later"; seconds: number | null; error: string; isLimited: boolean }
  /** `reason`: the access has ended; the channel can be mended by an admin; another error. */
  | { kind: "rejected"; error: string; reason: "access" | "channel" | "other" }
  /** The request may have been carried out. */
  | { kind: "unknown"; error: string };

interface SlackCall {
  method: string;
  /** Authenticates with a token, or with the app's id and secret. */
  auth: { token: string } | { clientId: string; clientSecret: string };
  /** Sent as JSON if `isJson`, which only methods that write accept, else as a form. */
  params: Record<string, unknown>;
  isJson?: boolean;
}

/** Calls a method of Slack's Web API. */
export async function sendSlackRequest({
  method,
  auth,
  params,
  isJson = false,
}: SlackCall): Promise<SlackResult> {
  const { SLACK_TEST_ORIGIN: testOrigin } = env();
  const url = new URL(overrideOrigin(`https://slack.com/api/${method}`, testOrigin));
  try {
    const { statusCode, headers, body } = await request(url, {
      method: "POST",
      dispatcher: getEgressAgent(url, testOrigin !== undefined),
      // A connection that the server closes while it is idle would lose the response.
      reset: true,
      headers: {
        authorization: "token" in auth ? `Bearer ${auth.token}` : buildBasicAuth(auth),
        accept: "application/json",
        "user-agent": "Bookpage",
        "content-type": isJson
          ? "application/json; charset=utf-8"
          : "application/x-www-form-urlencoded; charset=utf-8",
      },
      body: isJson ? JSON.stringify(params) : new URLSearchParams(toForm(params)).toString(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await readLimitedText(body, MAX_BYTES);
    const delay = parseRetryAfter(headers["retry-after"]?.toString(), asInstant(Date.now()));
    return toSlackResult(statusCode, text === null ? null : tryParseJson(text), delay);
  } catch (error) {
    const message = describeFailure(error);
    return isUnsentFailure(error)
      ? { kind: "later", seconds: null, error: message, isLimited: false }
      : { kind: "unknown", error: message };
  }
}

const buildBasicAuth = ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;

const toForm = (params: Record<string, unknown>): [string, string][] =>
  Object.entries(params).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );

/** Slack's errors are names such as `not_in_channel`. */
const MAX_ERROR = 100;

function toSlackResult(status: number, body: unknown, delayMs: number | null | undefined): SlackResult {
  const seconds = delayMs ? Math.ceil(delayMs / 1000) : null;
  if (status === 429) return { kind: "later", seconds, error: "ratelimited", isLimited: true };
  if (status === 503) return { kind: "later", seconds, error: "Slack answered 503", isLimited: false };
  if (!isRecord(body) || status >= 500) return { kind: "unknown", error: `Slack answered ${status}` };
  if (body.ok === true) return { kind: "ok", body };
  const error = typeof body.error === "string" ? body.error.slice(0, MAX_ERROR) : `Slack answered ${status}`;
  const kind = deriveSlackErrorKind(error);
  if (kind === "busy") return { kind: "later", seconds, error, isLimited: error.startsWith("rate") };
  return kind === "unclear" ? { kind: "unknown", error } : { kind: "rejected", error, reason: kind };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
