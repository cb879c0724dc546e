import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { loadMessageTexts, recordTextFailures } from "@/lib/domain/messaging/texts/load-message-texts";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { MailReader } from "./find-readers";
import { findTextKey } from "./find-text-key";
import type { NoticeContext } from "./notice-context";
import { renderEventMail } from "./render-event-mail";

/** Renders the mails of several readers, with the organisation's texts. */
export async function renderEventMails(
  db: Db,
  organization: OrganizationId,
  readers: readonly MailReader[],
  buildContext: (reader: MailReader) => NoticeContext,
): Promise<NewMail[]> {
  const addressed = readers.map((reader) => ({ reader, context: buildContext(reader) }));
  const keys = addressed.flatMap(({ reader, context }) => findTextKey(context, reader) ?? []);
  const texts = await loadMessageTexts(db, organization, keys);
  const mails = addressed.map(({ reader, context }) => renderEventMail({ ...context, texts }, reader));
  await recordTextFailures(db, organization, texts);
  return mails;
}
