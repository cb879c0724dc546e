import type { Instant } from "@/lib/core/time/instant";
import { requireMailQuota } from "@/lib/domain/messaging/mail/require-mail-quota";
import { storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { buildAddressLink } from "./address-token";

/** Stores the mails that ask the readers of fixed addresses to confirm them. They count towards the mail limits. */
export async function enqueueConfirmationMails(
  tx: Db,
  organization: OrganizationId,
  addresses: readonly { id: string; email: string }[],
  now: Instant,
): Promise<void> {
  if (addresses.length === 0) return;
  const recipients = addresses.map(({ email }) => email);
  await requireMailQuota(tx, organization, { recipients, page: null, isNeeded: false }, now);
  const {
    name,
    lang: stored,
    sandboxOf,
  } = await tx.organization.findUniqueOrThrow({
    where: { id: organization },
    select: { name: true, lang: true, sandboxOf: true },
  });
  const lang = isLanguage(stored) ? stored : "en";
  const t = getMailTranslator(lang);
  await storeMails(
    tx,
    organization,
    addresses.map(({ id, email }) => ({
      key: null,
      eventId: null,
      kind: "workflow_address",
      recipient: email,
      subject: t("address.subject"),
      from: name,
      to: null,
      replyTo: null,
      calendar: null,
      // Whoever reads the outbox must not confirm the address of another person, unless nothing is sent.
      personal: sandboxOf === null && "withServer",
      content: {
        lang,
        heading: t("address.subject"),
        text: t("workflowAddress.text", { organization: name }),
        facts: [],
        quote: null,
        button: {
          label: t("address.button"),
          href: buildAddressLink({ organization, address: id, canConfirm: true }),
        },
        notes: [t("workflowAddress.note")],
        footer: t("footer"),
      },
    })),
  );
}
