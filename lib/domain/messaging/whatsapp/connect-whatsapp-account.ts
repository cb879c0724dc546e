import type { Instant } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findWhatsappAccount, getWhatsappAccount } from "./queries";
import type { WhatsappAccountBody } from "./schema";
import { storeTemplates } from "./store-templates";
import type { VerifiedWhatsapp } from "./verify-whatsapp-account";
import { sealWhatsappCredentials } from "./whatsapp-account";

/** Stores a verified account in place of the connected one, with its templates. */
export const connectWhatsappAccount = (
  db: Db,
  organization: OrganizationId,
  { phone_number_id: phoneNumberId, business_account_id: businessAccountId }: WhatsappAccountBody,
  { credentials, found, now }: VerifiedWhatsapp & { now: Instant },
) =>
  withTransaction(db, async (tx) => {
    const existing = await findWhatsappAccount(tx, organization);
    const id = existing?.id ?? generateId();
    const { phoneNumber, verifiedName, templates } = found;
    const data = {
      phoneNumberId,
      businessAccountId,
      phoneNumber,
      verifiedName,
      credentials: sealWhatsappCredentials(credentials, { organizationId: organization, id }),
      problem: null,
      refreshedAt: new Date(now),
    };
    await tx.whatsappAccount.upsert({
      where: { organizationId: organization, id },
      create: { id, organizationId: organization, ...data },
      update: { ...data, v: { increment: 1 } },
    });
    await storeTemplates(tx, organization, templates, now);
    return getWhatsappAccount(tx, organization);
  });
