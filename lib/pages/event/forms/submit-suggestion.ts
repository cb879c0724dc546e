import { asInstant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { proposeOption } from "@/lib/domain/events/changes/propose-option";
import type { EventFormValues } from "@/lib/pages/event/event-form-draft";
import type { Db } from "@/lib/platform/db/client";
import { LIMITS } from "@/lib/platform/http/fields";
import { type EventFormOutcome, type EventSubmission, rejectStep } from "./event-submission";
import { parseSpan } from "./parse-span";

/** Adds a proposed time or place. The organiser may open a free time directly in the confirmation step. */
export async function submitSuggestion(db: Db, submission: EventSubmission): Promise<EventFormOutcome> {
  const { visitor, offers, target, values } = submission;
  if (values.place !== undefined && values.date === undefined) return submitPlaceSuggestion(db, submission);
  if (!offers.has("suggestDate")) return { done: "changed" };
  const free = visitor.isOrganizer ? parseFreeTime(values) : null;
  const date = free ?? parseSpan(values, "", target.now);
  if ("field" in date) return rejectStep("suggestDate", date);
  if (
    !free &&
    visitor.event.dates.some(({ startsAt, endsAt }) => +startsAt === date.start && +endsAt === date.end)
  )
    return rejectStep("suggestDate", { field: "date", text: "dateThere" });
  const { event } = await proposeOption(db, target, { invitee: visitor.id, date });
  if (!free) return { done: "suggested" };
  const added = event.dates.find((one) => +one.date === date.start && +one.end_date === date.end);
  return { open: "confirm", about: added ? { d: added._id } : {} };
}

async function submitPlaceSuggestion(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  if (!offers.has("suggestPlace")) return { done: "changed" };
  const text = values.place ?? "";
  if (!text) return rejectStep("suggestPlace", { field: "place", text: "placeMissing" });
  if (text.length > LIMITS.text)
    return rejectStep("suggestPlace", { field: "place", text: "placeLong", values: { limit: LIMITS.text } });
  await proposeOption(db, target, { invitee: visitor.id, place: toPlace(text) });
  return { done: "suggested" };
}

/** A text that is too long for a place's name becomes the address, and its beginning the name. */
const toPlace = (text: string) =>
  text.length <= LIMITS.name
    ? { name: text, address: null }
    : { name: `${text.slice(0, LIMITS.name - 1)}…`, address: text };

/** Parses `<start>/<end>` of a button with a free time. */
function parseFreeTime({ free = "" }: EventFormValues): Interval | null {
  const [start = Number.NaN, end = Number.NaN] = free.split("/").map((text) => Date.parse(text));
  const plain = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\/20[\d:.TZ-]+$/.test(free);
  return plain && end > start ? { start: asInstant(start), end: asInstant(end) } : null;
}
