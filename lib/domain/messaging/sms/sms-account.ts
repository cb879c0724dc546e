import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { SmsAccount } from "@/lib/platform/db/generated/client";
import type { SmsAccess } from "./provider";

type AccountKey = Pick<SmsAccount, "organizationId" | "id">;

const buildContext = ({ organizationId, id }: AccountKey) =>
  buildRowContext("sms_accounts.credentials", organizationId, id);

export const sealToken = (token: string, key: AccountKey) => seal(token, buildContext(key));

/** Returns null if the credentials cannot be decrypted. */
export function openSmsAccount(account: SmsAccount): SmsAccess | null {
  const token = unseal(account.credentials, buildContext(account));
  return token === null ? null : { accountId: account.accountId, token };
}
