import type { EventRow } from "@/lib/domain/events/event-rows";
import type { EventUpdate } from "@/lib/domain/events/operation-schema";
import { choiceAfterUpdate } from "@/lib/domain/events/policy";
import { mergePoll } from "@/lib/domain/events/poll/merge-poll";
import { findEvent } from "@/lib/domain/events/queries";
import { requireOwnApp } from "@/lib/domain/events/require-own-app";
import type { Db } from "@/lib/platform/db/client";
import { differs } from "@/lib/platform/db/differs";
import { Prisma } from "@/lib/platform/db/generated/client";
import { given } from "@/lib/platform/db/given";
import { newId } from "@/lib/platform/db/id";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { replaceDates } from "./replace-dates";
import { replacePlaces } from "./replace-places";

/**
 * Changes what was sent. A confirmed event stays confirmed with its date, or with the only one left, wherever that
 * was moved to; else it is in planning again, and `confirmedAt` remembers that it was confirmed.
 */
export function updateEvent(db: Db, target: EventTarget, body: EventUpdate) {
  return changeEvent(db, target, "update", async (tx, event) => {
    const { title, lang, locale, timezone, metadata, third_party: thirdParty } = body;
    await requireOwnApp(tx, target.organization, thirdParty?.app);
    const added = [
      ...(body.dates ? await replaceDates(tx, event, body.dates, timezone ?? event.timezone) : []),
      ...(body.places ? await replacePlaces(tx, event, body.places) : []),
    ];
    const organiser = event.invitees.find(({ su }) => su);
    if (organiser) {
      const { organizationId, id: eventId } = event;
      const vote = { organizationId, eventId, inviteeId: organiser.id, yes: true };
      await tx.vote.createMany({ data: added.map((entry) => ({ id: newId(), ...vote, ...entry })) });
    }
    const left = await findEvent(tx, target.organization, event.id);
    const choice = choiceAfterUpdate(left);
    const columns = {
      ...given({
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
    if (!differs(event, { ...columns, poll }) && serializeContent(left) === serializeContent(event))
      return null;
    const decided = choice && { ...left, confirmedDateId: choice.dateId, confirmedPlaceId: choice.placeId };
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

/** What is proposed and how people voted, to be compared; that a part was written again changes nothing. */
const serializeContent = ({ dates, places, votes }: EventRow): string =>
  JSON.stringify([dates, places, votes], (key, value) => (key === "updatedAt" ? undefined : value));

/** When and where, to be compared. */
function serializeMeeting({ confirmedDateId, confirmedPlaceId, dates }: EventRow): string {
  const date = dates.find(({ id }) => id === confirmedDateId);
  return JSON.stringify([confirmedDateId, confirmedPlaceId, date?.startsAt, date?.endsAt, date?.allDay]);
}
