import type { EventRow } from "@/lib/domain/events/event-rows";
import type { EventPlaceInput } from "@/lib/domain/events/schema";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { matchEntries } from "./match-entries";

/** Replaces the event's locations. Unchanged ones keep id and votes; the organiser says yes to new ones. */
export async function replaceEventPlaces(tx: Db, event: EventRow, sent: readonly EventPlaceInput[]) {
  const matched = matchEntries(
    event.places,
    sent,
    (old, { name, address }) => old.name === name && old.address === (address ?? null),
    "/places",
  );
  const { organizationId } = event;
  const removed = event.places.filter((old) => !matched.includes(old)).map(({ id }) => id);
  if (removed.length > 0) await tx.eventPlace.deleteMany({ where: { organizationId, id: { in: removed } } });

  const rows = sent.map(({ name, address, source, icon }, position) => ({
    name,
    address: address ?? null,
    source: source ?? null,
    icon: icon ?? null,
    position,
  }));
  for (const [index, row] of rows.entries()) {
    const old = matched[index];
    // A renamed location is another one, so it loses the kind and contact of the old one.
    const reset = old && old.name !== row.name ? { kind: "place", contact: null } : {};
    if (old && Object.entries(row).some(([column, value]) => old[column as keyof typeof row] !== value))
      await tx.eventPlace.update({ where: toRowKey(organizationId, old.id), data: { ...row, ...reset } });
  }
  const added = rows
    .filter((_, index) => !matched[index])
    .map((row) => ({
      ...row,
      id: generateId(),
      organizationId,
      eventId: event.id,
      createdByUserId: event.createdByUserId,
    }));
  await tx.eventPlace.createMany({ data: added });
  return added.map(({ id }) => ({ placeId: id }));
}
