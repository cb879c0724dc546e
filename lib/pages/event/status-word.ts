import type { Instant } from "@/lib/core/time/instant";
import { isPollClosed } from "@/lib/domain/events/poll/read-poll";
import type { EventState } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { deriveRole } from "@/lib/domain/events/visitor/offers";
import type { Translate } from "@/lib/platform/i18n/translate";

/** How things stand, in a word. What is being planned is a request to whoever has sent it, until its votes are closed. */
export const statusWord = (visitor: EventVisitor, state: EventState, t: Translate, now: Instant): string =>
  state === "planning" && (deriveRole(visitor) !== "booker" || isPollClosed(visitor.event, now))
    ? t("eventPage.status.planning")
    : t(`event.${state}`);
