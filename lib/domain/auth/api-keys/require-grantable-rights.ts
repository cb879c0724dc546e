import type { z } from "zod";
import type { Auth } from "@/lib/domain/contracts/auth";
import { SCOPES } from "@/lib/domain/contracts/contract";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { apiKeyBody } from "./schema";

/** Rights of the key that creates another. */
type CreatorKey = Pick<Auth, "scopes" | "expiresAt">;

type RequestedRights = Pick<z.output<typeof apiKeyBody>, "scopes" | "expires_at">;

/**
 * Ensures that a new key has no more rights than its creator and does not outlive it. Returns the expiry: the
 * requested one, or else the creator's.
 */
export function requireGrantableRights(
  { scopes: creatorScopes, expiresAt }: CreatorKey,
  requested: RequestedRights,
  now: number,
): Date | null {
  requireGrantableScopes(creatorScopes, requested.scopes);
  const ends = requested.expires_at ?? null;
  if (ends && ends.getTime() <= now) throw buildFieldProblem("/expires_at", "past", "must be in the future");
  if (!expiresAt || (ends && ends <= expiresAt)) return ends;
  if (requested.expires_at === undefined) return expiresAt;
  throw new ApiProblem(
    "forbidden",
    `This API key ends on ${expiresAt.toISOString()}: it cannot make one that ends later.`,
  );
}

/** A missing or empty list requests all scopes. */
function requireGrantableScopes(
  creatorScopes: readonly string[] | null,
  requested: RequestedRights["scopes"] = [],
): void {
  const missing = (requested.length > 0 ? requested : SCOPES).find(
    (scope) => creatorScopes && !creatorScopes.includes(scope),
  );
  if (!missing) return;
  const without = requested.length === 0 ? "A key without scopes may do everything, but this" : "This";
  throw new ApiProblem("forbidden", `${without} API key does not have the scope ${missing} to give.`);
}
