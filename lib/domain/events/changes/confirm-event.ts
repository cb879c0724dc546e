import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { ConfirmBody, ConfirmQuery } from "@/lib/domain/events/operation-schema";
import { pickEventChoice } from "@/lib/domain/events/policy";
import type { Db } from "@/lib/platform/db/client";
import { changeEvent } from "./change-event";
import { buildUnknownEntryProblem } from "./create-unknown-entry-problem";
import type { EventTarget } from "./event-target";

/** Confirms a date and a location; a second confirmation replaces the first. */
export function confirmEvent(db: Db, target: EventTarget, body: ConfirmBody, query: ConfirmQuery) {
  return changeEvent(db, target, "confirm", async (_, event) => {
    const { dateId, placeId } = pickEventChoice(event, {
      dateId: resolveNamed(event.dates, [body?.date_id, "/date_id"], [query.d, "/d"]),
      placeId: resolveNamed(event.places, [body?.place_id, "/place_id"], [query.p, "/p"]),
    });
    if (dateId === null && placeId === null)
      throw new ApiProblem("conflict", "The event has neither a date nor a place to decide on.", {
        reason: "nothing_to_decide",
      });
    if (event.confirmedFlag && event.confirmedDateId === dateId && event.confirmedPlaceId === placeId)
      return null;
    return {
      columns: {
        confirmedFlag: true,
        confirmedAt: new Date(target.now),
        confirmedDateId: dateId,
        confirmedPlaceId: placeId,
      },
      happened: hasBeenConfirmed(event) ? "updated" : "confirmed",
    };
  });
}

/** Also true for an event that is in planning again. */
const hasBeenConfirmed = (event: EventRow) => event.confirmedAt !== null;

type NamedEntry = [id: string | null | undefined, pointer: string];

/** Finds the entry that the body, else the query, names; throws if it is unknown. */
function resolveNamed(
  entries: readonly { id: string }[],
  [inBody, pointer]: NamedEntry,
  [inQuery, name]: NamedEntry,
) {
  const id = inBody ?? inQuery ?? null;
  if (id === null || entries.some((entry) => entry.id === id)) return id;
  const message = "is not of this event";
  throw inBody
    ? buildUnknownEntryProblem(pointer, message)
    : buildUnknownEntryProblem(name, message, "query");
}
