import type { Instant } from "@/lib/core/time/instant";
import { createEvent } from "@/lib/domain/events/create-event";
import { eventMail } from "@/lib/domain/events/event-mails/event-mail";
import { findReaders } from "@/lib/domain/events/event-mails/find-readers";
import { listNotices } from "@/lib/domain/events/event-mails/notices";
import type { EventBody } from "@/lib/domain/events/schema";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import type { NewMail } from "@/lib/domain/messaging/mail/keep-mails";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";

class Undo extends Error {}

/**
 * The mail that the first of those invited would get; null where nobody would. The event is made and unmade in one
 * transaction, so that the preview says what the mail will say, in its reader's language and on their clock.
 */
export async function previewInvitation(
  db: Db,
  organization: OrganizationId,
  body: EventBody,
  now: Instant,
): Promise<NewMail | null> {
  let mail: NewMail | null = null;
  const make = async (tx: Db): Promise<never> => {
    const { _id } = await createEvent(tx, organization, body, now, {
      organiser: { addressConfirmedAt: new Date(now) },
    });
    const visitors = await loadVisitors(tx, organization, _id);
    const event = visitors[0]?.event;
    const [notice] = event ? listNotices({ kind: "created", phase: "planning" }, event, now) : [];
    if (event && notice) {
      const readers = await findReaders(tx, organization, visitors, notice);
      const reader = readers.find(({ role }) => role !== "host" && role !== "team");
      const news = { event, version: 0, notice, message: null, autoMessage: null };
      mail = reader ? eventMail(news, reader) : null;
    }
    throw new Undo();
  };
  await inTransaction(db, make).catch((error: unknown) => {
    const isOverLimit = error instanceof ApiProblem && error.code === "mail_limit";
    if (!(error instanceof Undo || isOverLimit)) throw error;
  });
  return mail;
}
