import type { Instant } from "@/lib/core/time/instant";
import { localDateAt } from "@/lib/core/time/zone";
import { derivePhase } from "@/lib/domain/events/policy";
import { seesResults } from "@/lib/domain/events/poll/narrow-to-answers";
import { isPollClosed, readDeadline, readPoll } from "@/lib/domain/events/poll/read-poll";
import { describeHost } from "@/lib/domain/events/visitor/event-facts";
import { formatDate, formatTime } from "@/lib/platform/i18n/format";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import { actionHref, type EventContext, stepHref } from "./event-context";
import { listErrors } from "./form-view";
import { isUnanswered } from "./is-unanswered";
import { pollDates } from "./poll-dates";
import { pollPlaces } from "./poll-places";
import { shareView } from "./share-view";
import type { PollView } from "./view";

/** Who has proposed the times on a page has said that they suit, and nobody else is asked but the host. */
function hasAskedAlone({ visitor: { id, event }, role, draft }: EventContext): boolean {
  const isOwn = (entry: { dateId: string } | { placeId: string }) =>
    event.votes.some(
      (vote) =>
        vote.inviteeId === id &&
        vote.yes &&
        ("dateId" in entry ? vote.dateId === entry.dateId : vote.placeId === entry.placeId),
    );
  return (
    role === "booker" &&
    draft?.step !== "vote" &&
    event.invitees.every((one) => one.id === id || one.su || one.host) &&
    event.dates.every((date) => isOwn({ dateId: date.id })) &&
    (event.places.length < 2 || event.places.every((place) => isOwn({ placeId: place.id })))
  );
}

/** Who has said if need be, may see it although it can no longer be chosen elsewhere. */
function listChoices({ visitor: { event }, t }: EventContext): PollView["choices"] {
  const hasMiddle = readPoll(event).if_need_be || event.votes.some(({ ifNeedBe }) => ifNeedBe);
  const middle = { answer: "if_need_be", letter: "i", label: t("eventPage.poll.ifNeedBe") } as const;
  return [
    { answer: "yes", letter: "y", label: t("eventPage.poll.yes") },
    ...(hasMiddle ? [middle] : []),
    { answer: "no", letter: "n", label: t("eventPage.poll.no") },
  ];
}

/** "Friday 27 November, 16:00, Paris (UTC+1)" */
function deadlineWords({ manner }: EventContext, at: Instant): string {
  const day = formatDate(manner, localDateAt(manner.zone, at), "day");
  return `${day}, ${formatTime(manner, at)}, ${zoneLabel(manner.zone, at)}`;
}

/** What whoever answers should know of the poll. */
function listRules(context: EventContext, canAnswer: boolean): string[] {
  const { visitor, t } = context;
  const { hide_participants: hides, results, at_deadline: then } = readPoll(visitor.event);
  const name = describeHost(visitor.event).name;
  const deadline = readDeadline(visitor.event);
  const isHost = visitor.su || visitor.host;
  return [
    ...(deadline === null || !canAnswer
      ? []
      : [
          t(then === "confirm" ? "polls.deadlineConfirms" : "polls.deadline", {
            time: deadlineWords(context, deadline),
          }),
        ]),
    ...(hides && !isHost ? [t("polls.hidden", { name })] : []),
    ...(isHost || seesResults(visitor, visitor.event)
      ? []
      : [results === "voted" ? t("polls.voted") : t("polls.never", { name })]),
  ];
}

/** Who has an open poll to pass on, is told beside its link. */
function nobodyView(context: EventContext): PollView["nobody"] {
  const { visitor, offers, t } = context;
  if (!isUnanswered(context) || !offers.has("vote") || shareView(context) !== null) return null;
  const title = t("eventPage.poll.nobodyYet");
  if (!visitor.su) return { title, text: t("eventPage.poll.firstAnswer"), link: null };
  const link = { href: stepHref(context, "invite"), label: t("eventPage.action.invite") };
  return { title, text: null, link: offers.has("invite") ? link : null };
}

/** The deadline has passed, and nothing is chosen yet. */
const isOver = ({ visitor: { event }, now }: EventContext): boolean =>
  derivePhase(event) === "planning" && isPollClosed(event, now);

/** What is being asked while the event is planned; null once that is over. */
export function pollView(context: EventContext): PollView | null {
  const { visitor, offers, draft, t } = context;
  const canAnswer = offers.has("vote");
  if (!(canAnswer || isOver(context)) || hasAskedAlone(context)) return null;
  const { dates } = visitor.event;
  const sections = [pollDates(context), pollPlaces(context)].filter((section) => section !== null);
  if (sections.length === 0) return null;
  return {
    canAnswer,
    nobody: nobodyView(context),
    rules: [...(canAnswer ? [t("eventPage.poll.text")] : []), ...listRules(context, canAnswer)],
    action: actionHref(context, "vote"),
    errors: draft?.step === "vote" ? listErrors(context, draft.issues) : null,
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
    none: dates.length > 0 && !visitor.su ? t("eventPage.poll.none") : null,
  };
}
