import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { type Addressee, addressed } from "./addressee";
import { keepMails, type NewMail } from "./keep-mails";
import { mailTranslator } from "./texts/translate-mail";

type Kind = "join" | "address" | "addressChanged";

/** Mails the link that makes an account to somebody who wants to join. */
export const mailJoining = (tx: Db, organization: OrganizationId, person: Addressee, link: string) =>
  keepAddressMail(tx, organization, person, "join", link);

/** Mails a user the link that confirms the address. */
export const mailAddressLink = (tx: Db, user: User, link: string) =>
  keepAddressMail(tx, asOrganizationId(user.organizationId), user, "address", link);

/** Tells a former address of a user that it is that no longer. */
export const mailAddressChanged = (tx: Db, former: User) =>
  keepAddressMail(tx, asOrganizationId(former.organizationId), former, "addressChanged", null);

async function keepAddressMail(
  tx: Db,
  organization: OrganizationId,
  person: Addressee,
  kind: Kind,
  link: string | null,
): Promise<void> {
  if (!person.email) return;
  const { name } = await tx.organization.findUniqueOrThrow({ where: { id: organization } });
  await keepMails(tx, organization, [addressMail(person, name, kind, link)]);
}

const STORED_KINDS: Record<Kind, string> = {
  join: "join",
  address: "address",
  addressChanged: "address_changed",
};

/** A mail to an address about that address; `link`: for all but the one that says it has changed. */
export function addressMail(
  person: Addressee,
  organization: string,
  kind: Kind,
  link: string | null,
): NewMail {
  const lang = isLanguage(person.language) ? person.language : "en";
  const t = mailTranslator(lang);
  const subject = t(`${kind}.subject`, { organization });
  return {
    ...addressed(person, STORED_KINDS[kind], subject),
    from: t("via", { name: organization }),
    content: {
      lang,
      heading: subject,
      text: t(`${kind}.text`, { organization }),
      facts: [],
      quote: null,
      button: link && kind !== "addressChanged" ? { label: t(`${kind}.button`), href: link } : null,
      notes: [t(`${kind}.note`, { organization })],
      footer: t("footer"),
    },
  };
}
