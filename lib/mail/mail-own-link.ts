import { type Db, inTransaction } from "@/lib/db/client";
import { loadVisitors } from "@/lib/events/load-event-page";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { asOrganizationId } from "@/lib/organizations/organization-id";
import { MINUTE } from "@/lib/time/instant";
import { eventMail } from "./event-mail";
import { findReaders } from "./find-readers";
import { keepMails } from "./keep-mails";

const AGAIN_AFTER = 10 * MINUTE;

/** Mails somebody the personal link that was lost, whatever mails they otherwise want; again after ten minutes. */
export async function mailOwnLink(
  db: Db,
  { organization: id, event: eventId, invitee, asked }: TaskPayloads["mail_own_link"],
) {
  const organization = asOrganizationId(id);
  const visitor = (await loadVisitors(db, organization, eventId)).find((one) => one.id === invitee);
  if (!visitor) return;
  const notice = { kind: "link", host: "always", invitees: "always", only: invitee } as const;
  const readers = await findReaders(db, organization, [visitor], notice);
  const about = { event: visitor.event, version: 0, notice, message: null, autoMessage: null };
  const mails = readers.map((reader) => ({
    ...eventMail(about, reader),
    key: ["link", invitee, Math.floor(asked / AGAIN_AFTER)].join("/"),
  }));
  await inTransaction(db, (tx) => keepMails(tx, organization, mails));
}
