import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { event as eventSchema } from "@/lib/domain/events/schema";
import type { ActionFacts } from "@/lib/domain/messaging/webhooks/build-delivery-body";
import { listFieldChanges } from "@/lib/domain/messaging/webhooks/list-field-changes";

type Invitee = EventRow["invitees"][number];
type Message = EventRow["messages"][number];

interface State {
  row: EventRow;
  /** The event as in API responses. */
  event: z.input<typeof eventSchema>;
}

/** Describes what changed, which invitees it concerns and the message that was written. */
export function describeChange(before: State, after: State): Omit<ActionFacts, "occurredAt"> {
  const known = new Set(before.row.messages.map(({ id }) => id));
  const written = after.row.messages.findLast(({ id }) => !known.has(id));
  const changed = new Set(
    after.row.invitees
      .filter(
        (invitee) =>
          isSender(invitee, written) ||
          !isDeepStrictEqual(describeInvitee(before.row, invitee.id), describeInvitee(after.row, invitee.id)),
      )
      .map(({ id }) => id),
  );
  return {
    changes: listFieldChanges(before.event, after.event),
    people: after.event.invitees.filter(({ _id }) => changed.has(_id)),
    message: after.event.messages.find(({ _id }) => _id === written?.id) ?? null,
  };
}

const isSender = ({ userId, email }: Invitee, message: Message | undefined): boolean =>
  message !== undefined &&
  (message.createdByUserId === null ? email === message.fromEmail : userId === message.createdByUserId);

/** All data an invitee entered or that was recorded about them. */
function describeInvitee({ invitees, votes, declines }: EventRow, id: string) {
  const found = invitees.find((invitee) => invitee.id === id);
  return {
    own: found && { ...found, keyHash: null, updatedAt: null, position: null },
    votes: votes
      .filter(({ inviteeId }) => inviteeId === id)
      .map(({ dateId, placeId, yes, ifNeedBe }) => `${dateId ?? placeId} ${yes} ${ifNeedBe}`)
      .sort(),
    declines: declines.filter(({ inviteeId }) => inviteeId === id).map(({ id: decline }) => decline),
  };
}
