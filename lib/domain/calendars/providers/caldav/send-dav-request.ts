import { randomBytes } from "node:crypto";
import type { Response } from "undici";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import {
  type EgressAgents,
  openEgressAgents,
  readResponseText,
  safeFetch,
} from "@/lib/domain/calendars/safe-fetch";
import { buildBasicAuthorization, type CaldavCredentials } from "./credentials";
import {
  buildDigestAuthorization,
  type DigestSession,
  parseDigestChallenge,
  parseNextNonce,
  startDigestSession,
} from "./digest";

export interface DavRequest {
  method: string;
  body?: string;
  headers?: Record<string, string>;
}

interface DavSession {
  digest: DigestSession;
  /** A single connection, as some servers bind nonces to connections. */
  agents: EgressAgents;
}

/** Sessions by credentials. */
const sessions = new WeakMap<CaldavCredentials, DavSession>();

/**
 * Challenges per request. Some servers issue nonces for one request, and Cyrus, if it also offers Basic,
 * accepts none before the second.
 */
const MAX_CHALLENGES = 3;

type DavSender = Pick<ProviderAccess<CaldavCredentials>, "credentials" | "signal">;

/** Sends a request with Basic authentication, or Digest if the server requires it. */
export async function sendDavRequest(sender: DavSender, url: string, request: DavRequest): Promise<Response> {
  const { credentials } = sender;
  let session = sessions.get(credentials);
  let response = session
    ? await sendDigestRequest(sender, url, request, session)
    : await sendRequest(sender, url, request, buildBasicAuthorization(credentials));
  for (let tries = 0; tries < MAX_CHALLENGES && response.status === 401; tries += 1) {
    const agents: EgressAgents = session?.agents ?? openEgressAgents({ connections: 1 });
    const challenge = await findChallenge(sender, url, response, session ? null : agents);
    // The server repeated the nonce of the last attempt, so it rejected the password.
    if (!challenge || (tries > 0 && challenge.nonce === session?.digest.nonce)) break;
    await readResponseText(response);
    session = { digest: startDigestSession(challenge, credentials, generateCnonce()), agents };
    sessions.set(credentials, session);
    response = await sendDigestRequest(sender, url, request, session);
  }
  if (response.status === 401) sessions.delete(credentials);
  return response;
}

const generateCnonce = () => randomBytes(16).toString("hex");

/**
 * Returns the challenge. A nonce of another connection is requested again with a small request on the
 * connection to be used: a server that does not read a rejected body closes the connection, which invalidates
 * the nonce.
 */
async function findChallenge(sender: DavSender, url: string, response: Response, fresh: EgressAgents | null) {
  const challenge = parseDigestChallenge(response.headers.get("www-authenticate"));
  if (!challenge || !fresh) return challenge;
  const small = await sendRequest(sender, url, { method: "PROPFIND", headers: { depth: "0" } }, null, fresh);
  await readResponseText(small);
  return parseDigestChallenge(small.headers.get("www-authenticate")) ?? challenge;
}

function sendRequest(
  { signal }: DavSender,
  url: string,
  { method, body, headers }: DavRequest,
  authorization: string | null,
  agents?: EgressAgents,
): Promise<Response> {
  const all = { "user-agent": "Bookpage", ...headers, ...(authorization !== null && { authorization }) };
  return safeFetch(url, { method, headers: all, ...(body !== undefined && { body }), signal }, agents);
}

async function sendDigestRequest(
  sender: DavSender,
  url: string,
  request: DavRequest,
  session: DavSession,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const authorization = buildDigestAuthorization(session.digest, { ...request, uri: pathname + search });
  const response = await sendRequest(sender, url, request, authorization, session.agents);
  const next = parseNextNonce(response.headers.get("authentication-info"));
  if (next) Object.assign(session.digest, { nonce: next, count: 0 });
  return response;
}
