import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventChangeOutcome } from "@/lib/domain/events/changes/finish-change";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { AssignedHost } from "@/lib/domain/events/schema";
import { parseEventSteps, replaceStepHost } from "@/lib/domain/events/steps/event-steps";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { buildHostInvitee, notifyRemovedHost } from "./host-invitee";
import { replaceHost } from "./replace-host";

interface StepExchange {
  /** Index of the step, which has one host. */
  index: number;
  user: string;
  assigned: AssignedHost | null;
}

/**
 * Gives one step of an event to another host. A host without any step left is no longer part of the event. The caller
 * holds the locks of the event and the new host, and has checked that the host is free.
 */
export async function exchangeStepHost(
  tx: Db,
  target: EventTarget,
  event: EventRow,
  { index, user, assigned }: StepExchange,
): Promise<EventChangeOutcome> {
  const steps = parseEventSteps(event) ?? [];
  const before = steps[index]?.hosts[0];
  const exchanged = steps.map((step, at) =>
    at === index && before !== undefined ? (replaceStepHost([step], before, user)[0] ?? step) : step,
  );
  const stays = exchanged.some(({ hosts }) => before !== undefined && hosts.includes(before));
  const columns = { steps: exchanged.map((step) => ({ ...step, hosts: [...step.hosts] })) };
  if (!stays && before === event.createdByUserId) {
    const outcome = await replaceHost(tx, target, event, user, assigned);
    return { ...outcome, columns: { ...outcome.columns, ...columns } };
  }
  const isGuest = (one: EventRow["invitees"][number]) => one.userId === user && !one.isOrganizer && !one.host;
  if (event.invitees.some(isGuest))
    throw buildFieldProblem(
      "/user",
      "mismatch",
      "user takes part in the meeting as a guest, and cannot host it",
    );
  if (!event.invitees.some(({ userId }) => userId === user)) await addHost(tx, target, event, user);
  const leaver = event.invitees.find(({ userId, host }) => host && userId === before);
  if (!stays && leaver) await removeHost(tx, target, event, leaver.id);
  return { columns, happened: "updated" };
}

async function addHost(tx: Db, { organization }: EventTarget, event: EventRow, userId: string) {
  const host = await getUserRow(tx, organization, userId);
  const invitee = buildHostInvitee(event, host);
  const position = Math.max(...event.invitees.map((one) => one.position)) + 1;
  await tx.invitee.create({ data: { ...invitee, host: true, position } });
  await tx.vote.createMany({
    data: event.dates.map(({ id: dateId }) => ({
      id: generateId(),
      organizationId: organization,
      eventId: event.id,
      inviteeId: invitee.id,
      dateId,
      yes: true,
    })),
  });
}

async function removeHost(tx: Db, target: EventTarget, event: EventRow, invitee: string) {
  await notifyRemovedHost(tx, target, event, { invitee, newHost: null });
  await tx.invitee.deleteMany({ where: { organizationId: target.organization, id: invitee } });
}
