import type { Instant } from "@/lib/core/time/instant";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findReaders } from "./find-readers";
import type { MailNotice } from "./list-mail-notices";
import { renderEventMails } from "./render-event-mails";

/**
 * Enqueues the mail to an invitee who is removed, to a host who is replaced or, with `left`, to a participant who gave
 * up a seat; it cancels the calendar entry. Enqueued within the change, as a later job cannot read a removed invitee.
 */
export async function enqueueRemovalMail(
  tx: Db,
  organization: OrganizationId,
  eventId: string,
  inviteeId: string,
  now: Instant,
  kind: "removed" | "left" = "removed",
  newHost: string | null = null,
) {
  const visitors = await loadVisitors(tx, organization, eventId);
  const event = visitors[0]?.event;
  const spans = event ? pickSpans(event) : [];
  if (!event || (spans.length > 0 && spans.every(({ end }) => end <= now))) return;
  const notice: MailNotice = {
    kind,
    host: "event_cancelled_admin",
    invitees: "event_cancelled",
    only: inviteeId,
  };
  const readers = await findReaders(tx, organization, visitors, notice);
  const about = { event, version: event.v, notice, message: null, autoMessage: null, newHost };
  await storeMails(tx, organization, await renderEventMails(tx, organization, readers, () => about));
}
