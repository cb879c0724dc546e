import { DAY, type Instant } from "@/lib/core/time/instant";
import type { Invitation } from "@/lib/platform/db/generated/client";
import type { InvitationState } from "./schema";

/** Lifetime of an invitation by mail. */
export const INVITATION_DAYS = 14;

/** Minimum time between two mails about an invitation. */
const MIN_REMINDER_INTERVAL_MS = DAY;

/** Maximum number of mails about one invitation. */
export const MAX_INVITATION_MAILS = 5;

type InvitationDates = Pick<Invitation, "revokedAt" | "joinedAt" | "expiresAt" | "uses" | "maxUses">;

/** `hasSignedIn` is true if the invitation is for an existing user who has set a password. */
export function deriveInvitationState(
  row: InvitationDates,
  hasSignedIn: boolean,
  now: Instant,
): InvitationState {
  if (row.joinedAt || hasSignedIn || (row.maxUses !== null && row.uses >= row.maxUses)) return "joined";
  if (row.revokedAt) return "revoked";
  return row.expiresAt && row.expiresAt.getTime() <= now ? "expired" : "open";
}

/** Returns when the next mail may be sent; null if none may. */
export function deriveRemindFrom(
  { email, mailedAt, mails }: Pick<Invitation, "email" | "mailedAt" | "mails">,
  state: InvitationState,
): Date | null {
  if (email === null || mails >= MAX_INVITATION_MAILS || state === "joined" || state === "revoked")
    return null;
  return new Date((mailedAt?.getTime() ?? 0) + MIN_REMINDER_INTERVAL_MS);
}
