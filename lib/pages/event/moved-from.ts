import { asInstant, type Instant } from "@/lib/core/time/instant";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";

/** The parameter of the page after a move, beside its notice. */
const PARAMETER = "was";

/** Writes the start of the meeting before the move, for the address of the next page. */
export function buildMovedFromQuery({ event }: Pick<EventVisitor, "event">): string {
  const [span] = pickSpans(event);
  return span ? `${PARAMETER}=${span.start.toString(36)}&` : "";
}

/** Parses the start of the meeting before the move; null without a valid one. */
export function parseMovedFrom(search: URLSearchParams): Instant | null {
  const text = search.get(PARAMETER) ?? "";
  const start = /^[0-9a-z]{1,9}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
  return Number.isNaN(start) ? null : asInstant(start);
}
