import type { z } from "zod";
import type { Auth } from "@/lib/platform/http/auth";
import { SCOPES } from "@/lib/platform/http/contract";
import { ApiProblem, buildFieldProblem } from "@/lib/platform/http/problem";
import type { apiKeyBody } from "./schema";

/** What a key may give to one that it makes. */
type CreatorKey = Pick<Auth, "scopes" | "expiresAt">;

type RequestedRights = Pick<z.output<typeof apiKeyBody>, "scopes" | "expires_at">;

/**
 * A key cannot make one that may do more than it, or that is there longer. Answers when the new one ends: by itself as
 * wanted, else with its maker.
 */
export function requireGrantableRights(
  { scopes: own, expiresAt }: CreatorKey,
  wanted: RequestedRights,
  now: number,
): Date | null {
  requireGrantableScopes(own, wanted.scopes);
  const ends = wanted.expires_at ?? null;
  if (ends && ends.getTime() <= now) throw buildFieldProblem("/expires_at", "past", "must be in the future");
  if (!expiresAt || (ends && ends <= expiresAt)) return ends;
  if (wanted.expires_at === undefined) return expiresAt;
  throw new ApiProblem(
    "forbidden",
    `This API key ends on ${expiresAt.toISOString()}: it cannot make one that ends later.`,
  );
}

/** No wanted scopes are all there are. */
function requireGrantableScopes(own: readonly string[] | null, wanted: RequestedRights["scopes"] = []): void {
  const missing = (wanted.length > 0 ? wanted : SCOPES).find((scope) => own && !own.includes(scope));
  if (!missing) return;
  const without = wanted.length === 0 ? "A key without scopes may do everything, but this" : "This";
  throw new ApiProblem("forbidden", `${without} API key does not have the scope ${missing} to give.`);
}
