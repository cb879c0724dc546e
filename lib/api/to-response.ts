import { bytesResponse } from "@/lib/platform/http/bytes-response";
import { isNotModified } from "@/lib/platform/http/etag";
import type { EncodedAnswer } from "./encode-answer";

export function toResponse(request: Request, { status, headers, body }: EncodedAnswer): Response {
  if (request.method === "GET" && isNotModified(request, headers.etag ?? null)) {
    return bytesResponse(null, { status: 304, headers });
  }
  if (status === 204) return bytesResponse(null, { status: 204, headers });
  // Bytes of known length are sent in one piece, text in three.
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  return bytesResponse(bytes, {
    status,
    headers: { ...headers, "content-length": String(bytes.byteLength) },
  });
}
