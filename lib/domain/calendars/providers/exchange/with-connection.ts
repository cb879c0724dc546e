import { TLSSocket } from "node:tls";
import type { Response } from "undici";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import {
  type EgressAgents,
  openEgressAgents,
  readBytes,
  safeFetch,
  toProviderError,
} from "@/lib/domain/calendars/safe-fetch";
import { parseUntrusted } from "@/lib/domain/calendars/untrusted/parse-untrusted";
import type { ExchangeCredentials } from "./credentials";
import type { Element } from "./element";
import { buildAuthenticateMessage, buildNegotiateMessage, parseNtlmChallenge } from "./ntlm";

export interface ExchangeResponse {
  status: number;
  headers: Response["headers"];
  /** Parses the body in a worker thread; throws `ProviderError` if it is no XML. */
  xml: () => Promise<Element>;
}

/**
 * POSTs XML with the account's credentials. Throws if the server rejects them; returns any other response.
 */
export type PostXml = (url: string, body: string) => Promise<ExchangeResponse>;

/** Runs a callback with a single connection, as NTLM authenticates connections, not requests. */
export async function withConnection<T>(
  access: ProviderAccess<ExchangeCredentials>,
  work: (post: PostXml) => Promise<T>,
): Promise<T> {
  let certificate: Buffer | null = null;
  const agents = openEgressAgents({ connections: 1, keepAliveTimeout: 30_000 }, (socket) => {
    certificate = socket instanceof TLSSocket ? socket.getPeerCertificate().raw : null;
  });
  try {
    return await work(createAuthenticatedPost(access, agents, () => certificate));
  } finally {
    await Promise.all([agents.guarded.destroy(), agents.open.destroy()]);
  }
}

function createAuthenticatedPost(
  access: ProviderAccess<ExchangeCredentials>,
  agents: EgressAgents,
  certificate: () => Buffer | null,
): PostXml {
  const { credentials, signal } = access;
  const send = async (url: string, body: string, authorization?: string): Promise<ExchangeResponse> => {
    const headers = {
      "content-type": "text/xml; charset=utf-8",
      "user-agent": "Bookpage",
      "x-anchormailbox": credentials.impersonate ?? credentials.username, // cookies route to the same server of a farm
      ...(authorization && { authorization }),
    };
    const response = await safeFetch(url, { method: "POST", body, headers, signal }, agents);
    const bytes = await readBytes(response);
    const xml = async () => {
      const read = await parseUntrusted(access, "parseXmlBytes", { bytes });
      if (!read) throw new ProviderError("busy", "The server's answer is no XML");
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
    if (offered === "Basic") return requireAuthenticated(await send(url, body, basic));
    const begun = await send(url, "", `${offered} ${buildNegotiateMessage().toString("base64")}`);
    const challenge = extractChallenge(begun, offered);
    const response = buildAuthenticateMessage({ username, password }, challenge, certificate());
    return requireAuthenticated(await send(url, body, `${offered} ${response.toString("base64")}`));
  };
}

/** Schemes that do not transmit the password come first. */
const AUTHENTICATION_SCHEMES = ["NTLM", "Negotiate", "Basic"] as const;

type Scheme = (typeof AUTHENTICATION_SCHEMES)[number];

function pickScheme(response: ExchangeResponse): Scheme {
  const offers = response.headers.get("www-authenticate") ?? "";
  for (const scheme of AUTHENTICATION_SCHEMES)
    if (new RegExp(`(^|[\\s,])${scheme}\\b`, "i").test(offers)) return scheme;
  throw new ProviderError("access", "The server takes no password in a way that is spoken here");
}

function extractChallenge(response: ExchangeResponse, scheme: Scheme) {
  const offers = response.headers.get("www-authenticate") ?? "";
  const [, token = ""] = new RegExp(`${scheme}\\s+([A-Za-z0-9+/=]+)`, "i").exec(offers) ?? [];
  const challenge = parseNtlmChallenge(Buffer.from(token, "base64"));
  if (!challenge) throw toProviderError({ ...response, status: response.status === 401 ? 401 : 502 });
  return challenge;
}

function requireAuthenticated(response: ExchangeResponse): ExchangeResponse {
  if (response.status === 401)
    throw new ProviderError("access", "The server does not accept the user name and password");
  return response;
}
