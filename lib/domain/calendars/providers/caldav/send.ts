import type { Response } from "undici";
import { outwardFetch, readAnswerText } from "@/lib/domain/calendars/outward-fetch";
import type { Access } from "@/lib/domain/calendars/provider";
import { buildAuthorization, type CaldavCredentials } from "./credentials";
import { answerDigest, type DigestChallenge, readDigestChallenge } from "./digest";

export interface DavRequest {
  method: string;
  body?: string;
  headers?: Record<string, string>;
}

/** By the credentials that are read with: the server's last nonce, and how often it was used. */
const sessions = new WeakMap<CaldavCredentials, { challenge: DigestChallenge; count: number }>();

/** A request with the account's credentials: Basic, or Digest where the server asks for that. */
export async function send(
  { credentials, signal }: Pick<Access<CaldavCredentials>, "credentials" | "signal">,
  url: string,
  { method, body, headers }: DavRequest,
): Promise<Response> {
  const ask = () =>
    outwardFetch(url, {
      method,
      headers: { "user-agent": "Bookpage", ...headers, authorization: authorize(credentials, method, url) },
      ...(body !== undefined && { body }),
      signal,
    });
  const response = await ask();
  const challenge = response.status === 401 && readDigestChallenge(response.headers.get("www-authenticate"));
  if (!challenge) return response;
  await readAnswerText(response);
  sessions.set(credentials, { challenge, count: 0 });
  const answer = await ask();
  if (answer.status === 401) sessions.delete(credentials);
  return answer;
}

function authorize(credentials: CaldavCredentials, method: string, url: string): string {
  const session = sessions.get(credentials);
  if (!session) return buildAuthorization(credentials);
  session.count += 1;
  const { pathname, search } = new URL(url);
  return answerDigest(session.challenge, credentials, {
    method,
    uri: pathname + search,
    count: session.count,
  });
}
