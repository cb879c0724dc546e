import { chooseFor } from "@/lib/domain/events/policy";
import { shortSpan, toSpan } from "@/lib/domain/events/visitor/date-words";
import { spanLines } from "@/lib/domain/events/visitor/span-words";
import type { BannerView, ChoiceView } from "@/lib/pages/frame/view";
import { actionHref, type EventContext } from "./event-context";
import type { StepParts } from "./step-parts";
import { countVotes } from "./tally";
import type { StepView } from "./view";

/** The date that the preview is about: the one named, else what suits most. */
export function dateToPreview({ visitor: { event }, about }: Pick<EventContext, "visitor" | "about">) {
  const { dateId } = chooseFor(event);
  const ids = [about.date, dateId];
  return ids.map((id) => event.dates.find((date) => date.id === id)).find((date) => date !== undefined);
}

/** When, where, and who is told, before it is done. */
export function confirmStep(context: EventContext): StepParts {
  const { visitor, manner, names, t } = context;
  const { event } = visitor;
  const date = dateToPreview(context);
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const told = event.invitees.filter(({ id, email, su }) => email !== null && !su && !declined.has(id));
  const span = date && toSpan(date);
  const facts = [
    { label: t("event.when"), lines: span ? spanLines(manner, event.timezone, t, span) : [] },
    {
      label: t("event.where"),
      lines: event.places.length === 1 ? event.places.map(({ name }) => name) : [],
    },
    { label: t("eventPage.step.mails"), lines: [told.map(({ id }) => names.get(id) ?? "").join(", ")] },
  ];
  return {
    heading: t("eventPage.step.confirm"),
    facts: facts.filter(({ lines }) => lines.some(Boolean)),
    warning: describeConflict(context),
    nearest: listNearest(context),
    action: actionHref(context, "confirm"),
    hidden: date ? [{ name: "date", value: date.id }] : [],
    fields: placeChoice(context),
    submit: t("eventPage.action.confirm"),
  };
}

/** Only the host of a booking page cannot be in two places at once. */
function describeConflict({ visitor, conflict, t }: EventContext): BannerView | null {
  if (!conflict) return null;
  const title = t(visitor.event.bookpage ? "eventPage.step.taken" : "eventPage.step.busy");
  return { tone: visitor.event.bookpage ? "bad" : "warn", title, text: null, links: [] };
}

function listNearest(context: EventContext): StepView["nearest"] {
  const { visitor, conflict, manner, t } = context;
  if (!conflict || conflict.nearest.length === 0) return null;
  return {
    text: t("eventPage.step.nearest"),
    action: actionHref(context, "suggest"),
    items: conflict.nearest.map((time) => ({
      start: `${new Date(time.start).toISOString()}/${new Date(time.end).toISOString()}`,
      label: shortSpan(manner, visitor.event.timezone, t, { ...time, allDay: false }),
    })),
  };
}

function placeChoice({ visitor: { event }, about, t }: EventContext): ChoiceView[] {
  if (event.places.length < 2) return [];
  const tally = countVotes(event, "placeId");
  const ranked = tally.rank(event.places);
  const chosen = event.places.some(({ id }) => id === about.place) ? about.place : ranked[0]?.id;
  const total = tally.people.length;
  return [
    {
      as: "choice",
      id: "place",
      name: "place",
      legend: t("event.where"),
      multiple: false,
      options: ranked.map(({ id, name }) => ({
        value: id,
        label: name,
        detail: t("eventPage.poll.count", { count: tally.of(id).yes.length, total }),
        checked: id === chosen,
      })),
      other: null,
      error: null,
    },
  ];
}
