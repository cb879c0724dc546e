import type { TextMessageState } from "@/lib/domain/messaging/sms/options";
import type { WhatsappReport } from "./parse-whatsapp-call";

/** States of which only a later one may take the place. */
const RANKS: Readonly<Partial<Record<TextMessageState, number>>> = { sent: 1, delivered: 2, read: 3 };

/** Returns the state after a report; what was delivered has not failed, and what has failed stays so. */
export function mergeWhatsappState(
  current: TextMessageState,
  reported: WhatsappReport["state"],
): TextMessageState {
  if (current === "failed" || current === "unsent") return current;
  if (reported === "failed") return (RANKS[current] ?? 0) > 1 ? current : reported;
  return (RANKS[reported] ?? 0) > (RANKS[current] ?? 0) ? reported : current;
}
