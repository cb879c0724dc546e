import { actionHref, type EventContext } from "./event-context";
import { listErrors } from "./form-view";
import { pollDates } from "./poll-dates";
import { pollPlaces } from "./poll-places";
import type { PollView } from "./view";

/** What is being asked while the event is planned; null once that is over. */
export function pollView(context: EventContext): PollView | null {
  const { visitor, offers, draft, t } = context;
  if (!offers.has("vote")) return null;
  const { dates } = visitor.event;
  const sections = [pollDates(context), pollPlaces(context)].filter((section) => section !== null);
  if (sections.length === 0) return null;
  return {
    text: t("eventPage.poll.text"),
    action: actionHref(context, "vote"),
    errors: draft?.step === "vote" ? listErrors(context, draft.issues) : null,
    sections,
    words: {
      yes: t("eventPage.poll.yes"),
      no: t("eventPage.poll.no"),
      waiting: t("eventPage.poll.waiting"),
      you: t("event.you"),
      person: t("eventPage.poll.person"),
      all: t("eventPage.poll.all"),
    },
    hasTimes: dates.some(({ allDay }) => !allDay),
    save: t("eventPage.poll.save"),
    none: dates.length > 0 && !visitor.su ? t("eventPage.poll.none") : null,
  };
}
