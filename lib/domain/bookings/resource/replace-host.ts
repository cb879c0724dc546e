import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventChangeOutcome } from "@/lib/domain/events/changes/finish-change";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findEventSettings } from "@/lib/domain/events/find-event-settings";
import { formatHostName } from "@/lib/domain/events/format-host-name";
import { renameGeneratedTitle } from "@/lib/domain/events/rename-generated-title";
import type { AssignedHost } from "@/lib/domain/events/schema";
import { parseEventSteps, replaceStepHost } from "@/lib/domain/events/steps/event-steps";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { buildHostInvitee, notifyRemovedHost } from "./host-invitee";

/**
 * Transfers the event to another user, who becomes a new invitee, so that the links of the previous host are
 * invalid. The caller holds the locks of the event and the new host, and has checked that the host is free.
 */
export async function replaceHost(
  tx: Db,
  target: EventTarget,
  event: EventRow,
  userId: string,
  assignment: AssignedHost | null,
): Promise<EventChangeOutcome> {
  const { organization } = target;
  const host = await getUserRow(tx, organization, userId);
  const fullName = formatFullName(host);
  const before = event.invitees.find(({ isOrganizer }) => isOrganizer);
  const guest = event.invitees.find(
    (one) => !one.isOrganizer && (one.userId === host.id || one.email === host.email),
  );
  if (guest && (guest.position === 1 || event.seats !== null))
    throw buildFieldProblem("/user", "mismatch", "user is who booked the meeting, and cannot be its host");
  if (before) await notifyRemovedHost(tx, target, event, { invitee: before.id, newHost: fullName });
  const removedIds = [before, guest].flatMap((one) => one?.id ?? []);
  await tx.invitee.deleteMany({ where: { organizationId: organization, id: { in: removedIds } } });
  const invitee = buildHostInvitee(event, host);
  await tx.invitee.create({ data: { ...invitee, isOrganizer: true, position: before?.position ?? 0 } });
  await copyHostVotes(tx, event, before?.id, invitee.id);
  const steps = parseEventSteps(event);
  const title = await renameTitle(tx, event, { from: formatHostName(event), to: fullName ?? "" });
  return {
    columns: {
      ...(title !== event.title && { title }),
      createdByUserId: host.id,
      createdByEmail: host.email,
      createdByName: fullName,
      ...(assignment && { assignment: { ...assignment } }),
      ...(steps &&
        event.createdByUserId && { steps: replaceStepHost(steps, event.createdByUserId, host.id) }),
    },
    happened: "updated",
  };
}

/** Names the new host in a title that the booking page generated. */
async function renameTitle(tx: Db, event: EventRow, hosts: { from: string; to: string }): Promise<string> {
  if (!event.bookpage || event.api || hosts.to === "") return event.title;
  const booker =
    event.seats === null
      ? event.invitees.find(({ isOrganizer, position }) => !isOrganizer && position === 1)
      : null;
  const settings = await findEventSettings(tx, event);
  return renameGeneratedTitle({ title: event.title, settings, invitee: booker?.fullName ?? "" }, hosts);
}

/** Copies the previous host's approvals: the new host is free at these times. */
const copyHostVotes = (tx: Db, event: EventRow, before: string | undefined, inviteeId: string) =>
  tx.vote.createMany({
    data: event.votes
      .filter((vote) => vote.inviteeId === before && vote.yes)
      .map(({ dateId, placeId }) => ({
        id: generateId(),
        organizationId: event.organizationId,
        eventId: event.id,
        inviteeId,
        dateId,
        placeId,
        yes: true,
      })),
  });
