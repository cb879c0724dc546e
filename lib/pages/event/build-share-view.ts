import { getPollSettings } from "@/lib/domain/events/poll/get-poll-settings";
import { buildPollLink } from "@/lib/domain/events/poll/poll-link";
import type { EventContext } from "./event-context";
import { formatUnanswered } from "./format-unanswered";
import type { ShareView } from "./view";

/** The link for the organiser to share, as long as the poll is open. */
export function buildShareView(context: EventContext): ShareView | null {
  const { visitor, offers, t } = context;
  if (!visitor.isOrganizer || !offers.has("vote") || !getPollSettings(visitor.event).open) return null;
  return {
    unansweredNotice: formatUnanswered(context),
    heading: t("polls.shareHeading"),
    text: t("polls.shareText"),
    link: buildPollLink(visitor.eventId),
    copy: t("polls.copy"),
    copied: t("polls.copied"),
  };
}
