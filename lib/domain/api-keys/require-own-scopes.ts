import { SCOPES, type Scope } from "@/lib/platform/http/contract";
import { ApiProblem } from "@/lib/platform/http/problem";

/** A key that is limited to scopes cannot make one that may do more; no wanted scopes are all there are. */
export function requireOwnScopes(own: readonly string[] | null, wanted: readonly Scope[] = []): void {
  const missing = (wanted.length > 0 ? wanted : SCOPES).find((scope) => own && !own.includes(scope));
  if (!missing) return;
  const without = wanted.length === 0 ? "A key without scopes may do everything, but this" : "This";
  throw new ApiProblem("forbidden", `${without} API key does not have the scope ${missing} to give.`);
}
