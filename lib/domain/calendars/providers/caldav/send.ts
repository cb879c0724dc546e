import { randomBytes } from "node:crypto";
import type { Response } from "undici";
import { type Agents, openAgents, outwardFetch, readAnswerText } from "@/lib/domain/calendars/outward-fetch";
import type { Access } from "@/lib/domain/calendars/provider";
import { buildAuthorization, type CaldavCredentials } from "./credentials";
import { answerDigest, type DigestChallenge, readDigestChallenge } from "./digest";

export interface DavRequest {
  method: string;
  body?: string;
  headers?: Record<string, string>;
}

interface Session {
  challenge: DigestChallenge;
  /** How often its nonce was used. */
  count: number;
  /** What the client adds; the same as long as the nonce is, as algorithms with -sess go by the first. */
  cnonce: string;
  /** One connection: there are servers whose nonces hold for the connection that they came by. */
  agents: Agents;
}

/** By the credentials that are read with. */
const sessions = new WeakMap<CaldavCredentials, Session>();

/** A request with the account's credentials: Basic, or Digest where the server asks for that. */
export async function send(
  { credentials, signal }: Pick<Access<CaldavCredentials>, "credentials" | "signal">,
  url: string,
  { method, body, headers }: DavRequest,
): Promise<Response> {
  const ask = (authorization: string, agents?: Agents) => {
    const all = { "user-agent": "Bookpage", ...headers, authorization };
    return outwardFetch(url, { method, headers: all, ...(body !== undefined && { body }), signal }, agents);
  };
  const known = sessions.get(credentials);
  const first = known
    ? await ask(answer(known, credentials, method, url), known.agents)
    : await ask(buildAuthorization(credentials));
  if (first.status !== 401 || !findChallenge(first)) return first;
  await readAnswerText(first);
  const agents = known?.agents ?? openAgents({ connections: 1 });
  // Something small: a server that does not read what it refuses ends the connection, and the nonce with it.
  const bare = await outwardFetch(url, { method: "PROPFIND", headers: { depth: "0" }, signal }, agents);
  await readAnswerText(bare);
  const challenge = findChallenge(bare) ?? findChallenge(first);
  if (!challenge) return first;
  const session = { challenge, count: 0, cnonce: randomBytes(16).toString("hex"), agents };
  const response = await ask(answer(session, credentials, method, url), agents);
  if (response.status === 401) sessions.delete(credentials);
  else sessions.set(credentials, session);
  return response;
}

const findChallenge = ({ headers }: Response) => readDigestChallenge(headers.get("www-authenticate"));

function answer(session: Session, credentials: CaldavCredentials, method: string, url: string): string {
  session.count += 1;
  const { pathname, search } = new URL(url);
  const request = { method, uri: pathname + search, count: session.count };
  return answerDigest(session.challenge, credentials, request, session.cnonce);
}
