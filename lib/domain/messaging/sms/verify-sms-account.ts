import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getSmsProvider } from "./find-provider";
import { hasSigningSecret } from "./options";
import type { SmsAccess } from "./provider";
import { findSmsAccount } from "./queries";
import type { SmsAccountBody } from "./schema";
import { openSmsAccount } from "./sms-account";

/**
 * Asks the provider whether it accepts the credentials, and returns the secrets: a body without them keeps those of the
 * connected account. A rejection becomes a problem at the field that caused it.
 */
export async function verifySmsAccount(
  db: Db,
  organization: OrganizationId,
  {
    provider = "twilio",
    account_id: accountId,
    auth_token: sent,
    signature_secret: sentSecret,
  }: SmsAccountBody,
): Promise<Pick<SmsAccess, "token" | "signingSecret">> {
  const connected = await findSmsAccount(db, organization);
  const isSame = connected?.provider === provider && connected.accountId === accountId;
  const stored = isSame ? openSmsAccount(connected) : null;
  const token = sent ?? stored?.token;
  if (!token) throw buildFieldProblem("/auth_token", "required", "is required for another account");
  const signingSecret = sentSecret ?? stored?.signingSecret ?? null;
  if (hasSigningSecret(provider) && signingSecret === null)
    throw buildFieldProblem("/signature_secret", "required", "is required for another account");
  const checked = await getSmsProvider(provider).checkAccount({ accountId, token, signingSecret });
  if (checked.kind === "unreachable") throw buildFieldProblem("/account_id", "unreachable", checked.message);
  if (checked.kind === "wrong") throw buildFieldProblem("/auth_token", "refused", checked.message);
  return { token, signingSecret };
}
