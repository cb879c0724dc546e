import type { VisitorState } from "@/lib/domain/events/visitor/event-facts";
import type { VisitorAction } from "@/lib/domain/events/visitor/visitor-actions";
import type { CalendarReply } from "./parse-calendar-reply";

/** What a reply amounts to. `late`: the event's page would not take the answer any more, so that it is a message. */
export type ReplyDecision =
  | { is: "accepted" | "declined" | "maybe" | "counter" | "delegated"; late: boolean }
  | { is: "outdated" }
  | { is: "nothing" };

export interface ReplyContext {
  /** The event's own SEQUENCE. */
  sequence: number;
  /** Whether the reply names the time at which the event is. */
  isSameTime: boolean;
  /** DTSTAMP of what counted last of this person, in milliseconds since 1970. */
  lastStamp: number | null;
  /** What the event is to this person now, and what its page lets them do. */
  state: VisitorState;
  offers: ReadonlySet<VisitorAction>;
}

/**
 * RFC 5546, section 2.1.5: of two replies the later counts, and none to an invitation that another has replaced, unless
 * the time has stayed: a number rises as well where somebody else was taken off the event.
 */
export function evaluateReply(
  reply: CalendarReply,
  { sequence, isSameTime, lastStamp, state, offers }: ReplyContext,
): ReplyDecision {
  if (lastStamp !== null && reply.stamp <= lastStamp) return { is: "outdated" };
  if (reply.method === "COUNTER") {
    if (reply.sequence < sequence) return { is: "outdated" };
    return reply.start ? { is: "counter", late: false } : { is: "nothing" };
  }
  if (reply.sequence < sequence && !isSameTime) return { is: "outdated" };
  switch (reply.partstat) {
    case "ACCEPTED":
      return { is: "accepted", late: state !== "confirmed" && !offers.has("attend") };
    case "DECLINED":
      return { is: "declined", late: state !== "declined" && !offers.has("decline") };
    case "TENTATIVE":
      return { is: "maybe", late: false };
    case "DELEGATED":
      return { is: "delegated", late: false };
    default:
      return { is: "nothing" };
  }
}
