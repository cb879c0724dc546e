import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { SmsAccount } from "@/lib/platform/db/generated/client";
import type { SmsAccess } from "./provider";

type AccountKey = Pick<SmsAccount, "organizationId" | "id">;

const buildTokenContext = ({ organizationId, id }: AccountKey) =>
  buildRowContext("sms_accounts.credentials", organizationId, id);

const buildSigningContext = ({ organizationId, id }: AccountKey) =>
  buildRowContext("sms_accounts.signing_secret", organizationId, id);

/** The secrets of an account, as they are stored. */
export const sealAccountSecrets = (
  { token, signingSecret }: Pick<SmsAccess, "token" | "signingSecret">,
  key: AccountKey,
) => ({
  credentials: seal(token, buildTokenContext(key)),
  signingSecret: signingSecret === null ? null : seal(signingSecret, buildSigningContext(key)),
});

/** Returns null if the credentials cannot be decrypted. */
export function openSmsAccount(account: SmsAccount): SmsAccess | null {
  const token = unseal(account.credentials, buildTokenContext(account));
  if (token === null) return null;
  const signingSecret = account.signingSecret && unseal(account.signingSecret, buildSigningContext(account));
  return { accountId: account.accountId, token, signingSecret };
}
