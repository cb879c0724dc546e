import { DAY, type Instant } from "@/lib/core/time/instant";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { isPhone } from "@/lib/platform/http/is-phone";
import type { BookingLinkField, LinkPrefill, LinkUpdate } from "./schema";

/** Longest booking horizon. */
const MAX_DAYS_AHEAD = 3650;

interface LinkInput {
  /** Values of the body. */
  sent: LinkUpdate;
  /** Merged values after the change. */
  prefill: LinkPrefill;
  locks: readonly BookingLinkField[];
  used: number;
  now: Instant;
}

/** Throws for a link that could never be booked, and for a locked field without a value. */
export function validateLink({ sent, prefill, locks, used, now }: LinkInput): void {
  if (sent.uses != null && sent.uses < used)
    throw buildFieldProblem("/uses", "too_small", `uses must be at least ${used}: it has booked so often`);
  if (sent.expires_at && sent.expires_at.getTime() <= now)
    throw buildFieldProblem("/expires_at", "past", "expires_at must be in the future");
  const past = sent.starts?.findIndex((start) => start.getTime() <= now) ?? -1;
  if (past >= 0) throw buildFieldProblem(`/starts/${past}`, "past", "must be in the future");
  const late = sent.starts?.findIndex((start) => start.getTime() > now + MAX_DAYS_AHEAD * DAY) ?? -1;
  if (late >= 0)
    throw buildFieldProblem(`/starts/${late}`, "too_big", `must be within ${MAX_DAYS_AHEAD} days from now`);
  if (locks.includes("phone") && prefill.phone?.trim() && !isPhone(prefill.phone))
    throw buildFieldProblem(
      "/prefill/phone",
      "invalid_format",
      "prefill.phone is locked, but no phone number",
    );
  const empty = locks.findIndex((name) => !prefill[name]?.trim());
  if (empty < 0) return;
  const message = `is locked, but prefill.${locks[empty]} says nothing`;
  throw buildFieldProblem(sent.locks ? `/locks/${empty}` : `/prefill/${locks[empty]}`, "mismatch", message);
}
