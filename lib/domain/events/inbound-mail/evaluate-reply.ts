import type { VisitorState } from "@/lib/domain/events/visitor/event-facts";
import type { VisitorAction } from "@/lib/domain/events/visitor/visitor-actions";
import type { CalendarReply } from "./parse-calendar-reply";

/** The decision about a reply. `late`: the event's page no longer accepts the answer, so the reply becomes a message. */
export type ReplyDecision =
  | { is: "accepted" | "declined" | "maybe" | "counter" | "delegated"; late: boolean }
  | { is: "outdated" }
  | { is: "nothing" };

export interface ReplyContext {
  /** The event's present SEQUENCE. */
  sequence: number;
  /** True if the reply names the event's present time. */
  isSameTime: boolean;
  /** DTSTAMP of this person's last applied reply, in milliseconds since 1970. */
  lastStamp: number | null;
  /** The person's present answer, and the actions that the event page allows them. */
  state: VisitorState;
  actions: ReadonlySet<VisitorAction>;
}

/**
 * Applies RFC 5546, section 2.1.5: the later of two replies counts, and a reply to a superseded invitation does not,
 * unless the time is the same. SEQUENCE also rises when another person is removed.
 */
export function evaluateReply(
  reply: CalendarReply,
  { sequence, isSameTime, lastStamp, state, actions }: ReplyContext,
): ReplyDecision {
  if (lastStamp !== null && reply.stamp <= lastStamp) return { is: "outdated" };
  if (reply.method === "COUNTER") {
    if (reply.sequence < sequence) return { is: "outdated" };
    return reply.start ? { is: "counter", late: false } : { is: "nothing" };
  }
  if (reply.sequence < sequence && !isSameTime) return { is: "outdated" };
  switch (reply.partstat) {
    case "ACCEPTED":
      return { is: "accepted", late: state !== "confirmed" && !actions.has("attend") };
    case "DECLINED":
      return { is: "declined", late: state !== "declined" && !actions.has("decline") };
    case "TENTATIVE":
      return { is: "maybe", late: false };
    case "DELEGATED":
      return { is: "delegated", late: false };
    default:
      return { is: "nothing" };
  }
}
