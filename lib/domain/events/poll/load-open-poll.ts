import { type DetailedEvent, findDetailedEvent } from "@/lib/domain/events/event-rows";
import { type EventVisitor, toVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import type { Db } from "@/lib/platform/db/client";
import { findWithCachedOwner } from "@/lib/platform/db/find-with-cached-owner";
import type { Invitee } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineSearchStatements } from "@/lib/platform/db/statement";
import { isPollCode } from "./poll-link";

const FIND = defineSearchStatements<{ organization_id: string }>(
  "SELECT e.organization_id FROM events e WHERE e.id = $1",
  "e.organization_id",
);

/** Loads the event as a visitor with the poll's link may see it; null for a wrong link. */
export async function loadOpenPoll(db: Db, id: string, code: string): Promise<EventVisitor | null> {
  if (!isId(id) || !isPollCode(id, code)) return null;
  const owner = await findWithCachedOwner(db, FIND, `event ${id}`, [id]);
  if (!owner) return null;
  const organization = asOrganizationId(owner.organization_id);
  if ((await setTenantContext(db, organization)) === null) return null;
  const event = await findDetailedEvent(db, organization, id);
  return event && toVisitor(event, buildAnonymousInvitee(event));
}

/** Stands for a visitor who is no invitee. */
const buildAnonymousInvitee = ({ id, organizationId }: DetailedEvent): Invitee => ({
  id: "",
  eventId: id,
  organizationId,
  userId: null,
  email: null,
  fullName: null,
  phone: null,
  company: null,
  pictureUrl: null,
  timezone: null,
  locale: null,
  isStarred: false,
  isOrganizer: false,
  host: false,
  keyHash: new Uint8Array(),
  keyVersion: 0,
  hasLeft: false,
  addressConfirmedAt: null,
  answers: [],
  noShowAt: null,
  broughtBy: null,
  movedTo: null,
  position: 0,
  createdByUserId: null,
  createdAt: new Date(0),
  calendarRepliedAt: null,
  reconfirmedStartAt: null,
});
