import { createHash } from "node:crypto";
import { CONTRACTS } from "@/lib/api/contracts";
import { env } from "@/lib/platform/env/env";
import { isNotModified } from "@/lib/platform/http/etag";
import { once } from "@/lib/platform/memory/once";
import { Remembered } from "@/lib/platform/memory/remembered";
import { agentDocument } from "./agent-document";
import { openapiDocument } from "./openapi";

const DOCUMENTS = {
  whole: (webUrl: string) => openapiDocument(CONTRACTS, webUrl),
  agent: agentDocument,
};

type DocumentName = keyof typeof DOCUMENTS;

const documents = once(() => new Remembered<DocumentName, { text: string; etag: string }>());

function writeDocument(name: DocumentName) {
  const text = JSON.stringify(DOCUMENTS[name](env().WEB_URL));
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}

/** An OpenAPI document, for everybody; caches ask again after five minutes. */
export function openapiResponse(request: Request, name: DocumentName = "whole"): Response {
  const { text, etag } = documents().get(name, () => writeDocument(name));
  const headers = { etag, "cache-control": "public, max-age=300", "access-control-allow-origin": "*" };
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json" } });
}
