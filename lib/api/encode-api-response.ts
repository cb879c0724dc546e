import type { AnyContract } from "@/lib/domain/contracts/contract";
import { getResourceEtag } from "@/lib/domain/contracts/etag";
import { JsonBytes, Reply } from "@/lib/domain/contracts/reply";
import { getEncoder } from "@/lib/platform/http/encoder";
import type { StoredResponse } from "./run-idempotent";

/** An encoded response: text if it was encoded here, bytes if the handler encoded it. */
export type EncodedApiResponse = Omit<StoredResponse, "body"> & { body: string | Buffer<ArrayBuffer> };

/** The form of a response that is stored for an Idempotency-Key. */
export const toStoredResponse = ({ body, ...response }: EncodedApiResponse): StoredResponse => ({
  ...response,
  body: body.toString(),
});

/** The endpoint that responds and the parameters of its path. */
interface EndpointCall {
  contract: AnyContract;
  params: Record<string, string>;
}

export function encodeApiResponse({ contract, params }: EndpointCall, result: unknown): EncodedApiResponse {
  const { value, status, headers } = result instanceof Reply ? result : new Reply(result);
  const common = { "content-type": "application/json", "cache-control": "no-store" };
  if (value instanceof JsonBytes)
    return { status: status ?? contract.status[0], headers: { ...common, ...headers }, body: value.bytes };
  const encoded = getEncoder(contract.answer)(value);
  const etag = getResourceEtag(encoded);
  const location = (status ?? contract.status[0]) === 201 && buildLocationHeader(contract, params, encoded);
  return {
    status: status ?? contract.status[0],
    headers: { ...common, ...(etag && { etag }), ...(location && { location }), ...headers },
    body: JSON.stringify(encoded),
  };
}

/**
 * Builds the path at which the created resource can be read. Names in the contract's template stand for fields of the
 * response (or of `user` in it), else for parameters of the request's path.
 */
function buildLocationHeader(
  { location }: AnyContract,
  params: Record<string, string>,
  response: unknown,
): string | null {
  if (!location) return null;
  const { user } = response as { user?: object | string };
  const fields = { ...params, ...(response as object), ...(typeof user === "object" && user) } as Record<
    string,
    unknown
  >;
  return location.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(fields[name])));
}
