import type { ApiVersion } from "@/lib/domain/contracts/api-versions";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import type { EncodedApiResponse } from "../encode-api-response";
import { findResponseRewrite } from "./find-response-rewrite";

/** Converts an encoded response to an older version; unchanged parts stay as they were encoded. */
export function toOlderVersion(
  response: EncodedApiResponse,
  { answer: schema }: AnyContract,
  version: ApiVersion,
): EncodedApiResponse {
  const rewrite = response.status === 204 ? null : findResponseRewrite(schema, version);
  return rewrite
    ? { ...response, body: JSON.stringify(rewrite(JSON.parse(response.body.toString()) as never)) }
    : response;
}
