import type { Db } from "@/lib/db/client";
import { spansOf } from "@/lib/events/event-facts";
import { loadVisitors } from "@/lib/events/load-event-page";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";
import { eventMail } from "./event-mail";
import { findReaders } from "./find-readers";
import { keepMails } from "./keep-mails";
import type { Notice } from "./notices";

/**
 * Tells an invitee, who is about to be removed, and takes the calendar entry back. Written at once: whoever is
 * removed cannot be read by a job.
 */
export async function mailRemoved(
  tx: Db,
  organization: OrganizationId,
  eventId: string,
  inviteeId: string,
  now: Instant,
) {
  const visitors = await loadVisitors(tx, organization, eventId);
  const event = visitors[0]?.event;
  const spans = event ? spansOf(event) : [];
  if (!event || (spans.length > 0 && spans.every(({ end }) => end <= now))) return;
  const notice: Notice = { kind: "removed", invitees: "event_cancelled", only: inviteeId };
  const readers = await findReaders(tx, organization, visitors, notice);
  const about = { event, version: event.v, notice, message: null, autoMessage: null };
  await keepMails(
    tx,
    organization,
    readers.map((reader) => eventMail(about, reader)),
  );
}
