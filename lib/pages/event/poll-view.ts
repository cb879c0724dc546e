import { daysBetween, type LocalDate } from "@/lib/core/time/local-date";
import {
  clockSpan,
  daysOf,
  hostTimeOf,
  shortSpan,
  shownDays,
  spanOf,
} from "@/lib/domain/events/visitor/date-words";
import type { EventSpan } from "@/lib/domain/events/visitor/event-facts";
import { capitalize } from "@/lib/platform/i18n/format";
import { cityOf, zoneLabel } from "@/lib/platform/i18n/zone-names";
import { actionHref, type EventContext } from "./event-context";
import { errorsOf } from "./form-view";
import { linkOf } from "./link-of";
import { type Tally, tallyOf } from "./tally";
import type { Answer, AnswerLetter, PollOption, PollSection, PollView } from "./view";

/** What is being asked while the event is planned; null once that is over. */
export function pollView(context: EventContext): PollView | null {
  const { visitor, offers, draft, t } = context;
  if (!offers.has("vote")) return null;
  const { dates, places } = visitor.event;
  const sections = [datesSection(context), placesSection(context)].filter((section) => section !== null);
  if (sections.length === 0) return null;
  return {
    text: t("eventPage.poll.text"),
    action: actionHref(context, "vote"),
    errors: draft?.step === "vote" ? errorsOf(context, draft.issues) : null,
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

  function datesSection(context: EventContext): PollSection | null {
    if (dates.length === 0) return null;
    const { manner } = context;
    const tally = tallyOf(visitor.event, "dateId");
    const zone = visitor.event.timezone;
    const listed = dates
      .map((date) => ({ ...date, span: spanOf(date) }))
      .map((date) => ({ ...date, ...shownDays(manner, zone, date.span) }))
      .sort(byDay);
    const best = bestOf(tally, listed);
    const timed = listed.filter(({ allDay }) => !allDay);
    const [label, ...others] = new Set(timed.map(({ span }) => zoneLabel(manner.zone, span.start)));
    const years = new Set(listed.map(({ first }) => first.slice(0, 4)));
    const dayOf = ({ allDay, span }: Listed) => {
      const day = daysOf(manner, zone, span, years.size > 1 ? "dayYear" : "day");
      // Where the clocks change between two dates, each day says on which clock it is.
      return others.length > 0 && !allDay ? `${day} · ${zoneLabel(manner.zone, span.start)}` : day;
    };
    const groups = new Map<string, typeof listed>();
    for (const date of listed) {
      const day = dayOf(date);
      groups.set(day, [...(groups.get(day) ?? []), date]);
    }
    const optionFor = ({ id, allDay, span }: (typeof listed)[number]) =>
      optionOf(context, tally, {
        id,
        name: `date-${id}`,
        label: allDay ? capitalize(manner.lang, t("event.allDay")) : clockSpan(manner, span),
        detail: hostTimeOf(visitor, manner, t, span),
        href: null,
        whole: shortSpan(manner, zone, t, span),
        best: best.has(id),
      });
    return {
      id: "dates",
      heading: t("eventPage.poll.dates"),
      note:
        label === undefined
          ? null
          : t("eventPage.poll.zone", { zone: others.length === 0 ? label : cityOf(manner.zone) }),
      groups: [...groups].map(([day, entries]) => ({ day, options: entries.map(optionFor) })),
      people: peopleOf(context, tally, [...groups.values()].flat()),
    };
  }

  /** One place is a fact, not a question. */
  function placesSection(context: EventContext): PollSection | null {
    if (places.length < 2) return null;
    const tally = tallyOf(visitor.event, "placeId");
    const best = bestOf(tally, places);
    const options = places.map((place) =>
      optionOf(context, tally, {
        id: place.id,
        name: `place-${place.id}`,
        label: place.name,
        detail: place.address !== place.name ? place.address || null : null,
        href: linkOf(place),
        whole: place.name,
        best: best.has(place.id),
      }),
    );
    const heading = t("eventPage.poll.places");
    return {
      id: "places",
      heading,
      note: null,
      groups: [{ day: null, options }],
      people: peopleOf(context, tally, places),
    };
  }
}

/** Whole days lie beside the reader's clock: each stands at the head of its day, several of them at its end. */
function byDay(a: Listed, b: Listed): number {
  return (
    daysBetween(b.first, a.first) ||
    daysBetween(b.last, a.last) ||
    Number(b.allDay) - Number(a.allDay) ||
    a.span.start - b.span.start
  );
}

interface Listed {
  first: LocalDate;
  last: LocalDate;
  allDay: boolean;
  span: EventSpan;
}

/** The entries with the most yes, as long as they stand out. */
function bestOf(tally: Tally, entries: readonly { id: string }[]): Set<string> {
  const counts = entries.map(({ id }) => ({ id, yes: tally.of(id).yes.length }));
  const most = Math.max(...counts.map(({ yes }) => yes));
  const best = counts.filter(({ yes }) => yes === most);
  return new Set(most > 0 && best.length < entries.length ? best.map(({ id }) => id) : []);
}

interface Entry extends Pick<PollOption, "name" | "label" | "detail" | "href" | "best"> {
  id: string;
  whole: string;
}

function optionOf(
  { visitor, draft, t }: EventContext,
  tally: Tally,
  { id, whole, ...entry }: Entry,
): PollOption {
  const numbers = { count: tally.of(id).yes.length, total: tally.people.length };
  const typed = draft?.step === "vote" ? draft.values[entry.name] : undefined;
  return {
    ...entry,
    spoken: t("eventPage.poll.spoken", { name: whole, ...numbers }),
    own: typed === "yes" || typed === "no" ? typed : tally.answer(visitor.id, id),
    count: t("eventPage.poll.count", numbers),
  };
}

const peopleOf = (
  { visitor, names }: EventContext,
  tally: Tally,
  entries: readonly { id: string }[],
): PollSection["people"] =>
  tally.people.map((id) => ({
    id,
    name: names.get(id) ?? "",
    own: id === visitor.id,
    answers: entries.map((entry) => letterOf(tally.answer(id, entry.id))).join(""),
  }));

const letterOf = (answer: Answer): AnswerLetter => (answer === null ? "-" : answer === "yes" ? "y" : "n");
