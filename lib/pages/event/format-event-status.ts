import type { Instant } from "@/lib/core/time/instant";
import { isPollClosed } from "@/lib/domain/events/poll/get-poll-settings";
import type { VisitorState } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { deriveVisitorRole } from "@/lib/domain/events/visitor/visitor-actions";
import type { Translate } from "@/lib/platform/i18n/translate";
import { isSingleRequest } from "./is-single-request";

/** Formats the event's state in a word. To its booker and, without other guests, its host, a planned event is a request. */
export function formatEventStatus(
  visitor: EventVisitor,
  state: VisitorState,
  t: Translate,
  now: Instant,
): string {
  if (state !== "planning") return t(`event.${state}`);
  const role = isPollClosed(visitor.event, now) ? "guest" : deriveVisitorRole(visitor);
  if (role === "booker") return t("event.planning");
  return t(
    role === "organiser" && isSingleRequest(visitor)
      ? "eventPage.status.requested"
      : "eventPage.status.planning",
  );
}
