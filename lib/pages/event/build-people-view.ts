import { canSeeResults, isVisibleTo } from "@/lib/domain/events/poll/redact-poll-answers";
import type { VisitorState } from "@/lib/domain/events/visitor/event-facts";
import { hasReconfirmed } from "@/lib/domain/events/visitor/has-reconfirmed";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { formatInitials } from "@/lib/platform/i18n/format-initials";
import { buildStepHref, type EventContext } from "./event-context";
import type { PersonView } from "./view";

/** The participants, with their attendance as far as it is visible. */
export function buildPeopleView(context: EventContext, state: VisitorState): PersonView[] {
  const { visitor, offers, names, t } = context;
  const { event } = visitor;
  const known = event.invitees.filter((one) => isVisibleTo(visitor, event, one));
  return known.map((person): PersonView => {
    const name = names.get(person.id) ?? "";
    const role = t(person.isOrganizer || person.host ? "event.host" : "event.guest");
    const answer =
      person.id === visitor.id || canSeeResults(visitor, event)
        ? findAnswer(visitor, person.id, state)
        : null;
    const address = visitor.isOrganizer && person.email !== name ? person.email : null;
    return {
      id: person.id,
      name,
      initials: formatInitials(name),
      photo: person.pictureUrl ?? findPhoto(visitor, person.userId),
      role: [role, person.id === visitor.id ? t("event.you") : null, address].filter(Boolean).join(" · "),
      answer,
      answerText: answer && t(findAnswerText(visitor, person.id, answer)),
      remove:
        offers.has("remove") && !person.isOrganizer
          ? {
              href: buildStepHref(context, "remove", { who: person.id }),
              label: t("eventPage.action.removeThis", { name }),
            }
          : null,
    };
  });
}

/** A no vote for the date that was chosen later is not a declined meeting. */
function findAnswerText({ event }: EventVisitor, invitee: string, answer: "yes" | "no" | "waiting") {
  if (answer === "yes") return isStillComing(event, invitee) ? "event.answerComing" : "event.answerYes";
  if (answer === "waiting") return "event.answerWaiting";
  return event.declines.some(({ inviteeId }) => inviteeId === invitee)
    ? "event.answerNo"
    : "event.answerCannot";
}

const isStillComing = (event: EventVisitor["event"], id: string): boolean =>
  event.invitees.some((invitee) => invitee.id === id && hasReconfirmed(event, invitee));

function findAnswer({ event }: EventVisitor, invitee: string, state: VisitorState): PersonView["answer"] {
  if (event.declines.some((decline) => decline.inviteeId === invitee)) return "no";
  if (!event.confirmedFlag || state === "cancelled") return null;
  if (isStillComing(event, invitee)) return "yes";
  const vote = event.votes.find(
    ({ inviteeId, dateId }) => inviteeId === invitee && dateId === event.confirmedDateId,
  );
  return vote ? (vote.yes ? "yes" : "no") : "waiting";
}

/** Finds an uploaded photo, which belongs to the user and not to the event. */
const findPhoto = ({ event }: EventVisitor, user: string | null): string | null =>
  user !== null && user === event.createdByUserId ? (event.createdByUser?.pictureUrl ?? null) : null;
