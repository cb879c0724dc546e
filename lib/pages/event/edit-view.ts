import { localDateAt } from "@/lib/core/time/zone";
import { shortSpan, toSpan } from "@/lib/domain/events/visitor/date-words";
import { type EventSpan, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { LIMITS } from "@/lib/platform/http/fields";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import { actionHref, buildEventHref, type EventContext } from "./event-context";
import { fieldMaker, listErrors } from "./form-view";
import { toClock } from "./to-clock";
import type { EditRow, EditView } from "./view";

/** Empty rows for what is to be added. */
export const NEW_DATE_ROWS = ["new1", "new2", "new3"];
export const NEW_PLACE_ROWS = ["new1", "new2"];

/** Title, dates and places, each to be changed or taken out, with room for more. */
export function editView(context: EventContext): EditView {
  const { visitor, draft, manner, t } = context;
  const { event } = visitor;
  const field = fieldMaker(context, "edit");
  const at = pickSpans(event)[0]?.start ?? context.now;
  return {
    as: "edit",
    id: "step",
    heading: t("eventPage.step.edit"),
    action: actionHref(context, "edit"),
    hidden: [{ name: "zone", value: manner.zone }],
    title: [
      field("title", t("eventPage.step.title"), {
        value: event.title,
        maxLength: LIMITS.title,
      }),
    ],
    sections: [
      {
        heading: t("eventPage.step.times"),
        note: t("eventPage.poll.zone", { zone: zoneLabel(manner.zone, at) }),
        rows: [
          ...event.dates.map((date) => dateRow(context, date.id, toSpan(date))),
          ...NEW_DATE_ROWS.map((id) => dateRow(context, id, null)),
        ],
      },
      {
        heading: t("eventPage.step.places"),
        note: null,
        rows: [
          ...event.places.map(({ id, name }) => placeRow(context, id, name)),
          ...NEW_PLACE_ROWS.map((id) => placeRow(context, id, null)),
        ],
      },
    ],
    submit: t("eventPage.step.save"),
    tone: "accent",
    back: { href: buildEventHref(context), label: t("eventPage.action.back") },
    errors: draft?.step === "edit" ? listErrors(context, draft.issues) : null,
  };
}

function dateRow(context: EventContext, id: string, span: EventSpan | null): EditRow {
  const { visitor, manner, t } = context;
  const field = fieldMaker(context, "edit");
  const legend = span
    ? shortSpan(manner, visitor.event.timezone, t, span)
    : `${t("eventPage.step.newTime")} ${id.slice(3)}`;
  const required = span !== null;
  const { date, from, until } = span ? toInputs(manner.zone, span) : { date: "", from: "", until: "" };
  const shown =
    span?.allDay === true
      ? []
      : [
          field(`date-${id}`, t("eventPage.step.date"), {
            kind: "date",
            value: date,
            required,
            optional: null,
          }),
          field(`from-${id}`, t("eventPage.step.from"), {
            kind: "time",
            value: from,
            required,
            optional: null,
          }),
          field(`until-${id}`, t("eventPage.step.until"), {
            kind: "time",
            value: until,
            required,
            optional: null,
          }),
        ];
  return {
    id: `date-row-${id}`,
    legend,
    fields: shown,
    drop: buildDrop(context, `date-${id}`, span !== null),
  };
}

function placeRow(context: EventContext, id: string, name: string | null): EditRow {
  const { t } = context;
  const legend = name ?? `${t("eventPage.step.newPlace")} ${id.slice(3)}`;
  const input = { value: name ?? "", required: name !== null, optional: null, maxLength: LIMITS.text };
  return {
    id: `place-row-${id}`,
    legend,
    fields: [fieldMaker(context, "edit")(`place-${id}`, t("eventPage.step.place"), input)],
    drop: buildDrop(context, `place-${id}`, name !== null),
  };
}

function buildDrop({ draft, t }: EventContext, entry: string, there: boolean): EditRow["drop"] {
  if (!there) return null;
  const name = `drop-${entry}`;
  const checked = draft?.step === "edit" && draft.values[name] !== undefined;
  return { name, label: t("eventPage.step.drop"), checked };
}

/** As the browser's own fields for dates and times want them. */
function toInputs(zone: string, { start, end }: EventSpan) {
  return {
    date: localDateAt(zone, start) as string,
    from: toClock(zone, start),
    until: toClock(zone, end),
  };
}
