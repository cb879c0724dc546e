import { Webhook as Signer } from "standardwebhooks";
import { Agent, type Dispatcher, request } from "undici";
import { type Instant, instant } from "@/lib/time/instant";
import { failureOf } from "./failure";
import { guardedLookup } from "./guarded-lookup";
import { PrivateAddress } from "./private-address";
import { parseRetryAfter } from "./retry-schedule";
import { isAllowedHost, isPrivateHost } from "./target-address";

const CONNECT_LIMIT = 5000; // milliseconds
const LIMIT = 20_000;
const MOST_READ = 64 * 1024; // bytes
const KEPT = 1024;

const settings: Agent.Options = {
  headersTimeout: LIMIT,
  bodyTimeout: LIMIT,
  connect: { timeout: CONNECT_LIMIT },
  keepAliveTimeout: 4000,
};

let agents: { guarded: Agent; open: Agent } | undefined;

/** Without a proxy and without redirects; only named exceptions escape the guard. */
function agentFor(url: URL): Agent {
  agents ??= {
    guarded: new Agent({ ...settings, connect: { timeout: CONNECT_LIMIT, lookup: guardedLookup } }),
    open: new Agent(settings),
  };
  if (isAllowedHost(url)) return agents.open;
  if (isPrivateHost(url)) throw new PrivateAddress(); // an address is never looked up
  return agents.guarded;
}

export interface Message {
  id: string;
  targetUrl: string;
  body: string;
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

/** One POST, signed; what came of it is a value. Throws only when `stop` is aborted. */
export async function sendDelivery(message: Message, stop: AbortSignal): Promise<Sent> {
  const startedAt = instant(Date.now());
  const limit = AbortSignal.timeout(LIMIT);
  const none = { status: null, error: null, answer: null, retryAfter: null };
  let told: Pick<Sent, "status" | "error" | "answer" | "retryAfter">;
  try {
    told = { ...none, ...(await post(message, startedAt, AbortSignal.any([limit, stop]))) };
  } catch (error) {
    stop.throwIfAborted();
    told = { ...none, error: limit.aborted ? "No complete answer within 20 seconds" : failureOf(error) };
  }
  return { startedAt, ms: Date.now() - startedAt, ...told };
}

async function post({ id, targetUrl, body, secrets }: Message, now: Instant, signal: AbortSignal) {
  const url = new URL(targetUrl);
  if (url.protocol !== "https:") throw new Error("Only https is spoken");
  const timestamp = new Date(now);
  const answered = await request(url, {
    method: "POST",
    dispatcher: agentFor(url),
    headers: {
      "content-type": "application/json",
      "user-agent": "Bookpage-Webhooks",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now / 1000)),
      "webhook-signature": secrets.map((secret) => new Signer(secret).sign(id, timestamp, body)).join(" "),
    },
    body,
    signal,
  });
  const { statusCode: status, headers } = answered;
  const answer = await beginningOf(answered.body);
  const retryAfter = parseRetryAfter(headers["retry-after"]?.toString(), now);
  const redirect = status >= 300 && status < 400 ? "Redirects are not followed" : null;
  return { status, answer, retryAfter, error: redirect };
}

/** Reads no more than 64 kB, however much there is, and keeps the first kilobyte as text. */
async function beginningOf(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (size < KEPT) kept.push(chunk.subarray(0, KEPT - size));
    size += chunk.byteLength;
    if (size >= MOST_READ) break; // leaving the loop ends the connection
  }
  return Buffer.concat(kept).toString("utf8").replaceAll("\0", "");
}
