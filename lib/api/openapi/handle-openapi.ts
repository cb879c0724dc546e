import { createHash } from "node:crypto";
import { CONTRACTS } from "@/lib/api/contracts";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { env } from "@/lib/platform/env/env";
import { isNotModified } from "@/lib/platform/http/is-not-modified";
import { buildAgentDocument } from "./build-agent-document";
import { buildOpenapiDocument } from "./build-openapi-document";

const DOCUMENTS = {
  whole: (webUrl: string) => buildOpenapiDocument(CONTRACTS, webUrl),
  agent: buildAgentDocument,
};

type DocumentName = keyof typeof DOCUMENTS;

const documents = createLazySingleton(() => new MemoCache<DocumentName, { text: string; etag: string }>());

function serializeDocument(name: DocumentName) {
  const text = JSON.stringify(DOCUMENTS[name](env().WEB_URL));
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}

/** Responds with an OpenAPI document, without authentication; caches revalidate after five minutes. */
export function handleOpenapi(request: Request, name: DocumentName = "whole"): Response {
  const { text, etag } = documents().get(name, () => serializeDocument(name));
  const headers = { etag, "cache-control": "public, max-age=300", "access-control-allow-origin": "*" };
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json" } });
}
