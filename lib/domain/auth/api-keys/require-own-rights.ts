import type { z } from "zod";
import type { Auth } from "@/lib/platform/http/auth";
import { SCOPES } from "@/lib/platform/http/contract";
import { ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import type { apiKeyBody } from "./schema";

/** What a key may give to one that it makes. */
type Giver = Pick<Auth, "scopes" | "expiresAt">;

type Wanted = Pick<z.output<typeof apiKeyBody>, "scopes" | "expires_at">;

/**
 * A key cannot make one that may do more than it, or that is there longer. Answers when the new one ends: by itself as
 * wanted, else with its maker.
 */
export function requireOwnRights(
  { scopes: own, expiresAt }: Giver,
  wanted: Wanted,
  now: number,
): Date | null {
  requireOwnScopes(own, wanted.scopes);
  const ends = wanted.expires_at ?? null;
  if (ends && ends.getTime() <= now) throw fieldProblem("/expires_at", "past", "must be in the future");
  if (!expiresAt || (ends && ends <= expiresAt)) return ends;
  if (wanted.expires_at === undefined) return expiresAt;
  throw new ApiProblem(
    "forbidden",
    `This API key ends on ${expiresAt.toISOString()}: it cannot make one that ends later.`,
  );
}

/** No wanted scopes are all there are. */
function requireOwnScopes(own: readonly string[] | null, wanted: Wanted["scopes"] = []): void {
  const missing = (wanted.length > 0 ? wanted : SCOPES).find((scope) => own && !own.includes(scope));
  if (!missing) return;
  const without = wanted.length === 0 ? "A key without scopes may do everything, but this" : "This";
  throw new ApiProblem("forbidden", `${without} API key does not have the scope ${missing} to give.`);
}
