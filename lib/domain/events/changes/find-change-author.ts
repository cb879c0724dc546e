import type { EventRow } from "@/lib/domain/events/event-rows";
import { getCurrentActor } from "@/lib/platform/db/actor";
import { ORGANIZATION_AUTHOR } from "./event-notifications";

/**
 * Finds who makes a change: the given invitee (by id or address), the invitee whose account makes the request, or the organisation for
 * its other people and programs. Undefined for a booker who is not given.
 */
export function findChangeAuthor({ invitees }: EventRow, invitee: string | undefined): string | undefined {
  if (invitee !== undefined) return invitees.find(({ id, email }) => id === invitee || email === invitee)?.id;
  const actor = getCurrentActor();
  if (actor?.kind === "booker") return undefined;
  const own = actor?.kind === "user" ? invitees.find(({ userId }) => userId === actor.id) : undefined;
  return own?.id ?? ORGANIZATION_AUTHOR;
}
