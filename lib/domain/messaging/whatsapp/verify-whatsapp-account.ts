import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { checkWhatsappAccount, type WhatsappCheck } from "./meta/check-account";
import { findWhatsappAccount } from "./queries";
import type { WhatsappAccountBody } from "./schema";
import { openWhatsappAccount, type WhatsappCredentials } from "./whatsapp-account";

export interface VerifiedWhatsapp {
  credentials: WhatsappCredentials;
  found: Extract<WhatsappCheck, { kind: "valid" }>;
}

/**
 * Asks Meta whether it accepts the credentials: a body without them keeps those of the connected account. A rejection
 * becomes a problem at the field that caused it.
 */
export async function verifyWhatsappAccount(
  db: Db,
  organization: OrganizationId,
  {
    phone_number_id: phoneNumberId,
    business_account_id: businessAccountId,
    access_token: sentToken,
    app_secret: sentSecret,
  }: WhatsappAccountBody,
): Promise<VerifiedWhatsapp> {
  const connected = await findWhatsappAccount(db, organization);
  const stored = connected && openWhatsappAccount(connected);
  const isSame = connected?.businessAccountId === businessAccountId;
  const token = sentToken ?? (isSame ? stored?.token : undefined);
  const appSecret = sentSecret ?? (isSame ? stored?.appSecret : undefined);
  if (!token) throw buildFieldProblem("/access_token", "required", "is required for another account");
  if (!appSecret) throw buildFieldProblem("/app_secret", "required", "is required for another account");
  const found = await checkWhatsappAccount({ phoneNumberId, businessAccountId, token, appSecret });
  if (found.kind !== "valid") {
    const code = found.kind === "wrong" ? "refused" : "unreachable";
    throw buildFieldProblem(`/${found.field}`, code, found.message);
  }
  const verifyToken = stored?.verifyToken ?? generateToken();
  return { credentials: { token, appSecret, verifyToken }, found };
}
