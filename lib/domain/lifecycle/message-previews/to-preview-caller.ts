import type { Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";

/** Derives the rights of a caller of previews. */
export const toPreviewCaller = ({ organization, scopes, actor }: Auth, now: Instant) => ({
  organization,
  canReadEvents: scopes === null || scopes.includes("events:read"),
  user: actor.kind === "user" ? actor.id : null,
  now,
});
