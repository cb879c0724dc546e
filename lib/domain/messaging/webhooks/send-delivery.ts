import { Webhook as Signer } from "standardwebhooks";
import { type Dispatcher, request } from "undici";
import { type Instant, instant } from "@/lib/core/time/instant";
import { readClock } from "@/lib/platform/clock/read-clock";
import { describeFailure } from "@/lib/platform/outward/failure";
import { agentFor } from "@/lib/platform/outward/guarded-agent";
import { inStep } from "@/lib/platform/tracing/tracing";
import { parseRetryAfter } from "./retry-schedule";

const DELIVERY_TIMEOUT_MS = 20_000;
const MAX_READ_BYTES = 64 * 1024;
const MAX_KEPT_BYTES = 1024;

export interface Message {
  id: string;
  targetUrl: string;
  body: string;
  /** It tells of a sandbox. */
  test: boolean;
  /** All that are valid now. */
  secrets: readonly string[];
}

export interface Sent {
  startedAt: Instant;
  ms: number;
  status: number | null;
  error: string | null;
  answer: string | null;
  retryAfter: number | null;
}

/** One POST, signed by the world's time, as its receiver checks it; what came of it is a value. Throws only when `stop` is aborted. */
export async function sendDelivery(message: Message, stop: AbortSignal): Promise<Sent> {
  const startedAt = readClock();
  const began = Date.now();
  const limit = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
  const none = { status: null, error: null, answer: null, retryAfter: null };
  let told: Pick<Sent, "status" | "error" | "answer" | "retryAfter">;
  try {
    told = { ...none, ...(await post(message, instant(began), AbortSignal.any([limit, stop]))) };
  } catch (error) {
    stop.throwIfAborted();
    told = {
      ...none,
      error: limit.aborted ? "No complete answer within 20 seconds" : describeFailure(error),
    };
  }
  return { startedAt, ms: Date.now() - began, ...told };
}

async function post(message: Message, now: Instant, signal: AbortSignal) {
  const url = new URL(message.targetUrl);
  if (url.protocol !== "https:") throw new Error("Only https is spoken");
  const attributes = { "http.request.method": "POST", "server.address": url.host };
  return inStep({ name: "POST webhook", kind: "client", attributes }, async (note) => {
    const told = await postTo(url, message, now, signal);
    note({ "http.response.status_code": told.status });
    return told;
  });
}

/** The receiver is a stranger: it is not told of the trace that this belongs to. */
async function postTo(url: URL, { id, body, test, secrets }: Message, now: Instant, signal: AbortSignal) {
  const timestamp = new Date(now);
  const answered = await request(url, {
    method: "POST",
    dispatcher: agentFor(url),
    headers: {
      "content-type": "application/json",
      "user-agent": "Bookpage-Webhooks",
      ...(test && { "bookpage-mode": "test" }),
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now / 1000)),
      "webhook-signature": secrets.map((secret) => new Signer(secret).sign(id, timestamp, body)).join(" "),
    },
    body,
    signal,
  });
  const { statusCode: status, headers } = answered;
  const answer = await readBeginning(answered.body);
  const retryAfter = parseRetryAfter(headers["retry-after"]?.toString(), now);
  const redirect = status >= 300 && status < 400 ? "Redirects are not followed" : null;
  return { status, answer, retryAfter, error: redirect };
}

/** Reads no more than 64 kB, however much there is, and keeps the first kilobyte as text. */
async function readBeginning(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (size < MAX_KEPT_BYTES) kept.push(chunk.subarray(0, MAX_KEPT_BYTES - size));
    size += chunk.byteLength;
    if (size >= MAX_READ_BYTES) break; // leaving the loop ends the connection
  }
  return Buffer.concat(kept).toString("utf8").replaceAll("\0", "");
}
