import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { isNotModified } from "@/lib/platform/http/etag";
import type { Handle } from "@/lib/platform/http/handle";
import { incomingHeaders } from "@/lib/platform/http/incoming-headers";
import { type EncodedAnswer, encodeBody, sendEncoded } from "../codings/encoded-answer";

/** Where the framework serves what it built. */
const ADDRESS = "/_next/static/";

/** What is text, and worth compressing; fonts and pictures are short already. */
const TYPES: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};

/** Of 0 to 11. 11 takes twice the time of 10 and saves another 2 %. */
const BROTLI_QUALITY = 10;

/**
 * Sends scripts and styles of the build from memory, compressed once: the framework compresses them for each visitor
 * again, which costs more than to draw the page. Their names change with their content, so that they never change.
 * `files` are their paths within `folder`. The first who asks for one is answered by `handle`, as is whoever asks for
 * anything else.
 */
export function withBuiltFiles(handle: Handle, folder: string, files: readonly string[]): Handle {
  const answers = new Map<string, EncodedAnswer | "not read" | "being read">(
    files.filter((file) => path.extname(file) in TYPES).map((file) => [toAddress(file), "not read"]),
  );
  async function remember(address: string) {
    answers.set(address, "being read");
    try {
      answers.set(address, await readBuiltFile(path.join(folder, address.slice(ADDRESS.length))));
    } catch {
      answers.delete(address); // what cannot be read is left to the framework
    }
  }
  return (request, response) => {
    const address = request.url ?? "";
    const answer = isPlain(request) ? answers.get(address) : undefined;
    if (answer === "not read") void remember(address);
    if (typeof answer !== "object") return handle(request, response);
    return sendBuilt(request, response, answer);
  };
}

const toAddress = (file: string) => ADDRESS + file.replaceAll(path.sep, "/");

/** Asks for the whole file. */
const isPlain = ({ method, headers }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") && headers.range === undefined;

async function readBuiltFile(file: string): Promise<EncodedAnswer> {
  const content = await readFile(file);
  return {
    status: 200,
    headers: {
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": TYPES[path.extname(file)] as string,
      etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
      vary: "Accept-Encoding",
    },
    bodies: await encodeBody(content, BROTLI_QUALITY),
  };
}

async function sendBuilt(request: IncomingMessage, response: ServerResponse, answer: EncodedAnswer) {
  const { headers } = answer;
  if (isNotModified({ headers: incomingHeaders(request) }, headers.etag ?? null)) {
    const { "content-type": _, ...rest } = headers;
    return void response.writeHead(304, rest).end();
  }
  sendEncoded(request, response, answer);
}
