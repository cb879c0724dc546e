import type { Instant } from "@/lib/core/time/instant";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { NewEvent, Participant } from "@/lib/domain/events/new-event";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";

/**
 * Adds a booker with guests and message to a meeting with seats. An invitee who declined before is replaced
 * and gets a new link.
 */
export async function addBookingGroup(
  tx: Db,
  event: EventRow,
  group: readonly Participant[],
  messages: NewEvent["messages"],
  now: Instant,
) {
  const part = { organizationId: event.organizationId, eventId: event.id, createdAt: new Date(now) };
  const before = event.invitees.filter(({ email }) =>
    group.some((one) => one.email !== null && one.email === email),
  );
  const declined = before.filter(({ id }) => event.declines.some(({ inviteeId }) => inviteeId === id));
  await tx.invitee.deleteMany({
    where: { organizationId: event.organizationId, id: { in: declined.map(({ id }) => id) } },
  });
  const staying = before.filter((one) => !declined.includes(one));
  const added = group.filter(
    ({ email }) => !staying.some((one) => one.email !== null && one.email === email),
  );
  const booker = generateId();
  const last = Math.max(...event.invitees.map(({ position }) => position));
  await tx.invitee.createMany({
    data: added.map(
      ({ key = generateToken(), approves: _, isBrought = false, answers = [], ...person }, index) => ({
        ...person,
        ...part,
        id: isBrought ? generateId() : booker,
        answers: [...answers],
        keyHash: hashToken(key),
        broughtBy: isBrought ? booker : null,
        position: last + 1 + index,
        createdByUserId: event.createdByUserId,
      }),
    ),
  });
  const approved = [{ dateId: event.confirmedDateId }, { placeId: event.confirmedPlaceId }];
  await tx.vote.createMany({
    data: approved
      .filter((vote) => Object.values(vote).every((id) => id !== null))
      .map((vote) => ({ ...part, ...vote, id: generateId(), inviteeId: booker, yes: true })),
  });
  await tx.eventMessage.createMany({
    data: messages.map(({ body, from, userId }) => ({
      ...part,
      id: generateId(),
      body,
      fromEmail: from,
      createdByUserId: userId,
    })),
  });
}
