import type { EventContext } from "./event-context";
import { isUnanswered } from "./is-unanswered";

/** "Nobody has answered yet"; the host's own answers count, so after these nobody else has. Null with other answers. */
export function formatUnanswered(context: EventContext): string | null {
  if (!isUnanswered(context)) return null;
  const { votes, declines } = context.visitor.event;
  return context.t(
    votes.length + declines.length > 0 ? "eventPage.poll.nobodyElse" : "eventPage.poll.nobodyYet",
  );
}
