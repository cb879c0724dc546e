import { createHash } from "node:crypto";

/** Digest challenge of a server (RFC 7616). */
export interface DigestChallenge {
  realm: string;
  nonce: string;
  opaque: string | null;
  algorithm: Algorithm;
  /**
   * Protection beside method and URI; null for servers older than RFC 2617, which do not count requests
   * either.
   */
  qop: "auth" | "auth-int" | null;
}

/** Strongest first. With `-sess`, the password's digest is combined with the first nonces. */
const HASHES = {
  "SHA-512-256": "sha512-256",
  "SHA-512-256-sess": "sha512-256",
  "SHA-256": "sha256",
  "SHA-256-sess": "sha256",
  MD5: "md5",
  "MD5-sess": "md5",
} as const;
type Algorithm = keyof typeof HASHES;

const ALGORITHMS = Object.keys(HASHES) as Algorithm[];

const OFFERS = /Digest\s+((?:[a-z0-9*-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s,"]+)\s*,?\s*)+)/gi;
const PARAMETERS = /([a-z0-9*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/gi;
const MAX_HEADER_LENGTH = 8192;

const parseParameters = (text: string) =>
  new Map(
    [...text.matchAll(PARAMETERS)].map(([, name = "", quoted, plain]) => [
      name.toLowerCase(),
      quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "",
    ]),
  );

/** Returns the strongest supported challenge of `WWW-Authenticate`; null if there is none. */
export function parseDigestChallenge(header: string | null): DigestChallenge | null {
  const offers = [...(header ?? "").slice(0, MAX_HEADER_LENGTH).matchAll(OFFERS)].flatMap(
    ([, text = ""]): DigestChallenge[] => {
      const parameters = parseParameters(text);
      const algorithmName = (parameters.get("algorithm") ?? "MD5").toLowerCase();
      const algorithm = ALGORITHMS.find((one) => one.toLowerCase() === algorithmName);
      const nonce = parameters.get("nonce");
      const offered = parameters
        .get("qop")
        ?.split(",")
        .map((one) => one.trim().toLowerCase());
      const qop = offered ? (["auth", "auth-int"] as const).find((one) => offered.includes(one)) : null;
      if (!algorithm || !nonce || qop === undefined) return [];
      return [
        {
          realm: parameters.get("realm") ?? "",
          nonce,
          opaque: parameters.get("opaque") ?? null,
          algorithm,
          qop,
        },
      ];
    },
  );
  const [best] = offers.toSorted((a, b) => ALGORITHMS.indexOf(a.algorithm) - ALGORITHMS.indexOf(b.algorithm));
  return best ?? null;
}

/** Returns the nonce that `Authentication-Info` requires for the next request (section 3.5). */
export const parseNextNonce = (header: string | null): string | null =>
  parseParameters((header ?? "").slice(0, MAX_HEADER_LENGTH)).get("nextnonce") || null;

/** Header values are bytes; typed text is UTF-8. */
const toBytes = (text: string): string => Buffer.from(text).toString("latin1");

const computeDigest = (algorithm: Algorithm, ...parts: string[]): string =>
  createHash(HASHES[algorithm]).update(parts.join(":"), "latin1").digest("hex");

export interface DigestSession extends DigestChallenge {
  username: string;
  /**
   * Digest of user and password; with `-sess` also of the first nonces, for the whole session (section
   * 3.4.2).
   */
  secret: string;
  cnonce: string;
  /** Requests with this nonce so far. */
  count: number;
}

export function startDigestSession(
  challenge: DigestChallenge,
  { username, password }: { username: string; password: string },
  cnonce: string,
): DigestSession {
  const { algorithm, realm, nonce } = challenge;
  const of = computeDigest(algorithm, toBytes(username), realm, toBytes(password));
  const secret = algorithm.endsWith("-sess") ? computeDigest(algorithm, of, nonce, cnonce) : of;
  return { ...challenge, username, secret, cnonce, count: 0 };
}

interface Request {
  method: string;
  /** Path and query. */
  uri: string;
  body?: string | undefined;
}

/** Builds the `Authorization` header of the next request. */
export function buildDigestAuthorization(
  session: DigestSession,
  { method, uri, body = "" }: Request,
): string {
  session.count += 1;
  const { username, realm, nonce, opaque, algorithm, qop, secret, cnonce, count } = session;
  const whole = qop === "auth-int" ? [computeDigest(algorithm, toBytes(body))] : [];
  const a2 = computeDigest(algorithm, method, uri, ...whole);
  const nc = count.toString(16).padStart(8, "0");
  const counted = qop ? [nc, cnonce, qop] : [];
  const quoted = {
    username: toBytes(username),
    realm,
    nonce,
    uri,
    response: computeDigest(algorithm, secret, nonce, ...counted, a2),
    ...(opaque !== null && { opaque }),
    ...((qop || algorithm.endsWith("-sess")) && { cnonce }),
  };
  const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
  return `Digest ${[
    ...Object.entries(quoted).map(([key, value]) => `${key}=${quote(value)}`),
    `algorithm=${algorithm}`,
    ...(qop ? [`qop=${qop}`, `nc=${nc}`] : []),
  ].join(", ")}`;
}
