import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { InviteeBody } from "@/lib/domain/events/operation-schema";
import { MAX_EVENT_PARTS } from "@/lib/domain/events/schema";
import { countFreeSeats } from "@/lib/domain/events/seats/count-taken-seats";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { excludeUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";

/**
 * Adds an invitee; an address of a user of the organisation binds to that user. In a meeting with seats the invitee
 * takes one and belongs to the booker who brings them.
 */
export function inviteToEvent(
  db: Db,
  target: EventTarget,
  body: InviteeBody,
  broughtBy: string | null = null,
) {
  return changeEvent(db, target, "invite", async (tx, event) => {
    if (event.invitees.some(({ email }) => email === body.email))
      throw buildFieldProblem("/email", "taken", "This address is invited already", "conflict");
    if (countFreeSeats(event) === 0)
      throw new ApiProblem("conflict", "All seats of the event are taken.", { reason: "seats_taken" });
    if (
      event.seats === null &&
      event.invitees.filter(({ isOrganizer }) => !isOrganizer).length >= MAX_EVENT_PARTS.invitees
    )
      throw new ApiProblem(
        "conflict",
        `The event has ${MAX_EVENT_PARTS.invitees} invitees, the most that it can have.`,
        { reason: "too_many" },
      );
    const user = await tx.user.findFirst({
      where: { organizationId: target.organization, email: body.email },
    });
    await tx.invitee.create({
      data: {
        id: generateId(),
        eventId: event.id,
        organizationId: target.organization,
        email: body.email,
        fullName: body.full_name ?? (user && formatFullName(user)),
        phone: body.phone ?? null,
        pictureUrl: excludeUploadedPicture(user?.pictureUrl),
        userId: user?.id ?? null,
        timezone: user?.timezone ?? null,
        locale: user?.language ?? null,
        broughtBy,
        keyHash: hashToken(generateToken()),
        position: Math.max(...event.invitees.map(({ position }) => position)) + 1,
        createdByUserId: event.createdByUserId,
      },
    });
    return { happened: "new_invitee" };
  });
}
