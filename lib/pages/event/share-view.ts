import { pollLink } from "@/lib/domain/events/poll/poll-link";
import { readPoll } from "@/lib/domain/events/poll/read-poll";
import type { EventContext } from "./event-context";
import { isUnanswered } from "./is-unanswered";
import type { ShareView } from "./view";

/** The link that the organiser passes on, as long as anybody can answer there. */
export function shareView(context: EventContext): ShareView | null {
  const { visitor, offers, t } = context;
  if (!visitor.su || !offers.has("vote") || !readPoll(visitor.event).open) return null;
  return {
    nobody: isUnanswered(context) ? t("eventPage.poll.nobodyYet") : null,
    heading: t("polls.shareHeading"),
    text: t("polls.shareText"),
    link: pollLink(visitor.eventId),
    copy: t("polls.copy"),
    copied: t("polls.copied"),
  };
}
