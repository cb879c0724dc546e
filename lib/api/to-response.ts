import { createBytesResponse } from "@/lib/platform/http/bytes-response";
import { isNotModified } from "@/lib/platform/http/is-not-modified";
import type { EncodedApiResponse } from "./encode-api-response";

export function toResponse(request: Request, { status, headers, body }: EncodedApiResponse): Response {
  if (request.method === "GET" && isNotModified(request, headers.etag ?? null)) {
    return createBytesResponse(null, { status: 304, headers });
  }
  if (status === 204) return createBytesResponse(null, { status: 204, headers });
  // Bytes of known length are sent in one chunk, a string in three.
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  return createBytesResponse(bytes, {
    status,
    headers: { ...headers, "content-length": String(bytes.byteLength) },
  });
}
