import { pickEventChoice } from "@/lib/domain/events/policy";
import { formatShortSpan, toEventSpan } from "@/lib/domain/events/visitor/format-days";
import { formatSpanLines } from "@/lib/domain/events/visitor/format-span";
import type { BannerView, ChoiceView } from "@/lib/pages/page-shell/view";
import { joinList } from "@/lib/platform/i18n/join-list";
import { countVotes } from "./count-votes";
import { buildActionHref, type EventContext } from "./event-context";
import type { StepParts } from "./step-parts";
import type { StepView } from "./view";

/** The date of the preview: the requested one, else the best. */
export function pickPreviewDate({ visitor: { event }, about }: Pick<EventContext, "visitor" | "about">) {
  const { dateId } = pickEventChoice(event);
  const ids = [about.date, dateId];
  return ids.map((id) => event.dates.find((date) => date.id === id)).find((date) => date !== undefined);
}

/** Shows time, place and recipients before the confirmation. */
export function buildConfirmStep(context: EventContext): StepParts {
  const { visitor, dateTimeStyle, names, t } = context;
  const { event } = visitor;
  const date = pickPreviewDate(context);
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const recipients = event.invitees.filter(
    ({ id, email, isOrganizer }) => email !== null && !isOrganizer && !declined.has(id),
  );
  const span = date && toEventSpan(date);
  const facts = [
    { label: t("event.when"), lines: span ? formatSpanLines(dateTimeStyle, event.timezone, t, span) : [] },
    {
      label: t("event.where"),
      lines: event.places.length === 1 ? event.places.map(({ name }) => name) : [],
    },
    {
      label: t("eventPage.step.mails"),
      lines: [
        joinList(
          dateTimeStyle.lang,
          recipients.map(({ id }) => names.get(id) ?? ""),
        ),
      ],
    },
  ];
  return {
    heading: t("eventPage.step.confirm"),
    facts: facts.filter(({ lines }) => lines.some(Boolean)),
    warning: describeConflict(context),
    nearest: buildNearestTimes(context),
    action: buildActionHref(context, "confirm"),
    hidden: date ? [{ name: "date", value: date.id }] : [],
    fields: buildPlaceChoice(context),
    submit: t("eventPage.action.confirm"),
  };
}

/** Conflicts matter only to the host of a booking page. */
function describeConflict({ visitor, conflict, t }: EventContext): BannerView | null {
  if (!conflict) return null;
  const title = t(visitor.event.bookpage ? "eventPage.step.taken" : "eventPage.step.busy");
  return { tone: visitor.event.bookpage ? "bad" : "warn", title, text: null, links: [] };
}

function buildNearestTimes(context: EventContext): StepView["nearest"] {
  const { visitor, conflict, dateTimeStyle, t } = context;
  if (!conflict || conflict.nearest.length === 0) return null;
  return {
    text: t("eventPage.step.nearest"),
    action: buildActionHref(context, "suggest"),
    items: conflict.nearest.map((time) => ({
      start: `${new Date(time.start).toISOString()}/${new Date(time.end).toISOString()}`,
      label: formatShortSpan(dateTimeStyle, visitor.event.timezone, t, { ...time, allDay: false }),
    })),
  };
}

function buildPlaceChoice({ visitor: { event }, about, t }: EventContext): ChoiceView[] {
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
