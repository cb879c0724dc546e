import type { Socket } from "node:net";
import { Agent, buildConnector, type Dispatcher, fetch, type RequestInit, type Response } from "undici";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { describeFailure } from "@/lib/platform/egress/describe-failure";
import { resolvePublicAddress } from "@/lib/platform/egress/resolve-public-address";
import { isPrivateHost } from "@/lib/platform/egress/target-address";
import { env } from "@/lib/platform/env/env";
import { PrivateServerError } from "./private-server-error";
import { ProviderError } from "./provider-error";
import { ResponseTooLargeError } from "./response-too-large-error";

const REQUEST_TIMEOUT_MS = 30_000; // of one request
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024; // of one answer
const SMALL_RESPONSE_BYTES = 256 * 1024;

const settings: Agent.Options = {
  headersTimeout: REQUEST_TIMEOUT_MS,
  bodyTimeout: REQUEST_TIMEOUT_MS,
  keepAliveTimeout: 4000,
  maxResponseSize: MAX_RESPONSE_BYTES,
};

/** How servers are reached: all of them, and those that are allowed to be private. */
export interface EgressAgents {
  guarded: Dispatcher;
  open: Dispatcher;
}

/**
 * The library ends a connection after a request whose method it does not know to have a body. Reports have one, and some
 * servers hold a sign-in by Digest to the connection.
 */
const disableResetAfterReport: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch(options.method === ("REPORT" as string) ? { ...options, reset: false } : options, handler);

/** `seen` is shown each connection. */
export function openEgressAgents(
  options: Agent.Options = {},
  seen: (socket: Socket) => void = () => {},
): EgressAgents {
  const through = (lookup: buildConnector.BuildOptions) => {
    const connect = buildConnector({ timeout: 5000, ...lookup });
    return new Agent({
      ...settings,
      ...options,
      connect: (target, done) =>
        connect(target, (...outcome) => {
          if (outcome[1]) seen(outcome[1]);
          done(...outcome);
        }),
    }).compose(disableResetAfterReport);
  };
  return { guarded: through({ lookup: resolvePublicAddress }), open: through({}) };
}

const sharedAgents = createLazySingleton((): EgressAgents => openEgressAgents());

/**
 * A setting (CALENDAR_ALLOWED_HOSTS where nothing else is said) names this host, with its port or without: it may be
 * private, and without TLS.
 */
export function isAllowedServer(
  { hostname, port, protocol }: URL,
  allowed: readonly string[] = env().CALENDAR_ALLOWED_HOSTS,
): boolean {
  const effective = port || (protocol === "http:" ? "80" : "443");
  return allowed.includes(hostname) || allowed.includes(`${hostname}:${effective}`);
}

/**
 * `fetch` to a server that a client has named: https to public addresses only, named exceptions apart; no redirect is
 * followed. Failures to get an answer are a `ProviderError`.
 * @param hosts the exceptions; as in `isAllowedServer` where left out
 */
export async function safeFetch(
  address: string,
  init: RequestInit = {},
  agents: EgressAgents = sharedAgents(),
  hosts?: readonly string[],
): Promise<Response> {
  const url = new URL(address);
  const allowed = isAllowedServer(url, hosts);
  if (!allowed && url.protocol !== "https:") throw new ProviderError("address", "Only https is spoken");
  if (!allowed && isPrivateHost(url)) throw new PrivateServerError();
  const signals = [AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...(init.signal ? [init.signal] : [])];
  const ask = () =>
    fetch(url, {
      ...init,
      redirect: "manual",
      dispatcher: allowed ? agents.open : agents.guarded,
      signal: AbortSignal.any(signals),
    });
  try {
    return await ask().catch((error) => {
      // Servers close connections that wait for long, as they do while a large answer is read here.
      if (isConnectionClosed(error) && READING_METHODS.includes(init.method ?? "GET")) return ask();
      throw error;
    });
  } catch (error) {
    init.signal?.throwIfAborted();
    const told = describeFailure(error);
    throw /no public address/.test(told) ? new PrivateServerError() : new ProviderError("busy", told);
  }
}

/** May be sent again when nobody knows whether they have arrived. */
const READING_METHODS = ["GET", "PROPFIND", "REPORT"];

const isConnectionClosed = ({ cause }: { cause?: { code?: string } }) =>
  cause?.code === "ECONNRESET" || cause?.code === "UND_ERR_SOCKET";

/** The answer's bytes; one that is too long or stops is a refusal like any other. */
export async function readBytes(
  response: Response,
  most = MAX_RESPONSE_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > most) break; // which ends the connection
    }
  } catch (error) {
    throw new ProviderError("busy", describeFailure(error));
  }
  if (size > most) throw new ResponseTooLargeError();
  const whole = new Uint8Array(size); // of its own, so that it can be handed over to a thread
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** The text of an answer that is small: whatever is done with it holds up requests. */
export const readResponseText = async (response: Response): Promise<string> =>
  new TextDecoder().decode(await readBytes(response, SMALL_RESPONSE_BYTES));

/** What an answer's status means where success was expected. */
export function toProviderError(response: Pick<Response, "status" | "headers">): ProviderError {
  const { status, headers } = response;
  const message = `The server answered ${status}`;
  const retryAfter = parseRetryAfterHeader(headers.get("retry-after"));
  if ([401, 403, 404, 410].includes(status))
    return new ProviderError("access", message, retryAfter, status === 401, status);
  return new ProviderError("busy", message, retryAfter, false, status);
}

/** Seconds, or a date (RFC 9110 10.2.3). */
function parseRetryAfterHeader(value: string | null): number | null {
  const text = value?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds > 0 ? seconds : null;
}
