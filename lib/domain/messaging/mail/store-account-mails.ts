import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { isLanguage } from "@/lib/platform/i18n/languages";
import type { Priority } from "@/lib/platform/queue/priority";
import type { MailContent } from "./render-mail";
import { type NewMail, storeMails } from "./store-mails";
import { getMailTranslator, type TranslateMail } from "./translate-mail";

/** Recipient of an account mail. */
export type MailRecipient = Pick<User, "email" | "firstName" | "lastName" | "language">;

/** Parts in which account mails differ. */
interface AccountEmail extends Pick<MailContent, "text" | "button"> {
  kind: string;
  subject: string;
  fact?: MailContent["facts"][number];
  note: string | null;
  personal?: boolean;
  priority?: Priority;
}

/** Builds a mail in the recipient's language; `organization` is a name. */
export type AccountEmailBuilder = (t: TranslateMail, organization: string) => AccountEmail;

/** Builds a mail from the organisation to one user in that user's language. */
export function buildAccountMail(
  user: MailRecipient,
  organization: string,
  write: AccountEmailBuilder,
): NewMail {
  const lang = isLanguage(user.language) ? user.language : "en";
  const t = getMailTranslator(lang);
  const { kind, subject, text, fact, button, note, personal = false, priority } = write(t, organization);
  return {
    key: null,
    eventId: null,
    kind,
    priority,
    recipient: user.email ?? "",
    subject,
    from: organization,
    to: formatFullName(user),
    replyTo: null,
    calendar: null,
    personal,
    content: {
      lang,
      heading: subject,
      text,
      facts: fact ? [fact] : [],
      quote: null,
      button,
      notes: note === null ? [] : [note],
      footer: t("footer"),
    },
  };
}

/** Stores the mail for each of these users who has an address. */
export async function storeAccountMails(
  tx: Db,
  organization: OrganizationId,
  users: readonly MailRecipient[],
  write: AccountEmailBuilder,
): Promise<void> {
  const readers = users.filter(({ email }) => email);
  if (readers.length === 0) return;
  const { name } = await tx.organization.findUniqueOrThrow({
    where: { id: organization },
    select: { name: true },
  });
  await storeMails(
    tx,
    organization,
    readers.map((user) => buildAccountMail(user, name, write)),
  );
}
