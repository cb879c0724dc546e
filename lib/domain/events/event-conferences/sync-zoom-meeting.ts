import { createHash } from "node:crypto";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { markVideoAccountBroken } from "@/lib/domain/conferencing/conferences/accounts/mark-video-account-broken";
import { openVideoAccess } from "@/lib/domain/conferencing/conferences/accounts/video-account";
import type { ConferenceError } from "@/lib/domain/conferencing/conferences/conference";
import {
  createZoomMeeting,
  deleteZoomMeeting,
  findZoomMeeting,
  updateZoomMeeting,
  type ZoomAccess,
  type ZoomMeeting,
} from "@/lib/domain/conferencing/conferences/zoom/meetings";
import { findZoomService } from "@/lib/domain/conferencing/conferences/zoom/service";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { pickConfirmedDate } from "@/lib/domain/events/pick-confirmed-date";
import type { Db } from "@/lib/platform/db/client";
import type { Conference } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { env } from "@/lib/platform/env/env";
import { recordMeetingLink } from "./record-meeting-link";

/** Creates or updates the meeting at Zoom; finds a meeting again if the response to its creation was lost. */
export async function syncZoomMeeting(
  db: Db,
  event: EventRow,
  row: Conference,
  signal: AbortSignal,
  now: Instant,
): Promise<ConferenceError | null> {
  const date = pickConfirmedDate(event);
  const account = await findAccount(db, row);
  if (!account || !date || !findZoomService()) return "no_account";
  if (account.accessBroken) return "access";
  const access = openVideoAccess(db, account, signal);
  if (!access) return "access";
  const host = await db.user.findUniqueOrThrow({ where: toRowKey(row.organizationId, row.userId) });
  const meeting: ZoomMeeting = {
    topic: event.title,
    start: asInstant(date.startsAt.getTime()),
    end: asInstant(date.endsAt.getTime()),
    timezone: host.timezone,
    agenda: buildAgendaMark(event.id),
  };
  try {
    await writeMeeting(db, access, row, meeting, now);
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.reason === "busy") throw error;
    if (error.reason !== "access") return "refused";
    await markVideoAccountBroken(db, account);
    return row.state === "made" ? null : "access";
  }
}

/** Identifies the event's meeting by its agenda. */
const buildAgendaMark = (event: string) => `${env().WEB_URL}/event/${event}`;

async function writeMeeting(db: Db, access: ZoomAccess, row: Conference, meeting: ZoomMeeting, now: Instant) {
  const written = createHash("sha256").update(JSON.stringify(meeting)).digest("hex");
  if (row.remoteId && row.written === written) return;
  const { organizationId, eventId, userId, provider } = row;
  const record = (data: { remoteId?: string; written: string }) =>
    db.conference.updateMany({ where: { organizationId, eventId, userId, provider }, data });
  if (row.remoteId && (await updateZoomMeeting(access, row.remoteId, meeting))) {
    await record({ written });
    return;
  }
  const known = row.tries > 1 && !row.remoteId ? await findZoomMeeting(access, meeting.agenda) : null;
  if (known) await updateZoomMeeting(access, known.id, meeting);
  const { id, ...room } = known ?? (await createZoomMeeting(access, meeting));
  await record({ remoteId: id, written });
  await recordMeetingLink(db, row, room, now);
}

/** Removes the meeting of an event that was cancelled or has another host. */
export async function removeZoomMeeting(
  db: Db,
  row: Conference,
  signal: AbortSignal,
  _now: Instant,
): Promise<void> {
  const account = await findAccount(db, row);
  const access =
    account && !account.accessBroken && findZoomService() && openVideoAccess(db, account, signal);
  if (!account || !access) return; // there is no access left to remove it with
  try {
    const id =
      row.remoteId ??
      (row.tries > 1 ? (await findZoomMeeting(access, buildAgendaMark(row.eventId)))?.id : null);
    if (id) await deleteZoomMeeting(access, id);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.reason === "busy") throw error;
    if (error.reason === "access") await markVideoAccountBroken(db, account);
  }
}

const findAccount = (db: Db, { organizationId, userId }: Conference) =>
  db.videoAccount.findFirst({ where: { organizationId, userId, provider: "zoom" } });
