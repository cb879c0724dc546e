import { type AnyContract, hasIfMatch } from "@/lib/domain/contracts/contract";

/** Lists the statuses with which an endpoint may refuse a request. Tests compare every response with them. */
export function listErrorStatuses(contract: AnyContract): number[] {
  const { method, params, query, body, scope, secret } = contract;
  const takesInput = Boolean(params ?? query ?? body);
  const may: Record<number, boolean> = {
    400: takesInput || !secret, // an unknown API version
    401: scope !== "public" || Boolean(secret),
    403: scope !== "public",
    404: takesInput,
    409: method !== "GET",
    412: hasIfMatch(contract),
    413: Boolean(body),
    415: Boolean(body),
    422: method === "POST" && !secret,
    429: true,
    500: true,
    503: true,
  };
  return Object.keys(may)
    .map(Number)
    .filter((status) => may[status]);
}
