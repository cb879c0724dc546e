import type { Instant } from "@/lib/core/time/instant";
import { isPollClosed } from "@/lib/domain/events/poll/get-poll-settings";
import type { VisitorState } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { deriveVisitorRole } from "@/lib/domain/events/visitor/visitor-actions";
import type { Translate } from "@/lib/platform/i18n/translate";

/** How things stand, in a word. What is being planned is a request to whoever has sent it, until its votes are closed. */
export const formatEventStatus = (
  visitor: EventVisitor,
  state: VisitorState,
  t: Translate,
  now: Instant,
): string =>
  state === "planning" && (deriveVisitorRole(visitor) !== "booker" || isPollClosed(visitor.event, now))
    ? t("eventPage.status.planning")
    : t(`event.${state}`);
