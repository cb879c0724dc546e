import { getPollSettings } from "@/lib/domain/events/poll/get-poll-settings";
import { formatShortSpan, toEventSpan } from "@/lib/domain/events/visitor/format-days";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { countVotes } from "./count-votes";
import { buildStepHref, type EventContext } from "./event-context";
import { isSingleRequest } from "./is-single-request";
import { isUnanswered } from "./is-unanswered";
import type { BestView } from "./view";

const MAX_NAMES = 3;

/** The number of dates shown at first; a disclosure has the others. */
const MAX_DATES_SHOWN = 3;

/**
 * The dates for the organiser to choose from, the best first; those of a request by time, without counts. Null until
 * there is a vote.
 */
export function buildBestDatesView(context: EventContext): BestView | null {
  const { visitor, offers, dateTimeStyle, names, t } = context;
  const { event } = visitor;
  if (!offers.has("confirm") || event.dates.length === 0) return null;
  // An open poll is first passed on, so the organiser's vote alone does not count.
  if (getPollSettings(event).open && event.invitees.every(({ isOrganizer }) => isOrganizer)) return null;
  const isRequest = isSingleRequest(visitor);
  const isAnswered = !isRequest && !isUnanswered(context);
  const tally = countVotes(event, "dateId");
  const ranked = tally.rank(event.dates.toSorted((a, b) => +a.startsAt - +b.startsAt));
  const missing = (ids: string[]): string => {
    if (ids.length === 0) return t("eventPage.poll.suitsAll");
    const known = ids
      .slice(0, MAX_NAMES)
      .map((id) => wrapBidiIsolate(dateTimeStyle.lang, names.get(id) ?? ""));
    const rest = ids.length > MAX_NAMES ? ` +${ids.length - MAX_NAMES}` : "";
    return t("eventPage.poll.missing", {
      names: new Intl.ListFormat(dateTimeStyle.lang).format(known) + rest,
    });
  };
  return {
    heading: t(isAnswered ? "eventPage.poll.best" : "booking.chooseTime"),
    choose: t("eventPage.poll.choose"),
    shown: MAX_DATES_SHOWN,
    items: ranked.map((date, index) => {
      const { yes, ifNeedBe, no, waiting } = tally.of(date.id);
      const when = formatShortSpan(dateTimeStyle, event.timezone, t, toEventSpan(date));
      return {
        id: date.id,
        when,
        count: isRequest
          ? null
          : [
              t("eventPage.poll.count", { count: yes.length, total: tally.people.length }),
              ...(ifNeedBe.length > 0 ? [t("eventPage.poll.ifNeedBeCount", { count: ifNeedBe.length })] : []),
            ].join(" "),
        missing: isAnswered ? missing([...no, ...waiting]) : null,
        best: index === 0 && isAnswered,
        choose: {
          href: buildStepHref(context, "confirm", { d: date.id }),
          label: t("eventPage.poll.chooseThis", { time: when }),
        },
      };
    }),
    more: t("eventPage.poll.more", { count: ranked.length - MAX_DATES_SHOWN }),
  };
}
