import { randomBytes } from "node:crypto";
import type { Response } from "undici";
import { type Agents, openAgents, outwardFetch, readAnswerText } from "@/lib/domain/calendars/outward-fetch";
import type { Access } from "@/lib/domain/calendars/provider";
import { buildAuthorization, type CaldavCredentials } from "./credentials";
import { answerDigest, type DigestSession, openDigest, readDigestChallenge, readNextNonce } from "./digest";

export interface DavRequest {
  method: string;
  body?: string;
  headers?: Record<string, string>;
}

interface Session {
  digest: DigestSession;
  /** One connection: there are servers whose nonces hold for the connection that they came by. */
  agents: Agents;
}

/** By the credentials that are read with. */
const sessions = new WeakMap<CaldavCredentials, Session>();

/**
 * So many challenges are answered one after the other. There are servers whose nonces hold for one request, and such
 * (Cyrus, where it offers Basic as well) that take none before the second one.
 */
const MOST_CHALLENGES = 3;

type Sender = Pick<Access<CaldavCredentials>, "credentials" | "signal">;

/** A request with the account's credentials: Basic, or Digest where the server asks for that. */
export async function send(sender: Sender, url: string, asked: DavRequest): Promise<Response> {
  const { credentials } = sender;
  let session = sessions.get(credentials);
  let response = session
    ? await askDigest(sender, url, asked, session)
    : await ask(sender, url, asked, buildAuthorization(credentials));
  for (let tries = 0; tries < MOST_CHALLENGES && response.status === 401; tries += 1) {
    const agents: Agents = session?.agents ?? openAgents({ connections: 1 });
    const challenge = await findChallenge(sender, url, response, session ? null : agents);
    // Once more the nonce that was answered just now: what is refused is the password.
    if (!challenge || (tries > 0 && challenge.nonce === session?.digest.nonce)) break;
    await readAnswerText(response);
    session = { digest: openDigest(challenge, credentials, newCnonce()), agents };
    sessions.set(credentials, session);
    response = await askDigest(sender, url, asked, session);
  }
  if (response.status === 401) sessions.delete(credentials);
  return response;
}

const newCnonce = () => randomBytes(16).toString("hex");

/**
 * What the server asks for. A nonce of another connection is asked for once more by the one that is to be used, with something
 * small: a server that does not read what it refuses ends the connection, and the nonce with it.
 */
async function findChallenge(sender: Sender, url: string, refused: Response, fresh: Agents | null) {
  const told = readDigestChallenge(refused.headers.get("www-authenticate"));
  if (!told || !fresh) return told;
  const small = await ask(sender, url, { method: "PROPFIND", headers: { depth: "0" } }, null, fresh);
  await readAnswerText(small);
  return readDigestChallenge(small.headers.get("www-authenticate")) ?? told;
}

function ask(
  { signal }: Sender,
  url: string,
  { method, body, headers }: DavRequest,
  authorization: string | null,
  agents?: Agents,
): Promise<Response> {
  const all = { "user-agent": "Bookpage", ...headers, ...(authorization !== null && { authorization }) };
  return outwardFetch(url, { method, headers: all, ...(body !== undefined && { body }), signal }, agents);
}

async function askDigest(
  sender: Sender,
  url: string,
  asked: DavRequest,
  session: Session,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const authorization = answerDigest(session.digest, { ...asked, uri: pathname + search });
  const response = await ask(sender, url, asked, authorization, session.agents);
  const next = readNextNonce(response.headers.get("authentication-info"));
  if (next) Object.assign(session.digest, { nonce: next, count: 0 });
  return response;
}
