import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import { confirmEvent } from "@/lib/domain/events/changes/confirm-event";
import { buildUnknownEntryProblem } from "@/lib/domain/events/changes/create-unknown-entry-problem";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { listOccupiedUsers } from "@/lib/domain/events/event-hosts";
import { type EventRow, listEventRows } from "@/lib/domain/events/event-rows";
import { insertEvent } from "@/lib/domain/events/insert-event";
import type { ConfirmDatesBody } from "@/lib/domain/events/operation-schema";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { getPollSettings } from "./get-poll-settings";
import { splitOffDate } from "./split-off-date";

/**
 * Confirms several dates: the earliest on this event, each further one as a new event with those who can come. Returns
 * all of them in order of time. The same choice again changes nothing.
 */
export function confirmDates(db: Db, target: EventTarget, body: ConfirmDatesBody) {
  return withTransaction(db, async (tx) => {
    const event = await lockEvent(tx, target);
    const chosen = body.date_ids
      .map((id, index) => {
        const date = event.dates.find((one) => one.id === id);
        if (!date) throw buildUnknownEntryProblem(`/date_ids/${index}`, "is not of this event");
        return date;
      })
      .sort((a, b) => +a.startsAt - +b.startsAt);
    const [first, ...others] = chosen;
    if (!first) throw new ApiProblem("conflict", "There is no date to decide on.");
    if (event.confirmedFlag) return findRepeatedChoice(tx, event, chosen, body.place_id ?? null);
    const latest = { ...target, precondition: new Precondition(null) };
    await confirmEvent(tx, latest, { date_id: first.id, place_id: body.place_id }, {});
    const confirmed = await lockEvent(tx, latest);
    const further: { date: string; event: EventRow }[] = [];
    for (const date of others) {
      const split = splitOffDate(confirmed, date);
      await lockHosts(tx, target.organization, listOccupiedUsers(split).others);
      const { read } = await insertEvent(tx, target.organization, split, target.now);
      further.push({ date: date.id, event: await read() });
    }
    const changed = await changeEvent(tx, latest, "confirm", async () =>
      further.length === 0
        ? null
        : {
            columns: {
              poll: {
                ...(event.poll as object | null),
                further: further.map(({ date, event: made }) => ({ date, event: made.id })),
              },
            },
            happened: null,
          },
    );
    return { events: [changed.event, ...further.map(({ event: made }) => serializeEvent(made))] };
  });
}

/** Reads the event and locks it until the transaction ends. */
async function lockEvent(tx: Db, target: EventTarget): Promise<EventRow> {
  const locked: EventRow[] = [];
  await changeEvent(tx, target, "confirm", async (_, event) => {
    locked.push(event);
    return null;
  });
  const [event] = locked;
  if (!event || event.bookpage)
    throw new ApiProblem("conflict", "A booking takes place at one of its dates.");
  return event;
}

async function findRepeatedChoice(
  tx: Db,
  event: EventRow,
  [first, ...others]: readonly { id: string }[],
  place: string | null,
) {
  const { further } = getPollSettings(event);
  if (place !== null && !event.places.some(({ id }) => id === place))
    throw buildUnknownEntryProblem("/place_id", "is not of this event");
  const isSame =
    (place === null || place === event.confirmedPlaceId) &&
    event.confirmedDateId === first?.id &&
    further.length === others.length &&
    others.every(({ id }) => further.some(({ date }) => date === id));
  if (!isSame)
    throw new ApiProblem("conflict", "The event is confirmed already.", { reason: "event_confirmed" });
  const created = further.map((one) => one.event);
  const rows = await listEventRows(tx, asOrganizationId(event.organizationId), created);
  const all = [event, ...created.flatMap((id) => rows.find((row) => row.id === id) ?? [])];
  return { events: all.map(serializeEvent) };
}
