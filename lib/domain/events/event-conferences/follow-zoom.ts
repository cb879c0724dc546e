import { createHash } from "node:crypto";
import { type Instant, instant } from "@/lib/core/time/instant";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { breakVideoAccount } from "@/lib/domain/conferencing/conferences/accounts/break-video-account";
import { openVideoAccess } from "@/lib/domain/conferencing/conferences/accounts/video-account";
import type { ConferenceFault } from "@/lib/domain/conferencing/conferences/conference";
import {
  createMeeting,
  deleteMeeting,
  findMeeting,
  updateMeeting,
  type ZoomAccess,
  type ZoomMeeting,
} from "@/lib/domain/conferencing/conferences/zoom/meetings";
import { zoomService } from "@/lib/domain/conferencing/conferences/zoom/service";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { pickConfirmedDate } from "@/lib/domain/events/pick-confirmed-date";
import type { Db } from "@/lib/platform/db/client";
import type { Conference } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { env } from "@/lib/platform/env/env";
import { recordRoom } from "./record-room";

/** Makes the meeting at Zoom, or lets it follow the event; one whose answer was lost is found again. */
export async function followZoom(
  db: Db,
  event: EventRow,
  row: Conference,
  signal: AbortSignal,
  now: Instant,
): Promise<ConferenceFault | null> {
  const date = pickConfirmedDate(event);
  const account = await findAccount(db, row);
  if (!account || !date || !zoomService()) return "no_account";
  if (account.accessBroken) return "access";
  const access = openVideoAccess(db, account, signal);
  if (!access) return "access";
  const host = await db.user.findUniqueOrThrow({ where: keyOf(row.organizationId, row.userId) });
  const meeting: ZoomMeeting = {
    topic: event.title,
    start: instant(date.startsAt.getTime()),
    end: instant(date.endsAt.getTime()),
    timezone: host.timezone,
    agenda: markOf(event.id),
  };
  try {
    await write(db, access, row, meeting, now);
    return null;
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.reason === "busy") throw error;
    if (error.reason !== "access") return "refused";
    await breakVideoAccount(db, account);
    return row.state === "made" ? null : "access";
  }
}

/** By it a meeting is known again. */
const markOf = (event: string) => `${env().WEB_URL}/event/${event}`;

async function write(db: Db, access: ZoomAccess, row: Conference, meeting: ZoomMeeting, now: Instant) {
  const written = createHash("sha256").update(JSON.stringify(meeting)).digest("hex");
  if (row.remoteId && row.written === written) return;
  const { organizationId, eventId, userId, provider } = row;
  const note = (data: { remoteId?: string; written: string }) =>
    db.conference.updateMany({ where: { organizationId, eventId, userId, provider }, data });
  if (row.remoteId && (await updateMeeting(access, row.remoteId, meeting))) {
    await note({ written });
    return;
  }
  const known = row.tries > 1 && !row.remoteId ? await findMeeting(access, meeting.agenda) : null;
  if (known) await updateMeeting(access, known.id, meeting);
  const { id, ...room } = known ?? (await createMeeting(access, meeting));
  await note({ remoteId: id, written });
  await recordRoom(db, row, room, now);
}

/** Of an event that is cancelled, or held by somebody else. */
export async function removeFromZoom(
  db: Db,
  row: Conference,
  signal: AbortSignal,
  _now: Instant,
): Promise<void> {
  const account = await findAccount(db, row);
  const access = account && !account.accessBroken && zoomService() && openVideoAccess(db, account, signal);
  if (!account || !access) return; // nobody can remove it any more
  try {
    const id = row.remoteId ?? (row.tries > 1 ? (await findMeeting(access, markOf(row.eventId)))?.id : null);
    if (id) await deleteMeeting(access, id);
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.reason === "busy") throw error;
    if (error.reason === "access") await breakVideoAccount(db, account);
  }
}

const findAccount = (db: Db, { organizationId, userId }: Conference) =>
  db.videoAccount.findFirst({ where: { organizationId, userId, provider: "zoom" } });
