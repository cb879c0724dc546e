import type { Db } from "@/lib/platform/db/client";
import type { WhatsappAccount, WhatsappTemplate } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildWhatsappUrl } from "./build-whatsapp-url";
import { TEMPLATE_OBSTACLES } from "./options";
import { openWhatsappAccount } from "./whatsapp-account";

export const findWhatsappAccount = (db: Db, organization: OrganizationId): Promise<WhatsappAccount | null> =>
  db.whatsappAccount.findFirst({ where: { organizationId: organization } });

export const findWhatsappTemplates = (
  db: Db,
  organization: OrganizationId,
  names?: readonly string[],
): Promise<WhatsappTemplate[]> =>
  db.whatsappTemplate.findMany({
    where: { organizationId: organization, ...(names && { name: { in: [...names] } }) },
    orderBy: [{ name: "asc" }, { language: "asc" }],
  });

export async function getWhatsappAccount(db: Db, organization: OrganizationId) {
  const row = await findWhatsappAccount(db, organization);
  return {
    connected: row !== null,
    phone_number_id: row?.phoneNumberId ?? null,
    business_account_id: row?.businessAccountId ?? null,
    phone_number: row?.phoneNumber ?? null,
    verified_name: row?.verifiedName ?? null,
    problem: row?.problem ?? null,
    callback_url: row && buildWhatsappUrl(organization),
    verify_token: (row && openWhatsappAccount(row)?.verifyToken) ?? null,
    refreshed_at: row?.refreshedAt ?? null,
    updatedAt: row?.updatedAt ?? null,
  };
}

export async function listWhatsappTemplates(db: Db, organization: OrganizationId) {
  const account = await findWhatsappAccount(db, organization);
  const rows = await findWhatsappTemplates(db, organization);
  return {
    templates: rows.map(({ name, language, status, category, body, variables, quickReplies, obstacle }) => ({
      name,
      language,
      status,
      category,
      body,
      variables,
      quick_replies: quickReplies,
      obstacle: TEMPLATE_OBSTACLES.find((known) => known === obstacle) ?? null,
    })),
    refreshed_at: account?.refreshedAt ?? null,
  };
}
