import { toLocalDate } from "@/lib/core/time/zone";
import { type EventSpan, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { formatShortSpan, toEventSpan } from "@/lib/domain/events/visitor/format-days";
import { buildLocalField } from "@/lib/pages/page-shell/build-local-field";
import { LIMITS } from "@/lib/platform/http/fields";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { buildActionHref, buildEventHref, type EventContext } from "./event-context";
import { buildEventErrors, createEventFieldBuilder } from "./form-view";
import { toTimeInput } from "./to-time-input";
import type { EditRow, EditView } from "./view";

/** Empty rows for new dates or places. */
export const NEW_DATE_ROWS = ["new1", "new2", "new3"];
export const NEW_PLACE_ROWS = ["new1", "new2"];

/** The form for title, dates and places, with rows to change, remove and add. */
export function buildEditView(context: EventContext): EditView {
  const { visitor, draft, dateTimeStyle, t } = context;
  const { event } = visitor;
  const field = createEventFieldBuilder(context, "edit");
  const at = pickSpans(event)[0]?.start ?? context.now;
  return {
    as: "edit",
    id: "step",
    heading: t("eventPage.step.edit"),
    action: buildActionHref(context, "edit"),
    hidden: [{ name: "zone", value: dateTimeStyle.zone }],
    title: [
      field("title", t("eventPage.step.title"), {
        value: event.title,
        maxLength: LIMITS.title,
      }),
    ],
    sections: [
      {
        heading: t("eventPage.step.times"),
        note: t("eventPage.poll.zone", { zone: formatZoneLabel(dateTimeStyle.zone, at) }),
        rows: [
          ...event.dates.map((date) => buildDateRow(context, date.id, toEventSpan(date))),
          ...NEW_DATE_ROWS.map((id) => buildDateRow(context, id, null)),
        ],
      },
      {
        heading: t("eventPage.step.places"),
        note: null,
        rows: [
          ...event.places.map(({ id, name }) => buildPlaceRow(context, id, name)),
          ...NEW_PLACE_ROWS.map((id) => buildPlaceRow(context, id, null)),
        ],
      },
    ],
    submit: t("eventPage.step.save"),
    tone: "accent",
    back: { href: buildEventHref(context), label: t("eventPage.action.back") },
    errors: draft?.step === "edit" ? buildEventErrors(context, draft.issues) : null,
  };
}

function buildDateRow(context: EventContext, id: string, span: EventSpan | null): EditRow {
  const { visitor, dateTimeStyle, t } = context;
  const field = createEventFieldBuilder(context, "edit");
  const legend = span
    ? formatShortSpan(dateTimeStyle, visitor.event.timezone, t, span)
    : `${t("eventPage.step.newTime")} ${id.slice(3)}`;
  const required = span !== null;
  const local = buildLocalField(t, dateTimeStyle);
  const { date, from, until } = span
    ? toInputValues(dateTimeStyle.zone, span)
    : { date: "", from: "", until: "" };
  const shown =
    span?.allDay === true
      ? []
      : [
          field(`date-${id}`, t("eventPage.step.date"), {
            kind: "date",
            ...local,
            value: date,
            required,
            optional: null,
          }),
          field(`from-${id}`, t("eventPage.step.from"), {
            kind: "time",
            ...local,
            value: from,
            required,
            optional: null,
          }),
          field(`until-${id}`, t("eventPage.step.until"), {
            kind: "time",
            ...local,
            value: until,
            required,
            optional: null,
          }),
        ];
  return {
    id: `date-row-${id}`,
    legend,
    fields: shown,
    drop: buildRemoveBox(context, `date-${id}`, span !== null),
  };
}

function buildPlaceRow(context: EventContext, id: string, name: string | null): EditRow {
  const { t } = context;
  const legend = name ?? `${t("eventPage.step.newPlace")} ${id.slice(3)}`;
  const input = { value: name ?? "", required: name !== null, optional: null, maxLength: LIMITS.text };
  return {
    id: `place-row-${id}`,
    legend,
    fields: [createEventFieldBuilder(context, "edit")(`place-${id}`, t("eventPage.step.place"), input)],
    drop: buildRemoveBox(context, `place-${id}`, name !== null),
  };
}

function buildRemoveBox({ draft, t }: EventContext, entry: string, isPresent: boolean): EditRow["drop"] {
  if (!isPresent) return null;
  const name = `drop-${entry}`;
  const checked = draft?.step === "edit" && draft.values[name] !== undefined;
  return { name, label: t("eventPage.step.drop"), checked };
}

/** The format of the browser's date and time fields. */
function toInputValues(zone: string, { start, end }: EventSpan) {
  return {
    date: toLocalDate(zone, start) as string,
    from: toTimeInput(zone, start),
    until: toTimeInput(zone, end),
  };
}
