import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getSmsProvider } from "./find-provider";
import { findSmsAccount } from "./queries";
import type { SmsAccountBody } from "./schema";
import { openSmsAccount } from "./sms-account";

/**
 * Asks the provider whether it accepts the credentials, and returns the token: a body without one keeps that of the
 * connected account. A rejection becomes a problem at the field that caused it.
 */
export async function verifySmsAccount(
  db: Db,
  organization: OrganizationId,
  { provider = "twilio", account_id: accountId, auth_token: sent }: SmsAccountBody,
): Promise<string> {
  const connected = sent ? null : await findSmsAccount(db, organization);
  const isSame = connected?.provider === provider && connected.accountId === accountId;
  const token = sent ?? (isSame ? openSmsAccount(connected)?.token : undefined);
  if (!token) throw buildFieldProblem("/auth_token", "required", "is required for another account");
  const checked = await getSmsProvider(provider).checkAccount({ accountId, token });
  if (checked.kind === "unreachable") throw buildFieldProblem("/account_id", "unreachable", checked.message);
  if (checked.kind === "wrong") throw buildFieldProblem("/auth_token", "refused", checked.message);
  return token;
}
