import type { Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import { deriveAccountRights } from "@/lib/domain/people/users/account-rights";
import { findKind } from "./parse-settings-files";
import type { PlanContext, PlanRequest } from "./plan-settings";
import { requireFileScopes } from "./require-file-scopes";

/** Returns the context of a plan for a caller of the API. Throws if the caller may not write what the files contain. */
export function toPlanContext(auth: Auth, now: Instant, { files, prune }: PlanRequest): PlanContext {
  requireFileScopes(auth, prune ? null : files.flatMap(({ path }) => findKind(path) ?? []));
  return {
    organization: auth.organization,
    now,
    rights: deriveAccountRights(auth),
    canReadEvents: auth.scopes === null || auth.scopes.includes("events:read"),
  };
}
