import type { Instant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { getPollDeadline, getPollSettings, isPollClosed } from "@/lib/domain/events/poll/get-poll-settings";
import { canSeeResults } from "@/lib/domain/events/poll/redact-poll-answers";
import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import { formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { buildPollDates } from "./build-poll-dates";
import { buildPollPlaces } from "./build-poll-places";
import { buildShareView } from "./build-share-view";
import { buildActionHref, buildStepHref, type EventContext } from "./event-context";
import { buildEventErrors } from "./form-view";
import { formatUnanswered } from "./format-unanswered";
import { isSingleRequest } from "./is-single-request";
import type { PollView } from "./view";

/** A booker who proposed the times has thereby answered, and the host chooses one, without a vote. */
const isWithoutVote = ({ visitor, role, draft }: EventContext): boolean =>
  role !== "guest" && draft?.step !== "vote" && isSingleRequest(visitor);

/** "If need be" stays visible to a voter who chose it while it was allowed. */
function listChoices({ visitor: { event }, t }: EventContext): PollView["choices"] {
  const hasMiddle = getPollSettings(event).if_need_be || event.votes.some(({ ifNeedBe }) => ifNeedBe);
  const middle = { answer: "if_need_be", letter: "i", label: t("eventPage.poll.ifNeedBe") } as const;
  return [
    { answer: "yes", letter: "y", label: t("eventPage.poll.yes") },
    ...(hasMiddle ? [middle] : []),
    { answer: "no", letter: "n", label: t("eventPage.poll.no") },
  ];
}

/** "Friday 27 November, 16:00, Paris (UTC+1)". */
function formatDeadline({ dateTimeStyle }: EventContext, at: Instant): string {
  const day = formatDate(dateTimeStyle, toLocalDate(dateTimeStyle.zone, at), "day");
  const zone = formatZoneLabel(dateTimeStyle.zone, at);
  return joinDateTime(dateTimeStyle.lang, day, formatTime(dateTimeStyle, at), zone);
}

/** The rules of the poll for its voters. */
function listRules(context: EventContext, canAnswer: boolean): string[] {
  const { visitor, t } = context;
  const { hide_participants: hides, results, at_deadline: then } = getPollSettings(visitor.event);
  const name = describeEventHost(visitor.event).name;
  const deadline = getPollDeadline(visitor.event);
  const isHost = visitor.isOrganizer || visitor.host;
  return [
    ...(deadline === null || !canAnswer
      ? []
      : [
          t(then === "confirm" ? "polls.deadlineConfirms" : "polls.deadline", {
            time: formatDeadline(context, deadline),
          }),
        ]),
    ...(hides && !isHost ? [t("polls.hidden", { name })] : []),
    ...(isHost || canSeeResults(visitor, visitor.event)
      ? []
      : [results === "voted" ? t("polls.voted") : t("polls.never", { name })]),
  ];
}

/** For the organiser, who can invite more people; that of an open poll finds it at the share link. */
function buildUnansweredNotice(context: EventContext): PollView["emptyNotice"] {
  const { visitor, offers, t } = context;
  const title = formatUnanswered(context);
  if (title === null || !visitor.isOrganizer || !offers.has("vote") || buildShareView(context) !== null)
    return null;
  const link = { href: buildStepHref(context, "invite"), label: t("eventPage.action.invite") };
  return { title, text: null, link: offers.has("invite") ? link : null };
}

/** The deadline has passed and no date is chosen yet. */
const isOver = ({ visitor: { event }, now }: EventContext): boolean =>
  deriveEventPhase(event) === "planning" && isPollClosed(event, now);

/** The poll while the event is planned; null afterwards. */
export function buildPollView(context: EventContext): PollView | null {
  const { visitor, offers, draft, t } = context;
  const canAnswer = offers.has("vote");
  if (!(canAnswer || isOver(context)) || isWithoutVote(context)) return null;
  const { dates } = visitor.event;
  const sections = [buildPollDates(context), buildPollPlaces(context)].filter((section) => section !== null);
  if (sections.length === 0) return null;
  return {
    canAnswer,
    emptyNotice: buildUnansweredNotice(context),
    rules: listRules(context, canAnswer),
    hint: canAnswer ? t("eventPage.poll.text") : null,
    action: buildActionHref(context, "vote"),
    errors: draft?.step === "vote" ? buildEventErrors(context, draft.issues) : null,
    sections,
    choices: listChoices(context),
    words: {
      waiting: t("eventPage.poll.waiting"),
      you: t("event.you"),
      person: t("eventPage.poll.person"),
      all: t("eventPage.poll.all"),
      before: t("eventPage.poll.earlierOptions"),
      more: t("eventPage.poll.laterOptions"),
    },
    hasTimes: dates.some(({ allDay }) => !allDay),
    save: t("eventPage.poll.save"),
    none: dates.length > 0 && !visitor.isOrganizer ? t("eventPage.poll.none") : null,
  };
}
