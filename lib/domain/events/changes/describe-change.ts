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
  /** As the API answers it. */
  event: z.input<typeof eventSchema>;
}

/** What is another than before, who of the invitees it is about, and what somebody wrote. */
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

/** All that an invitee has said or was noted of. */
function describeInvitee({ invitees, votes, declines }: EventRow, id: string) {
  const own = invitees.find((invitee) => invitee.id === id);
  return {
    own: own && { ...own, keyHash: null, updatedAt: null, position: null },
    votes: votes
      .filter(({ inviteeId }) => inviteeId === id)
      .map(({ dateId, placeId, yes, ifNeedBe }) => `${dateId ?? placeId} ${yes} ${ifNeedBe}`)
      .sort(),
    declines: declines.filter(({ inviteeId }) => inviteeId === id).map(({ id: decline }) => decline),
  };
}
