import { measureSms } from "@/lib/core/text/measure-sms";
import { normalizeSms } from "@/lib/core/text/normalize-sms";
import type { Auth } from "@/lib/domain/contracts/auth";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { getSmsProvider } from "./find-provider";
import { findSmsAccount } from "./queries";
import { openSmsAccount } from "./sms-account";
import { assertAccepted, countTestMessage, parseTestNumber } from "./test-messages";

const VALID_SECONDS = 600;

/** Sends a test message at once. It is not stored, so that no number stays behind. */
export async function sendTestSms(
  db: Db,
  { organization, actor }: Pick<Auth, "organization" | "actor">,
  typed: string,
) {
  const account = await findSmsAccount(db, organization);
  const access = account && openSmsAccount(account);
  if (!access) throw new ApiProblem("conflict", "No account for SMS is connected.", { reason: "sms_off" });
  const to = parseTestNumber(typed);
  await countTestMessage.sms(organization);
  const { name } = await getBranding(db, organization);
  const text = normalizeSms(
    getMailTranslator(await findLanguage(db, organization, actor))("sms.test", { organization: name }),
  );
  const result = await getSmsProvider(account.provider).send(access, {
    to,
    from: account.sender,
    text,
    callbackUrl: null,
    validSeconds: VALID_SECONDS,
  });
  assertAccepted(result);
  return { to, parts: measureSms(text).parts };
}

async function findLanguage(
  db: Db,
  organizationId: OrganizationId,
  { kind, id }: Auth["actor"],
): Promise<Language> {
  const user = kind === "user" ? await db.user.findFirst({ where: { organizationId, id } }) : null;
  return isLanguage(user?.language ?? "") ? (user?.language as Language) : "en";
}
