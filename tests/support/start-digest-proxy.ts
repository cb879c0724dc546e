import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

const HASHES: Record<string, string> = {
  MD5: "md5",
  "MD5-sess": "md5",
  "SHA-256": "sha256",
  "SHA-256-sess": "sha256",
  "SHA-512-256": "sha512-256",
  "SHA-512-256-sess": "sha512-256",
};

export interface DigestRules {
  algorithm: string;
  /** Without it: as before RFC 2617. */
  qop?: "auth" | "auth-int" | "auth,auth-int";
  /** The number of uses of a nonce; later requests get `stale=true`. */
  uses?: number;
  /** Responses name the next nonce, and only that one is accepted. */
  next?: boolean;
  /** A nonce is bound to its connection. */
  byConnection?: boolean;
  /** The first challenge of a connection is always rejected, without `stale`. */
  twice?: boolean;
}

interface Nonce {
  socket: Socket;
  /** The last counter. */
  count: number;
  isLost: boolean;
  /** With `-sess`: the hash computed from the first nonces. */
  session?: string;
}

/**
 * A proxy that replaces a server's Basic authentication with Digest, and validates each response by RFC 7616.
 */
export async function startDigestProxy(
  behind: { server: string; username: string; password: string },
  rules: DigestRules,
) {
  const { algorithm, qop, uses = Number.POSITIVE_INFINITY, next, byConnection, twice } = rules;
  const realm = 'Jane\'s "own", place';
  const opaque = randomBytes(8).toString("hex");
  const nonces = new Map<string, Nonce>();
  const challenged = new WeakSet<Socket>();
  const issues: string[] = [];
  let passed = 0;
  const digest = (...parts: string[]) =>
    createHash(HASHES[algorithm] ?? "")
      .update(parts.join(":"), "latin1")
      .digest("hex");
  const secretOf = digest(behind.username, realm, Buffer.from(behind.password).toString("latin1"));
  const newNonce = (socket: Socket, session?: string) => {
    const nonce = randomBytes(12).toString("base64");
    nonces.set(nonce, { socket, count: 0, isLost: false, ...(session && { session }) });
    return nonce;
  };

  function challenge(socket: Socket, reply: ServerResponse, stale: boolean) {
    const nonce = newNonce(socket);
    if (twice && !challenged.has(socket)) {
      challenged.add(socket);
      (nonces.get(nonce) as Nonce).isLost = true;
    }
    const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
    const parts = [
      `realm=${quote(realm)}`,
      ...(qop ? [`qop="${qop}"`] : []),
      `nonce="${nonce}"`,
      `opaque="${opaque}"`,
      `algorithm=${algorithm}`,
      ...(stale ? ["stale=true"] : []),
    ];
    reply.writeHead(401, { "www-authenticate": `Digest ${parts.join(", ")}` });
    reply.end("Who is it?");
  }

  /** Returns null for a valid response. */
  function judge(request: IncomingMessage, body: string): "none" | "stale" | null {
    const header = request.headers.authorization ?? "";
    if (!header.startsWith("Digest ")) return "none";
    const told = new Map(
      [...header.slice(7).matchAll(/([a-z]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/g)].map(
        ([, name = "", quoted, plain]) => [name, quoted?.replace(/\\(.)/g, "$1") ?? plain ?? ""],
      ),
    );
    const of = (name: string) => told.get(name) ?? "";
    const nonce = nonces.get(of("nonce"));
    if (!nonce || nonce.isLost || (byConnection && nonce.socket !== request.socket)) return "none";
    const chosen = qop?.split(",")[0] ?? "";
    const complain = (issue: string) => {
      issues.push(`${request.method} ${issue}`);
      return "none" as const;
    };
    if (of("realm") !== realm || of("opaque") !== opaque || of("algorithm") !== algorithm)
      return complain("realm, opaque or algorithm");
    if (of("uri") !== request.url) return complain(`uri ${of("uri")}`);
    if (of("qop") !== chosen) return complain(`qop ${of("qop")}`);
    if (qop && (!/^[0-9a-f]{8}$/.test(of("nc")) || Number.parseInt(of("nc"), 16) !== nonce.count + 1))
      return complain(`nc ${of("nc")} after ${nonce.count}`);
    nonce.count += 1;
    if (nonce.count > uses) return "stale";
    if (algorithm.endsWith("-sess")) nonce.session ??= digest(secretOf, of("nonce"), of("cnonce"));
    const a2 = digest(request.method ?? "", of("uri"), ...(chosen === "auth-int" ? [digest(body)] : []));
    const counted = qop ? [of("nc"), of("cnonce"), chosen] : [];
    const requested = digest(nonce.session ?? secretOf, of("nonce"), ...counted, a2);
    return of("response") === requested ? null : complain("response");
  }

  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const refused = judge(request, body.toString("latin1"));
    if (refused) return challenge(request.socket, reply, refused === "stale" && !twice);
    passed += 1;
    const headers = Object.entries(request.headers).filter(
      ([name]) =>
        !["host", "connection", "content-length", "authorization", "transfer-encoding"].includes(name),
    ) as [string, string][];
    const basic = Buffer.from(`${behind.username}:${behind.password}`).toString("base64");
    const response = await fetch(new URL(request.url ?? "/", behind.server), {
      method: request.method ?? "GET",
      headers: [...headers, ["authorization", `Basic ${basic}`]],
      redirect: "manual",
      ...(body.length > 0 && { body }),
    });
    const used = /nonce="([^"]+)"/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const told = Object.fromEntries(
      [...response.headers].filter(
        ([name]) => !["content-encoding", "content-length", "connection"].includes(name),
      ),
    );
    if (next) {
      const { session } = nonces.get(used) as Nonce;
      (nonces.get(used) as Nonce).isLost = true;
      told["authentication-info"] = `qop=auth, nextnonce="${newNonce(request.socket, session)}"`;
    }
    reply.writeHead(response.status, told);
    reply.end(Buffer.from(await response.arrayBuffer()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Violations of the standard. */
    faults: issues,
    passed: () => passed,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
