import { normalizeSms } from "@/lib/core/text/normalize-sms";
import { findPhoneNumber } from "@/lib/domain/booking-pages/questions/find-phone-number";
import { listPhoneCountries } from "@/lib/domain/booking-pages/questions/list-phone-countries";
import type { Auth } from "@/lib/domain/contracts/auth";
import { ApiProblem, buildFieldProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { getSmsProvider } from "@/lib/domain/messaging/sms/find-provider";
import { findStoppedNumbers } from "@/lib/domain/messaging/sms/find-stopped-numbers";
import { findSmsAccount } from "@/lib/domain/messaging/sms/queries";
import { openSmsAccount } from "@/lib/domain/messaging/sms/sms-account";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { consumeCodeLimits } from "./consume-code-limits";
import { generatePhoneCode, PHONE_CODE_LIFETIME_MS } from "./phone-code";
import type { UserPhoneBody } from "./schema";

/** A code and the number to which it was sent. */
export interface SentPhoneCode {
  /** E.164. */
  number: string;
  code: string;
}

/**
 * Sends a new code to the number that a user has typed; a sandbox sends nothing. The provider is asked before anything is
 * stored, so that its rejection is a problem of the field.
 */
export async function sendPhoneCode(
  db: Db,
  { organization, mode }: Pick<Auth, "organization" | "mode">,
  userId: string,
  { number: typed }: UserPhoneBody,
): Promise<SentPhoneCode> {
  const user = await db.user.findUnique({ where: toRowKey(organization, userId) });
  if (!user) throw buildNotFoundProblem(`The user ${userId}`);
  const found = findPhoneNumber(typed, () => listPhoneCountries(user.timezone, null));
  if (!found || found.ext)
    throw buildFieldProblem("/number", "invalid_format", "must be a phone number without an extension");
  const sent = { number: found.number, code: generatePhoneCode() };
  await assertNotStopped(db, organization, sent.number);
  const send = mode === "test" ? null : await prepareSending(db, organization, user, sent);
  await consumeCodeLimits({ user: `${organization}/${userId}`, number: sent.number, organization });
  const result = await send?.();
  if (!result || result.kind === "accepted" || result.kind === "unknown") return sent;
  throw buildFieldProblem("/number", result.kind === "rejected" ? "refused" : "unreachable", result.error);
}

async function assertNotStopped(db: Db, organization: OrganizationId, number: string): Promise<void> {
  const stopped = await findStoppedNumbers(db, organization, [number]);
  if (stopped.size > 0)
    throw buildFieldProblem(
      "/number",
      "refused",
      "has ended the SMS of your organisation; reply START to the last one to get them again",
    );
}

async function prepareSending(
  db: Db,
  organization: OrganizationId,
  { language }: Pick<User, "language">,
  { number, code }: SentPhoneCode,
) {
  const account = await findSmsAccount(db, organization);
  const access = account && openSmsAccount(account);
  if (!access) throw new ApiProblem("conflict", "No account for SMS is connected.", { reason: "sms_off" });
  const { name } = await getBranding(db, organization);
  const t = getMailTranslator(isLanguage(language) ? language : "en");
  return () =>
    getSmsProvider(account.provider).send(access, {
      to: number,
      from: account.sender,
      text: normalizeSms(t("sms.code", { organization: name, code })),
      callbackUrl: null,
      validSeconds: PHONE_CODE_LIFETIME_MS / 1000,
    });
}
