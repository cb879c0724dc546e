import type { Interval } from "@/lib/core/time/interval";
import { syncHostCalendars } from "@/lib/domain/events/changes/sync-host-calendars";
import { updateEvent } from "@/lib/domain/events/changes/update-event";
import { MAX_EVENT_PARTS } from "@/lib/domain/events/schema";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { NEW_DATE_ROWS, NEW_PLACE_ROWS } from "@/lib/pages/event/build-edit-view";
import type { EventFormIssue, EventFormValues } from "@/lib/pages/event/event-form-draft";
import type { Db } from "@/lib/platform/db/client";
import { LIMITS } from "@/lib/platform/http/fields";
import type { EventFormOutcome, EventSubmission } from "./event-submission";
import { parseSpan } from "./parse-span";

/** Updates title, dates and places; additions by others in the meantime stay. */
export async function submitEdit(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  if (!offers.has("edit")) return { done: "changed" };
  const { event } = visitor;
  const issues: EventFormIssue[] = [];
  const { title = "" } = values;
  if (!title) issues.push({ field: "title", text: "titleMissing" });
  if (title.length > LIMITS.title)
    issues.push({ field: "title", text: "titleLong", values: { limit: LIMITS.title } });
  const dates = parseDates(event, values, target.now, issues);
  const places = parsePlaces(event, values, issues);
  if (dates.length > MAX_EVENT_PARTS.dates)
    issues.push({ field: "date-new1", text: "many", values: { limit: MAX_EVENT_PARTS.dates } });
  if (places.length > MAX_EVENT_PARTS.places)
    issues.push({ field: "place-new1", text: "many", values: { limit: MAX_EVENT_PARTS.places } });
  if (issues.length > 0) return { refused: "edit", issues };
  await syncHostCalendars(db, target);
  await updateEvent(db, target, { title, dates, places });
  return { done: "edited" };
}

const isRemoved = (values: EventFormValues, entry: string) => values[`drop-${entry}`] !== undefined;

function parseDates(
  { dates }: EventVisitor["event"],
  values: EventFormValues,
  now: EventSubmission["target"]["now"],
  issues: EventFormIssue[],
) {
  const remaining = dates
    .filter(({ id }) => !isRemoved(values, `date-${id}`))
    .map(({ id, startsAt, endsAt, allDay }) => {
      const before = {
        _id: id,
        date: startsAt.toISOString(),
        end_date: endsAt.toISOString(),
        all_day: allDay,
      };
      if (allDay || values[`date-${id}`] === undefined) return before;
      const span = parseSpan(values, `-${id}`, now);
      if (!("field" in span)) return { ...before, ...toDateBody(span) };
      // A past date may stay unchanged.
      if (span.text !== "datePast") issues.push(span);
      return before;
    });
  const added = NEW_DATE_ROWS.filter((id) => values[`date-${id}`] || values[`from-${id}`]).flatMap((id) => {
    const span = parseSpan(values, `-${id}`, now);
    if ("field" in span) issues.push(span);
    return "field" in span ? [] : [toDateBody(span)];
  });
  return [...remaining, ...added];
}

const toDateBody = ({ start, end }: Interval) => ({
  date: new Date(start).toISOString(),
  end_date: new Date(end).toISOString(),
  all_day: false,
});

function parsePlaces({ places }: EventVisitor["event"], values: EventFormValues, issues: EventFormIssue[]) {
  const read = (id: string): string => {
    const name = values[`place-${id}`] ?? "";
    if (name.length > LIMITS.name)
      issues.push({ field: `place-${id}`, text: "placeLong", values: { limit: LIMITS.name } });
    return name;
  };
  const remaining = places
    .filter(({ id }) => !isRemoved(values, `place-${id}`))
    .map(({ id, name, address, source, icon }) => {
      const before = { _id: id, name, address, source, icon };
      if (values[`place-${id}`] === undefined) return before;
      const typed = read(id);
      if (!typed) issues.push({ field: `place-${id}`, text: "placeMissing" });
      return typed === name ? before : { ...before, name: typed, address: null };
    });
  const added = NEW_PLACE_ROWS.filter((id) => values[`place-${id}`]).map((id) => ({ name: read(id) }));
  return [...remaining, ...added];
}
