import { canSeeResults, isVisibleTo } from "@/lib/domain/events/poll/redact-poll-answers";
import type { VisitorState } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { formatInitials } from "@/lib/platform/i18n/format-initials";
import { buildStepHref, type EventContext } from "./event-context";
import type { PersonView } from "./view";

/** Who takes part and who comes, as far as that is known. */
export function buildPeopleView(context: EventContext, state: VisitorState): PersonView[] {
  const { visitor, offers, names, t } = context;
  const { event } = visitor;
  const known = event.invitees.filter((one) => isVisibleTo(visitor, event, one));
  return known.map((person): PersonView => {
    const name = names.get(person.id) ?? "";
    const role = t(person.su ? "event.host" : "event.guest");
    const answer =
      person.id === visitor.id || canSeeResults(visitor, event)
        ? findAnswer(visitor, person.id, state)
        : null;
    const address = visitor.su && person.email !== name ? person.email : null;
    return {
      id: person.id,
      name,
      initials: formatInitials(name),
      photo: person.pictureUrl ?? findPhoto(visitor, person.userId),
      role: [role, person.id === visitor.id ? t("event.you") : null, address].filter(Boolean).join(" · "),
      answer,
      answerText: answer && t(findAnswerText(visitor, person.id, answer)),
      remove:
        offers.has("remove") && !person.su
          ? {
              href: buildStepHref(context, "remove", { who: person.id }),
              label: t("eventPage.action.removeThis", { name }),
            }
          : null,
    };
  });
}

/** Who says that a time does not suit, has not declined the meeting: it was chosen later. */
function findAnswerText({ event }: EventVisitor, invitee: string, answer: "yes" | "no" | "waiting") {
  if (answer === "yes") return "event.answerYes";
  if (answer === "waiting") return "event.answerWaiting";
  return event.declines.some(({ inviteeId }) => inviteeId === invitee)
    ? "event.answerNo"
    : "event.answerCannot";
}

function findAnswer({ event }: EventVisitor, invitee: string, state: VisitorState): PersonView["answer"] {
  if (event.declines.some((decline) => decline.inviteeId === invitee)) return "no";
  if (!event.confirmedFlag || state === "cancelled") return null;
  const vote = event.votes.find(
    ({ inviteeId, dateId }) => inviteeId === invitee && dateId === event.confirmedDateId,
  );
  return vote ? (vote.yes ? "yes" : "no") : "waiting";
}

/** An uploaded photo goes with whom it shows, so it does not stand in the event. */
const findPhoto = ({ event }: EventVisitor, user: string | null): string | null =>
  user !== null && user === event.createdByUserId ? (event.createdByUser?.pictureUrl ?? null) : null;
