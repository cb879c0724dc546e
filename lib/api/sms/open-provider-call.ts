import { readBodyText } from "@/lib/domain/contracts/read-body";
import { getSmsProvider } from "@/lib/domain/messaging/sms/find-provider";
import type { ProviderCall, SmsAccess, SmsProvider } from "@/lib/domain/messaging/sms/provider";
import { findSmsAccount } from "@/lib/domain/messaging/sms/queries";
import { openSmsAccount } from "@/lib/domain/messaging/sms/sms-account";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { getDatabase } from "@/lib/platform/db/client";
import type { SmsAccount } from "@/lib/platform/db/generated/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

interface OpenedCall {
  account: SmsAccount;
  provider: SmsProvider;
  access: SmsAccess;
  call: ProviderCall;
}

/**
 * Reads a request of a provider to an organisation with an account; its signature is not checked yet.
 * @param url the address that the provider was given, which the signature covers
 */
export async function openProviderCall(
  request: Request,
  organization: string,
  url: string | null,
): Promise<OpenedCall | null> {
  if (!url || !isId(organization)) return null;
  const db = getDatabase();
  const body = await readBodyText(request);
  if ((await setTenantContext(db, asOrganizationId(organization))) === null) return null;
  const account = await findSmsAccount(db, asOrganizationId(organization));
  const access = account && openSmsAccount(account);
  if (!access) return null;
  return {
    account,
    provider: getSmsProvider(account.provider),
    access,
    call: { url, headers: request.headers, body },
  };
}
