import { createHash } from "node:crypto";

/** What a server asks for that wants no password to be sent (RFC 7616). */
export interface DigestChallenge {
  realm: string;
  nonce: string;
  opaque: string | null;
  algorithm: Algorithm;
  /** Whether the answer counts its requests; servers of before RFC 2617 do not ask for that. */
  counted: boolean;
}

/** Stronger ones first. With `-sess`, the password's digest is mixed with the nonces once. */
const ALGORITHMS = ["SHA-256", "SHA-256-sess", "MD5", "MD5-sess"] as const;
type Algorithm = (typeof ALGORITHMS)[number];

const OFFERS = /Digest\s+((?:[a-z0-9*-]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s,"]+)\s*,?\s*)+)/gi;
const PARAMETERS = /([a-z0-9*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/gi;

/** The best of what a `WWW-Authenticate` offers; null where that is nothing that is spoken here. */
export function readDigestChallenge(header: string | null): DigestChallenge | null {
  const offers = [...(header ?? "").slice(0, 8192).matchAll(OFFERS)].flatMap(([, text = ""]) => {
    const told = new Map(
      [...text.matchAll(PARAMETERS)].map(([, name = "", quoted, plain]) => [
        name.toLowerCase(),
        quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "",
      ]),
    );
    const wanted = (told.get("algorithm") ?? "MD5").toLowerCase();
    const algorithm = ALGORITHMS.find((one) => one.toLowerCase() === wanted);
    const [nonce, qop] = [told.get("nonce"), told.get("qop")];
    const counted = qop?.split(",").some((one) => one.trim().toLowerCase() === "auth") ?? false;
    if (!algorithm || !nonce || (qop !== undefined && !counted)) return [];
    return [
      { realm: told.get("realm") ?? "", nonce, opaque: told.get("opaque") ?? null, algorithm, counted },
    ];
  });
  const [best] = offers.toSorted((a, b) => ALGORITHMS.indexOf(a.algorithm) - ALGORITHMS.indexOf(b.algorithm));
  return best ?? null;
}

interface Request {
  method: string;
  /** Path and query. */
  uri: string;
  /** How often the nonce was used, this time included. */
  count: number;
}

/** The `Authorization` of a request. */
export function answerDigest(
  { realm, nonce, opaque, algorithm, counted }: DigestChallenge,
  { username, password }: { username: string; password: string },
  { method, uri, count }: Request,
  cnonce: string,
): string {
  const name = algorithm.startsWith("SHA-256") ? "sha256" : "md5";
  const digest = (...parts: string[]) => createHash(name).update(parts.join(":")).digest("hex");
  const secret = digest(username, realm, password);
  const a1 = algorithm.endsWith("-sess") ? digest(secret, nonce, cnonce) : secret;
  const a2 = digest(method, uri);
  const nc = count.toString(16).padStart(8, "0");
  const response = counted ? digest(a1, nonce, nc, cnonce, "auth", a2) : digest(a1, nonce, a2);
  const quoted = {
    username,
    realm,
    nonce,
    uri,
    response,
    ...(opaque !== null && { opaque }),
    ...((counted || algorithm.endsWith("-sess")) && { cnonce }),
  };
  const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
  return `Digest ${[
    ...Object.entries(quoted).map(([key, value]) => `${key}=${quote(value)}`),
    `algorithm=${algorithm}`,
    ...(counted ? ["qop=auth", `nc=${nc}`] : []),
  ].join(", ")}`;
}
