import { createHash } from "node:crypto";
import { CONTRACTS } from "@/lib/api/contracts";
import { env } from "@/lib/platform/env/env";
import { isNotModified } from "@/lib/platform/http/etag";
import { openapiDocument } from "./openapi";

let made: { text: string; etag: string } | undefined;

function openapiText() {
  if (!made) {
    const text = JSON.stringify(openapiDocument(CONTRACTS, env().WEB_URL));
    made = { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
  }
  return made;
}

/** The OpenAPI document, for everybody; caches ask again after five minutes. */
export function openapiResponse(request: Request): Response {
  const { text, etag } = openapiText();
  const headers = { etag, "cache-control": "public, max-age=300", "access-control-allow-origin": "*" };
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json" } });
}
