import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { requireMailQuota } from "@/lib/domain/messaging/mail/require-mail-quota";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { isLanguage } from "@/lib/platform/i18n/languages";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { createMeetingsToken } from "./meetings-token";
import type { SEND_MEETINGS_LINK } from "./tasks";

const MAIL_INTERVAL_MS = 10 * MINUTE;

/** Enqueues the mail with the link to all meetings, at most every ten minutes. */
export async function enqueueMeetingsMail(
  db: Db,
  request: PayloadOf<typeof SEND_MEETINGS_LINK>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(request.organization);
  const invitee = await db.invitee.findUnique({
    where: toRowKey(organization, request.invitee),
    include: { user: { select: { email: true } }, organization: { select: { name: true } } },
  });
  const email = invitee?.user ? invitee.user.email : invitee?.email;
  if (!invitee || !email || invitee.hasLeft) return;
  const token = createMeetingsToken({ organization, email, page: request.page }, now);
  const lang = isLanguage(request.lang) ? request.lang : "en";
  const t = getMailTranslator(lang);
  const values = { organization: invitee.organization.name };
  const mail = {
    key: [
      "meetings",
      Buffer.from(hashToken(email)).toString("base64url"),
      Math.floor(request.asked / MAIL_INTERVAL_MS),
    ].join("/"),
    eventId: null,
    kind: "meetings",
    recipient: email,
    subject: t("meetings.subject", values),
    from: invitee.organization.name,
    to: invitee.fullName,
    replyTo: null,
    calendar: null,
    // A reader of the outbox could use the guest's link, but without a mail server there is no other way to it.
    personal: "withServer" as const,
    content: {
      lang,
      heading: t("meetings.subject", values),
      text: t("meetings.text", values),
      facts: [],
      quote: null,
      button: { label: t("meetings.button"), href: `${resolvePageOrigin()}/meetings/${token}?lang=${lang}` },
      notes: [t("meetings.note")],
      footer: t("footer"),
    },
  };
  try {
    await withTransaction(db, async (tx) => {
      // Any visitor can request it, so it counts toward the limit of unsolicited mails.
      if (!invitee.userId)
        await requireMailQuota(
          tx,
          organization,
          { recipients: [email], page: null, isNeeded: false },
          asInstant(request.asked),
        );
      await storeMails(tx, organization, [mail]);
    });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "mail_limit")) throw error;
  }
}
