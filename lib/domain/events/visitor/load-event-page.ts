import { type DetailedEvent, findDetailedEvent } from "@/lib/domain/events/event-rows";
import { listFullDates } from "@/lib/domain/events/poll/list-full-dates";
import { redactPollAnswers } from "@/lib/domain/events/poll/redact-poll-answers";
import { countTakenSeats } from "@/lib/domain/events/seats/count-taken-seats";
import { redactOtherGroups } from "@/lib/domain/events/seats/redact-other-groups";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { findWithCachedOwner } from "@/lib/platform/db/find-with-cached-owner";
import type { Invitee } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { defineSearchStatements } from "@/lib/platform/db/statement";
import { parseMailedKey } from "./mailed-key";

/** An invitee with the event as they may see it, identified by the key. */
export type EventVisitor = Invitee & {
  event: DetailedEvent;
  seats: SeatCount | null;
  /** Ids of the poll's dates without a place left for this person. */
  fullDates: readonly string[];
};

/** Counts all seats, including those of participants hidden from the visitor. */
export interface SeatCount {
  all: number;
  taken: number;
}

interface KeyHolder {
  id: string;
  organization_id: string;
  /** Version of the event. */
  v: number;
}

const KEY_HOLDER_STATEMENT = `
  SELECT i.id, e.organization_id, e.v
    FROM events e JOIN invitees i ON i.organization_id = e.organization_id AND i.event_id = e.id WHERE e.id = $1 AND`;

/** Loads the event as the holder of this personal key may see it; null for a wrong id or key, without telling which. */
export async function loadEventPage(db: Db, id: string, key: string | null): Promise<EventVisitor | null> {
  const holder = await findHolder(db, id, key);
  if (!holder) return null;
  const organization = asOrganizationId(holder.organization_id);
  if ((await setTenantContext(db, organization)) === null) return null;
  const visitors = await loadVisitors(db, organization, id);
  const visitor = visitors.find((one) => one.id === holder.id);
  if (!visitor) return null;
  // A key from a mail proves access to the address.
  const isMailed = key !== null && parseMailedKey(key) !== null;
  return isMailed
    ? { ...visitor, addressConfirmedAt: visitor.addressConfirmedAt ?? visitor.createdAt }
    : visitor;
}

/** Loads the version of the event, if the visitor may see it. */
export async function loadEventVersion(db: Db, id: string, key: string | null): Promise<number | null> {
  const holder = await findHolder(db, id, key);
  if (!holder) return null;
  return (await setTenantContext(db, asOrganizationId(holder.organization_id))) === null ? null : holder.v;
}

const OF_MAILED_KEY = defineSearchStatements<KeyHolder>(
  `${KEY_HOLDER_STATEMENT} i.id = $2 AND i.key_version = $3`,
  "e.organization_id",
);

const OF_KEY = defineSearchStatements<KeyHolder>(
  `${KEY_HOLDER_STATEMENT} i.key_hash = $2`,
  "e.organization_id",
);

async function findHolder(db: Db, event: string, key: string | null): Promise<KeyHolder | undefined> {
  if (!isId(event) || !key || key.length > 100) return undefined;
  const mailed = parseMailedKey(key);
  const values = mailed ? [event, mailed.id, mailed.keyVersion] : [event, hashToken(key)];
  const name = `event ${event}`;
  const holder = await findWithCachedOwner(db, mailed ? OF_MAILED_KEY : OF_KEY, name, values);
  return holder ?? findWithCachedOwner(db, mailed ? OF_SERIES_BY_MAILED_KEY : OF_SERIES_BY_KEY, name, values);
}

// A key of one event of a series also opens the same person's other events, as long as it is valid for both.
const SIBLING_STATEMENT = `
  SELECT mine.id, e.organization_id, e.v
    FROM events e
    JOIN events other ON other.organization_id = e.organization_id AND other.series_id = e.series_id
    JOIN invitees i ON i.organization_id = e.organization_id AND i.event_id = other.id
    JOIN invitees mine ON mine.organization_id = e.organization_id AND mine.event_id = e.id
     AND mine.position = i.position AND mine.su = i.su AND mine.key_version = i.key_version
     AND mine.email IS NOT DISTINCT FROM i.email AND mine.user_id IS NOT DISTINCT FROM i.user_id
   WHERE e.id = $1 AND`;

const OF_SERIES_BY_MAILED_KEY = defineSearchStatements<KeyHolder>(
  `${SIBLING_STATEMENT} i.id = $2 AND i.key_version = $3`,
  "e.organization_id",
);

const OF_SERIES_BY_KEY = defineSearchStatements<KeyHolder>(
  `${SIBLING_STATEMENT} i.key_hash = $2`,
  "e.organization_id",
);

/** Loads the event as each of its participants may see it. */
export async function loadVisitors(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<EventVisitor[]> {
  const event = await findDetailedEvent(db, organization, id);
  return event?.invitees.map((invitee) => toVisitor(event, invitee)) ?? [];
}

/** Converts a completely loaded event. */
export const toVisitor = (event: DetailedEvent, invitee: Invitee): EventVisitor => ({
  ...invitee,
  seats: event.seats === null ? null : { all: event.seats, taken: countTakenSeats(event) },
  fullDates: listFullDates(event, invitee.id),
  event: redactPollAnswers(redactOtherGroups(event, invitee), invitee),
});
