import type { Instant } from "@/lib/core/time/instant";
import { assertNotSuspended } from "@/lib/domain/events/assert-not-suspended";
import { resolveEvent } from "@/lib/domain/events/create-event";
import { insertEvent } from "@/lib/domain/events/insert-event";
import type { DuplicateBody } from "@/lib/domain/events/operation-schema";
import { requireEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { copyEvent } from "./copy-event";

interface EventCopy {
  organization: OrganizationId;
  id: string;
  now: Instant;
}

/** Duplicates an event for a new round of planning, with title, times, locations and poll settings but without invitees. */
export function duplicateEvent(
  db: Db,
  { organization, id, now }: EventCopy,
  body: DuplicateBody,
  /** The organiser's personal key, if the caller needs it for a page. */
  key?: string,
) {
  return withTransaction(db, async (tx) => {
    const event = await requireEvent(tx, organization, id);
    const copy = { ...copyEvent(event, now), ...omitUndefined(body ?? {}) };
    const { creator, ...resolved } = await resolveEvent(tx, organization, copy, now);
    if (creator.userId && !key) await assertNotSuspended(tx, organization, creator.userId);
    const organiser = event.invitees.find(({ isOrganizer }) => isOrganizer);
    const { read } = await insertEvent(
      tx,
      organization,
      {
        ...resolved,
        creator: {
          ...creator,
          ...(key && { key, addressConfirmedAt: organiser?.addressConfirmedAt ?? null }),
        },
        title: copy.title,
        api: event.api,
      },
      now,
    );
    return serializeEvent(await read());
  });
}
