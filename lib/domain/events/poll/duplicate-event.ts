import type { Instant } from "@/lib/core/time/instant";
import { resolveEvent } from "@/lib/domain/events/create-event";
import type { DuplicateBody } from "@/lib/domain/events/operation-schema";
import { findEvent } from "@/lib/domain/events/queries";
import { refuseSuspended } from "@/lib/domain/events/refuse-suspended";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { writeEvent } from "@/lib/domain/events/write-event";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { copyEvent } from "./copy-event";

interface Copied {
  organization: OrganizationId;
  id: string;
  now: Instant;
}

/** The same again to be planned: title, times, places and how people are asked; whom to invite is said anew. */
export function duplicateEvent(
  db: Db,
  { organization, id, now }: Copied,
  body: DuplicateBody,
  /** The organiser’s personal key, where a page needs it. */
  key?: string,
) {
  return inTransaction(db, async (tx) => {
    const event = await findEvent(tx, organization, id);
    const wanted = { ...copyEvent(event, now), ...given(body ?? {}) };
    const { creator, ...resolved } = await resolveEvent(tx, organization, wanted, now);
    if (creator.userId && !key) await refuseSuspended(tx, organization, creator.userId);
    const organiser = event.invitees.find(({ su }) => su);
    const { read } = await writeEvent(
      tx,
      organization,
      {
        ...resolved,
        creator: {
          ...creator,
          ...(key && { key, addressConfirmedAt: organiser?.addressConfirmedAt ?? null }),
        },
        title: wanted.title,
        api: event.api,
      },
      now,
    );
    return serializeEvent(await read());
  });
}
