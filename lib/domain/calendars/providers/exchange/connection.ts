import { TLSSocket } from "node:tls";
import type { Response } from "undici";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import {
  type Agents,
  openAgents,
  outwardFetch,
  readBytes,
  toRefusal,
} from "@/lib/domain/calendars/outward-fetch";
import type { Access } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import type { ExchangeCredentials } from "./credentials";
import type { Element } from "./element";
import { authenticateMessage, negotiateMessage, readChallenge } from "./ntlm";

export interface ExchangeAnswer {
  status: number;
  headers: Response["headers"];
  /** What it holds, read apart; a refusal where that is no XML. */
  xml: () => Promise<Element>;
}

/** POSTs XML with the account's credentials. A server that does not accept them is a refusal, any other answer is not. */
export type Post = (url: string, body: string) => Promise<ExchangeAnswer>;

/** Lends one connection, since NTLM signs in a connection and not a request. */
export async function withConnection<T>(
  access: Access<ExchangeCredentials>,
  work: (post: Post) => Promise<T>,
): Promise<T> {
  let certificate: Buffer | null = null;
  const agents = openAgents({ connections: 1, keepAliveTimeout: 30_000 }, (socket) => {
    certificate = socket instanceof TLSSocket ? socket.getPeerCertificate().raw : null;
  });
  try {
    return await work(signedIn(access, agents, () => certificate));
  } finally {
    await Promise.all([agents.guarded.destroy(), agents.open.destroy()]);
  }
}

function signedIn(
  access: Access<ExchangeCredentials>,
  agents: Agents,
  certificate: () => Buffer | null,
): Post {
  const { credentials, signal } = access;
  const send = async (url: string, body: string, authorization?: string): Promise<ExchangeAnswer> => {
    const headers = {
      "content-type": "text/xml; charset=utf-8",
      "user-agent": "Bookpage",
      "x-anchormailbox": credentials.impersonate ?? credentials.username, // leads to the right one of several servers
      ...(authorization && { authorization }),
    };
    const response = await outwardFetch(url, { method: "POST", body, headers, signal }, agents);
    const bytes = await readBytes(response);
    const xml = async () => {
      const read = await readForeign(access, "readXml", { bytes });
      if (!read) throw new ProviderRefusal("busy", "The server's answer is no XML");
      return read;
    };
    return { status: response.status, headers: response.headers, xml };
  };
  const { username, password } = credentials;
  const basic = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  let offered: Scheme | null = null;

  return async (url, body) => {
    const first = await send(url, body, offered === "Basic" ? basic : undefined);
    if (first.status !== 401) return first;
    offered = pickScheme(first);
    if (offered === "Basic") return accepted(await send(url, body, basic));
    const begun = await send(url, "", `${offered} ${negotiateMessage().toString("base64")}`);
    const challenge = extractChallenge(begun, offered);
    const answer = authenticateMessage({ username, password }, challenge, certificate());
    return accepted(await send(url, body, `${offered} ${answer.toString("base64")}`));
  };
}

/** Those that keep the password to themselves come first. */
const AUTHENTICATION_SCHEMES = ["NTLM", "Negotiate", "Basic"] as const;

type Scheme = (typeof AUTHENTICATION_SCHEMES)[number];

function pickScheme(answer: ExchangeAnswer): Scheme {
  const offers = answer.headers.get("www-authenticate") ?? "";
  for (const scheme of AUTHENTICATION_SCHEMES)
    if (new RegExp(`(^|[\\s,])${scheme}\\b`, "i").test(offers)) return scheme;
  throw new ProviderRefusal("access", "The server takes no password in a way that is spoken here");
}

function extractChallenge(answer: ExchangeAnswer, scheme: Scheme) {
  const offers = answer.headers.get("www-authenticate") ?? "";
  const [, token = ""] = new RegExp(`${scheme}\\s+([A-Za-z0-9+/=]+)`, "i").exec(offers) ?? [];
  const challenge = readChallenge(Buffer.from(token, "base64"));
  if (!challenge) throw toRefusal({ ...answer, status: answer.status === 401 ? 401 : 502 });
  return challenge;
}

function accepted(answer: ExchangeAnswer): ExchangeAnswer {
  if (answer.status === 401)
    throw new ProviderRefusal("access", "The server does not accept the user name and password");
  return answer;
}
