import { createHash } from "node:crypto";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { env } from "@/lib/platform/env/env";
import { isNotModified } from "@/lib/platform/http/is-not-modified";

/** The generator and its recorded examples are loaded at the first request, as few processes get one. */
const DOCUMENTS = {
  whole: async (webUrl: string) => {
    const { buildOpenapiDocument } = await import("./build-openapi-document");
    const { CONTRACTS } = await import("@/lib/api/contracts");
    return buildOpenapiDocument(CONTRACTS, webUrl);
  },
  agent: async (webUrl: string) => (await import("./build-agent-document")).buildAgentDocument(webUrl),
};

type DocumentName = keyof typeof DOCUMENTS;

const documents = createLazySingleton(
  () => new MemoCache<DocumentName, Promise<{ text: string; etag: string }>>(),
);

async function serializeDocument(name: DocumentName) {
  const text = JSON.stringify(await DOCUMENTS[name](env().WEB_URL));
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}

/** Responds with an OpenAPI document, without authentication; caches revalidate after five minutes. */
export async function handleOpenapi(request: Request, name: DocumentName = "whole"): Promise<Response> {
  const { text, etag } = await documents().get(name, () => serializeDocument(name));
  const headers = { etag, "cache-control": "public, max-age=300", "access-control-allow-origin": "*" };
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json" } });
}
