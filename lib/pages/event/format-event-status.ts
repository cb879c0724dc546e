import type { Instant } from "@/lib/core/time/instant";
import { isPollClosed } from "@/lib/domain/events/poll/get-poll-settings";
import type { VisitorState } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { deriveVisitorRole } from "@/lib/domain/events/visitor/visitor-actions";
import type { Translate } from "@/lib/platform/i18n/translate";

/** Formats the event's state in a word. To its sender, a planned event is a request until the poll closes. */
export const formatEventStatus = (
  visitor: EventVisitor,
  state: VisitorState,
  t: Translate,
  now: Instant,
): string =>
  state === "planning" && (deriveVisitorRole(visitor) !== "booker" || isPollClosed(visitor.event, now))
    ? t("eventPage.status.planning")
    : t(`event.${state}`);
