import type { Socket } from "node:net";
import { Agent, buildConnector, type Dispatcher, fetch, type RequestInit, type Response } from "undici";
import { asInstant } from "@/lib/core/time/instant";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { describeFailure } from "@/lib/platform/egress/describe-failure";
import { resolvePublicAddress } from "@/lib/platform/egress/resolve-public-address";
import { isPrivateHost } from "@/lib/platform/egress/target-address";
import { env } from "@/lib/platform/env/env";
import { parseRetryAfter } from "@/lib/platform/http/parse-retry-after";
import { PrivateServerError } from "./private-server-error";
import { ProviderError } from "./provider-error";
import { ResponseTooLargeError } from "./response-too-large-error";

const REQUEST_TIMEOUT_MS = 30_000; // per request
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024; // per response
const SMALL_RESPONSE_BYTES = 256 * 1024;

const settings: Agent.Options = {
  headersTimeout: REQUEST_TIMEOUT_MS,
  bodyTimeout: REQUEST_TIMEOUT_MS,
  keepAliveTimeout: 4000,
  maxResponseSize: MAX_RESPONSE_BYTES,
};

/** Connection pools for public servers, and for those that may be private. */
export interface EgressAgents {
  guarded: Dispatcher;
  open: Dispatcher;
}

/**
 * The library closes a connection after methods that it does not know to have a body, such as REPORT; some
 * servers bind Digest authentication to the connection.
 */
const disableResetAfterReport: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch(options.method === ("REPORT" as string) ? { ...options, reset: false } : options, handler);

/** `seen` is called with each connection. */
export function openEgressAgents(
  options: Agent.Options = {},
  onConnect: (socket: Socket) => void = () => {},
): EgressAgents {
  const buildAgent = (lookup: buildConnector.BuildOptions) => {
    const connect = buildConnector({ timeout: 5000, ...lookup });
    return new Agent({
      ...settings,
      ...options,
      connect: (target, done) =>
        connect(target, (...outcome) => {
          if (outcome[1]) onConnect(outcome[1]);
          done(...outcome);
        }),
    }).compose(disableResetAfterReport);
  };
  return { guarded: buildAgent({ lookup: resolvePublicAddress }), open: buildAgent({}) };
}

const sharedAgents = createLazySingleton((): EgressAgents => openEgressAgents());

/**
 * Returns whether a setting (by default CALENDAR_ALLOWED_HOSTS) lists this host, with or without its port,
 * which may then be private and without TLS.
 */
export function isAllowedServer(
  { hostname, port, protocol }: URL,
  allowed: readonly string[] = env().CALENDAR_ALLOWED_HOSTS,
): boolean {
  const effective = port || (protocol === "http:" ? "80" : "443");
  return allowed.includes(hostname) || allowed.includes(`${hostname}:${effective}`);
}

/**
 * `fetch` for user-supplied servers: https to public addresses only, except for listed hosts, without
 * redirects. Failures become a `ProviderError`.
 * @param hosts exceptions; the default is that of `isAllowedServer`
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
  const sendRequest = () =>
    fetch(url, {
      ...init,
      redirect: "manual",
      dispatcher: allowed ? agents.open : agents.guarded,
      signal: AbortSignal.any(signals),
    });
  try {
    return await sendRequest().catch((error) => {
      // Servers close idle connections, which may happen while a large response is being parsed.
      if (isConnectionClosed(error) && READING_METHODS.includes(init.method ?? "GET")) return sendRequest();
      throw error;
    });
  } catch (error) {
    init.signal?.throwIfAborted();
    const failure = describeFailure(error);
    throw /no public address/.test(failure) ? new PrivateServerError() : new ProviderError("busy", failure);
  }
}

/** Methods that are safe to repeat. */
const READING_METHODS = ["GET", "PROPFIND", "REPORT"];

const isConnectionClosed = ({ cause }: { cause?: { code?: string } }) =>
  cause?.code === "ECONNRESET" || cause?.code === "UND_ERR_SOCKET";

/** Reads the bytes of a response; throws `ProviderError` if it is too long or aborted. */
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
      if (size > most) break; // closes the connection
    }
  } catch (error) {
    throw new ProviderError("busy", describeFailure(error));
  }
  if (size > most) throw new ResponseTooLargeError();
  const whole = new Uint8Array(size); // a separate buffer, which can be transferred to a thread
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Reads a small response as text; processing it blocks the event loop. */
export const readResponseText = async (response: Response): Promise<string> =>
  new TextDecoder().decode(await readBytes(response, SMALL_RESPONSE_BYTES));

/** Converts a status other than the expected success to an error. */
export function toProviderError(response: Pick<Response, "status" | "headers">): ProviderError {
  const { status, headers } = response;
  const message = `The server answered ${status}`;
  const delay = parseRetryAfter(headers.get("retry-after"), asInstant(Date.now()));
  const retryAfter = delay ? Math.ceil(delay / 1000) : null;
  if ([401, 403, 404, 410].includes(status))
    return new ProviderError("access", message, retryAfter, status === 401, status);
  return new ProviderError("busy", message, retryAfter, false, status);
}
