import type { Link } from "@/lib/platform/db/generated/client";
import type { LinkState } from "./schema";

type Counted = Pick<Link, "revokedAt" | "expiresAt" | "uses" | "used">;

/** `now` in milliseconds. A link that ends at an instant books no more at that instant. */
export function readLinkState({ revokedAt, expiresAt, uses, used }: Counted, now: number): LinkState {
  if (revokedAt !== null) return "revoked";
  if (uses !== null && used >= uses) return "used_up";
  return expiresAt !== null && expiresAt.getTime() <= now ? "ended" : "open";
}

/** The same as conditions on a row `t`; `now` makes the parameter where it is needed. */
export const STATE_CONDITIONS = {
  revoked: () => "t.revoked_at IS NOT NULL",
  used_up: () => "t.revoked_at IS NULL AND t.used >= t.uses",
  ended: (now) => `${NOT_GONE} AND t.expires_at <= ${now()}`,
  open: (now) => `${NOT_GONE} AND coalesce(t.expires_at > ${now()}, true)`,
} satisfies Record<LinkState, (now: () => string) => string>;

const NOT_GONE = "t.revoked_at IS NULL AND coalesce(t.used < t.uses, true)";
