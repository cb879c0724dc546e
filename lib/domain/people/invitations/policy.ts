import { DAY, type Instant } from "@/lib/core/time/instant";
import type { Invitation } from "@/lib/platform/db/generated/client";
import type { InvitationState } from "./schema";

/** How long somebody who was written to may take. */
export const INVITATION_DAYS = 14;

/** Nobody is reminded more often than this. */
const MIN_REMINDER_INTERVAL_MS = DAY;

/** Mails about one invitation, in all: whoever has not come after these does not want to. */
export const MAX_INVITATION_MAILS = 5;

type InvitationDates = Pick<Invitation, "revokedAt" | "joinedAt" | "expiresAt" | "uses" | "maxUses">;

/** `hasSignedIn`: of an invitation of somebody who was there already. */
export function deriveInvitationState(
  row: InvitationDates,
  hasSignedIn: boolean,
  now: Instant,
): InvitationState {
  if (row.joinedAt || hasSignedIn || (row.maxUses !== null && row.uses >= row.maxUses)) return "joined";
  if (row.revokedAt) return "revoked";
  return row.expiresAt && row.expiresAt.getTime() <= now ? "expired" : "open";
}

/** From when on one more mail may be sent; null: none at all. */
export function deriveRemindFrom(
  { email, mailedAt, mails }: Pick<Invitation, "email" | "mailedAt" | "mails">,
  state: InvitationState,
): Date | null {
  if (email === null || mails >= MAX_INVITATION_MAILS || state === "joined" || state === "revoked")
    return null;
  return new Date((mailedAt?.getTime() ?? 0) + MIN_REMINDER_INTERVAL_MS);
}
