import { MINUTE } from "@/lib/core/time/instant";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { findReaders } from "./find-readers";
import { renderEventMail } from "./render-event-mail";
import type { SEND_PERSONAL_LINK } from "./tasks";

const LINK_INTERVAL_MS = 10 * MINUTE;

/** Mails a lost personal link again, regardless of the recipient's mail preferences; at most every ten minutes. */
export async function enqueuePersonalLinkMail(
  db: Db,
  { organization: id, event: eventId, invitee, asked }: PayloadOf<typeof SEND_PERSONAL_LINK>,
) {
  const organization = asOrganizationId(id);
  const visitor = (await loadVisitors(db, organization, eventId)).find((one) => one.id === invitee);
  if (!visitor) return;
  const notice = { kind: "link", host: "always", invitees: "always", only: invitee } as const;
  const readers = await findReaders(db, organization, [visitor], notice);
  const about = { event: visitor.event, version: 0, notice, message: null, autoMessage: null };
  const mails = readers.map((reader) => ({
    ...renderEventMail(about, reader),
    key: ["link", invitee, Math.floor(asked / LINK_INTERVAL_MS)].join("/"),
  }));
  await withTransaction(db, (tx) => storeMails(tx, organization, mails));
}
