import type { Link } from "@/lib/platform/db/generated/client";
import type { BookingLinkState } from "./schema";

type LinkCounters = Pick<Link, "revokedAt" | "expiresAt" | "uses" | "used">;

/** `now` is in milliseconds. A link is closed at the instant of its end. */
export function deriveLinkState(
  { revokedAt, expiresAt, uses, used }: LinkCounters,
  now: number,
): BookingLinkState {
  if (revokedAt !== null) return "revoked";
  if (uses !== null && used >= uses) return "used_up";
  return expiresAt !== null && expiresAt.getTime() <= now ? "ended" : "open";
}

/** The same states as conditions on a row `t`; `now` adds the parameter where it is needed. */
export const LINK_STATE_CONDITIONS = {
  revoked: () => "t.revoked_at IS NOT NULL",
  used_up: () => "t.revoked_at IS NULL AND t.used >= t.uses",
  ended: (now) => `${IS_USABLE} AND t.expires_at <= ${now()}`,
  open: (now) => `${IS_USABLE} AND coalesce(t.expires_at > ${now()}, true)`,
} satisfies Record<BookingLinkState, (now: () => string) => string>;

const IS_USABLE = "t.revoked_at IS NULL AND coalesce(t.used < t.uses, true)";
