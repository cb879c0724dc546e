import { Webhook as Signer } from "standardwebhooks";
import { type Dispatcher, request } from "undici";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { readClock } from "@/lib/platform/clock/read-clock";
import { describeFailure } from "@/lib/platform/egress/describe-failure";
import { getEgressAgent } from "@/lib/platform/egress/get-egress-agent";
import { parseRetryAfter } from "@/lib/platform/http/parse-retry-after";
import { withSpan } from "@/lib/platform/tracing/tracing";
import type { DeliveryFormat } from "./formats/delivery-formats";
import { signForFormat } from "./formats/sign-for-format";

const DELIVERY_TIMEOUT_MS = 20_000;
const MAX_READ_BYTES = 64 * 1024;
const MAX_STORED_BYTES = 1024;

export interface DeliveryMessage {
  id: string;
  targetUrl: string;
  format: DeliveryFormat;
  body: string;
  /** The organisation is a sandbox. */
  test: boolean;
  /** All valid secrets. */
  secrets: readonly string[];
}

export interface DeliveryOutcome {
  startedAt: Instant;
  ms: number;
  status: number | null;
  error: string | null;
  answer: string | null;
  retryAfter: number | null;
}

/**
 * Sends one POST, signed with the real time even in a sandbox, as the receiver checks it. Returns every
 * outcome as a value; throws only if `stop` is aborted.
 */
export async function sendDelivery(message: DeliveryMessage, stop: AbortSignal): Promise<DeliveryOutcome> {
  const startedAt = readClock();
  const began = Date.now();
  const limit = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
  const none = { status: null, error: null, answer: null, retryAfter: null };
  let result: Pick<DeliveryOutcome, "status" | "error" | "answer" | "retryAfter">;
  try {
    result = { ...none, ...(await sendRequest(message, asInstant(began), AbortSignal.any([limit, stop]))) };
  } catch (error) {
    stop.throwIfAborted();
    result = {
      ...none,
      error: limit.aborted ? "No complete answer within 20 seconds" : describeFailure(error),
    };
  }
  return { startedAt, ms: Date.now() - began, ...result };
}

async function sendRequest(message: DeliveryMessage, now: Instant, signal: AbortSignal) {
  const url = new URL(message.targetUrl);
  if (url.protocol !== "https:") throw new Error("Only https is spoken");
  const attributes = { "http.request.method": "POST", "server.address": url.host };
  return withSpan({ name: "POST webhook", kind: "client", attributes }, async (setAttributes) => {
    const result = await sendRequestTo(url, message, now, signal);
    setAttributes({ "http.response.status_code": result.status });
    return result;
  });
}

/** Omits trace headers, as the receiver is an external party. */
async function sendRequestTo(
  url: URL,
  { id, format, body, test, secrets }: DeliveryMessage,
  now: Instant,
  signal: AbortSignal,
) {
  const timestamp = new Date(now);
  const seconds = Math.floor(now / 1000);
  const answered = await request(url, {
    method: "POST",
    dispatcher: getEgressAgent(url),
    headers: {
      "content-type": "application/json",
      "user-agent": "Bookpage-Webhooks",
      ...(test && { "bookpage-mode": "test" }),
      "webhook-id": id,
      "webhook-timestamp": String(seconds),
      "webhook-signature": secrets.map((secret) => new Signer(secret).sign(id, timestamp, body)).join(" "),
      ...signForFormat({ format, body, timestamp: seconds, secrets }),
    },
    body,
    signal,
  });
  const { statusCode: status, headers } = answered;
  const received = await readPrefix(answered.body);
  const retryAfter = parseRetryAfter(headers["retry-after"]?.toString(), now);
  const redirect = status >= 300 && status < 400 ? "Redirects are not followed" : null;
  return { status, answer: received, retryAfter, error: redirect };
}

/** Reads at most 64 kB and returns the first kilobyte as text. */
async function readPrefix(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (size < MAX_STORED_BYTES) chunks.push(chunk.subarray(0, MAX_STORED_BYTES - size));
    size += chunk.byteLength;
    if (size >= MAX_READ_BYTES) break; // leaving the loop closes the connection
  }
  return Buffer.concat(chunks).toString("utf8").replaceAll("\0", "");
}
