import type { EventRow } from "@/lib/domain/events/event-rows";
import type { EventUpdate } from "@/lib/domain/events/operation-schema";
import { deriveChoiceAfterUpdate } from "@/lib/domain/events/policy";
import { mergePoll } from "@/lib/domain/events/poll/merge-poll";
import { requireEvent } from "@/lib/domain/events/queries";
import { requireOwnApp } from "@/lib/domain/events/require-own-app";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { Prisma } from "@/lib/platform/db/generated/client";
import { hasColumnChanges } from "@/lib/platform/db/has-column-changes";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { replaceEventDates } from "./replace-event-dates";
import { replaceEventPlaces } from "./replace-event-places";

/**
 * Updates the sent fields. A confirmed event stays confirmed if its date, possibly moved, still exists or a single
 * date is left; otherwise it returns to planning, and `confirmedAt` still tells that it was confirmed.
 */
export function updateEvent(db: Db, target: EventTarget, body: EventUpdate) {
  return changeEvent(db, target, "update", async (tx, event) => {
    const { title, lang, locale, timezone, metadata, third_party: thirdParty } = body;
    await requireOwnApp(tx, target.organization, thirdParty?.app);
    const added = [
      ...(body.dates ? await replaceEventDates(tx, event, body.dates, timezone ?? event.timezone) : []),
      ...(body.places ? await replaceEventPlaces(tx, event, body.places) : []),
    ];
    const organiser = event.invitees.find(({ isOrganizer }) => isOrganizer);
    if (organiser) {
      const { organizationId, id: eventId } = event;
      const vote = { organizationId, eventId, inviteeId: organiser.id, yes: true };
      await tx.vote.createMany({ data: added.map((entry) => ({ id: generateId(), ...vote, ...entry })) });
    }
    const remaining = await requireEvent(tx, target.organization, event.id);
    const choice = deriveChoiceAfterUpdate(remaining);
    const columns = {
      ...omitUndefined({
        title,
        lang,
        locale,
        timezone,
        metadata,
        thirdPartyApp: thirdParty?.app,
        thirdPartyGroupIds: thirdParty?.group_ids,
        thirdPartyName: thirdParty?.name,
      }),
      confirmedFlag: choice !== null,
      confirmedDateId: choice?.dateId ?? null,
      confirmedPlaceId: choice?.placeId ?? null,
    };
    const poll = body.poll === undefined ? event.poll : mergePoll(event.poll, body.poll, target.now);
    if (
      !hasColumnChanges(event, { ...columns, poll }) &&
      serializeContent(remaining) === serializeContent(event)
    )
      return null;
    const decided = choice && {
      ...remaining,
      confirmedDateId: choice.dateId,
      confirmedPlaceId: choice.placeId,
    };
    return {
      columns: {
        ...columns,
        ...(body.poll !== undefined && { poll: poll === null ? Prisma.DbNull : { ...(poll as object) } }),
        ...(decided &&
          serializeMeeting(decided) !== serializeMeeting(event) && { confirmedAt: new Date(target.now) }),
      },
      happened: choice && "updated",
    };
  });
}

/** Serializes proposals and votes for comparison, without timestamps of rewritten parts. */
const serializeContent = ({ dates, places, votes }: EventRow): string =>
  JSON.stringify([dates, places, votes], (key, value) => (key === "updatedAt" ? undefined : value));

/** Serializes the confirmed date and location for comparison. */
function serializeMeeting({ confirmedDateId, confirmedPlaceId, dates }: EventRow): string {
  const date = dates.find(({ id }) => id === confirmedDateId);
  return JSON.stringify([confirmedDateId, confirmedPlaceId, date?.startsAt, date?.endsAt, date?.allDay]);
}
