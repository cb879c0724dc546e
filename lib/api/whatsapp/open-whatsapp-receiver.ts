import { findWhatsappAccount } from "@/lib/domain/messaging/whatsapp/queries";
import { openWhatsappAccount } from "@/lib/domain/messaging/whatsapp/whatsapp-account";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { getDatabase } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

/** Finds the account to which a call of Meta is sent; null if the organisation has none. */
export async function openWhatsappReceiver(organization: string) {
  const db = getDatabase();
  if (!isId(organization)) return null;
  if ((await setTenantContext(db, asOrganizationId(organization))) === null) return null;
  const account = await findWhatsappAccount(db, asOrganizationId(organization));
  return account && openWhatsappAccount(account);
}
