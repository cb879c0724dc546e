import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { createEvent } from "@/lib/domain/events/create-event";
import { findReaders } from "@/lib/domain/events/event-mails/find-readers";
import { listMailNotices } from "@/lib/domain/events/event-mails/list-mail-notices";
import { renderEventMails } from "@/lib/domain/events/event-mails/render-event-mails";
import type { EventBody } from "@/lib/domain/events/schema";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

class RollbackError extends Error {}

/**
 * Renders the mail to the first invitee, or returns null without one. It creates the event in a transaction that is
 * rolled back, so that the preview has the real text, in the recipient's language and on their clock.
 */
export async function renderInvitationPreview(
  db: Db,
  organization: OrganizationId,
  body: EventBody,
  now: Instant,
): Promise<NewMail | null> {
  let mail: NewMail | null = null;
  const renderInTransaction = async (tx: Db): Promise<never> => {
    const { _id } = await createEvent(tx, organization, body, now, {
      organiser: { addressConfirmedAt: new Date(now) },
    });
    const visitors = await loadVisitors(tx, organization, _id);
    const event = visitors[0]?.event;
    const [notice] = event ? listMailNotices({ kind: "created", phase: "planning" }, event, now) : [];
    if (event && notice) {
      const readers = await findReaders(tx, organization, visitors, notice);
      const reader = readers.find(({ role }) => role !== "host" && role !== "team");
      const notification = { event, version: 0, notice, message: null, autoMessage: null };
      [mail = null] = await renderEventMails(tx, organization, reader ? [reader] : [], () => notification);
    }
    throw new RollbackError();
  };
  await withTransaction(db, renderInTransaction).catch((error: unknown) => {
    const isOverLimit = error instanceof ApiProblem && error.code === "mail_limit";
    if (!(error instanceof RollbackError || isOverLimit)) throw error;
  });
  return mail;
}
