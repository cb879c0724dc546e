import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { NodeHandler } from "@/lib/platform/http/node-handler";
import { type EncodedResponse, sendEncodedResponse } from "../encodings/encoded-response";
import { COMPRESSED_TYPES, hashContent, isCompressed, loadEncodings } from "./compress-files";
import { evaluatePreconditions } from "./evaluate-preconditions";

/** A folder of served files. */
export interface ServedFolder {
  /** The path prefix: `/_next/static/`. */
  address: string;
  folder: string;
  /** Paths of its files. */
  files: readonly string[];
  /** Returns the framework's headers for such a file. */
  describe: (address: string) => Record<string, string>;
}

interface StoredFile extends EncodedResponse {
  etag: string;
  changedAt: Date;
}

/**
 * Serves scripts, styles and texts from memory, compressed at the build: the framework compresses them for each
 * request, which costs more than rendering the page. `built` is the folder of the build. `handle` handles all other
 * requests.
 */
export function withStaticAssets(
  handle: NodeHandler,
  built: string,
  folders: readonly ServedFolder[],
): NodeHandler {
  const assets = new Map<string, { file: string; served: ServedFolder }>();
  for (const served of folders)
    for (const file of served.files.filter(isCompressed))
      assets.set(served.address + file.replaceAll(path.sep, "/"), {
        file: path.join(served.folder, file),
        served,
      });
  const stored = new Map<string, Promise<StoredFile | null>>();

  return async (request, response) => {
    const address = request.url?.split("?", 1)[0] ?? "";
    const asset = isWholeFileRequest(request) ? assets.get(address) : undefined;
    if (!asset) return handle(request, response);
    const reading =
      stored.get(address) ??
      loadStoredFile(asset.file, built, asset.served.describe(address)).catch(() => null);
    stored.set(address, reading);
    const loaded = await reading;
    return loaded ? sendStored(request, response, loaded) : handle(request, response);
  };
}

/** A request for the whole file. */
const isWholeFileRequest = ({ method, headers }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") && headers.range === undefined;

async function loadStoredFile(
  file: string,
  built: string,
  described: Record<string, string>,
): Promise<StoredFile> {
  const [content, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
  const changedAt = new Date(Math.floor(mtimeMs / 1000) * 1000);
  const etag = `"${hashContent(content)}"`;
  return {
    etag,
    changedAt,
    status: 200,
    headers: {
      ...described,
      "content-type": COMPRESSED_TYPES[path.extname(file)] as string,
      "last-modified": changedAt.toUTCString(),
      etag,
      vary: "Accept-Encoding",
    },
    bodies: await loadEncodings(built, content),
  };
}

function sendStored(request: IncomingMessage, response: ServerResponse, stored: StoredFile): void {
  const status = evaluatePreconditions(request.headers, stored);
  if (status === 200) return void sendEncodedResponse(request, response, stored);
  const { "content-type": _, "last-modified": __, ...rest } = stored.headers;
  if (status === 304) return void response.writeHead(304, rest).end();
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  response.writeHead(412, headers).end(request.method === "HEAD" ? undefined : PRECONDITION_FAILED);
}

const PRECONDITION_FAILED = "The file is another one by now.\n";
