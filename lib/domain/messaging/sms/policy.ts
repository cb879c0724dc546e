import type { TextMessageState } from "./options";
import type { ReportedState } from "./provider";

const FINAL_STATES: readonly TextMessageState[] = ["delivered", "undelivered", "failed", "unsent"];

/**
 * Returns the state after a report; reports may come late, twice, in another order, and before the response to the
 * request. The first final state counts.
 */
export const mergeReportedState = (current: TextMessageState, reported: ReportedState): TextMessageState =>
  FINAL_STATES.includes(current) ? current : reported;

const MAX_DELAY_SECONDS = 3600;

/** Seconds until the next attempt: what the provider asks for, or else growing delays. */
export const deriveRetrySeconds = (attempts: number, wanted: number | null): number =>
  Math.min(MAX_DELAY_SECONDS, wanted ?? 15 * 2 ** Math.min(attempts, 10));

/** Returns whether phones can reply to a sender; a name gets no replies. */
export const canReplyTo = (sender: string): boolean => /^(\+\d|MG)/.test(sender);
