import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { measureSms } from "@/lib/core/text/measure-sms";
import { normalizeSms } from "@/lib/core/text/normalize-sms";
import type { Auth } from "@/lib/domain/contracts/auth";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { createLimiter, getRetryAfterSeconds } from "@/lib/platform/http/create-limiter";
import { normalizePhone } from "@/lib/platform/http/normalize-phone";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { getSmsProvider } from "./find-provider";
import { findSmsAccount } from "./queries";
import { openSmsAccount } from "./sms-account";

const MAX_TESTS = 5;
const WINDOW_SECONDS = 600;

const limiter = createLazySingleton(() => createLimiter("sms_test", MAX_TESTS, WINDOW_SECONDS));

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
  const number = parsePhoneNumberFromString(normalizePhone(typed).replace(/^00/, "+"));
  if (!number?.isPossible() || number.ext)
    throw buildFieldProblem("/to", "invalid_format", "must be a number with its country code");
  const counted = await limiter().count(organization);
  if (counted.consumedPoints > MAX_TESTS) {
    const seconds = getRetryAfterSeconds(counted);
    throw new ApiProblem("rate_limited", `At most ${MAX_TESTS} test messages in ten minutes.`, {
      headers: { "retry-after": String(seconds) },
    });
  }
  const { name } = await getBranding(db, organization);
  const text = normalizeSms(
    getMailTranslator(await findLanguage(db, organization, actor))("sms.test", { organization: name }),
  );
  const result = await getSmsProvider(account.provider).send(access, {
    to: number.number,
    from: account.sender,
    text,
    callbackUrl: null,
    validSeconds: VALID_SECONDS,
  });
  if (result.kind === "accepted") return { to: number.number, parts: measureSms(text).parts };
  throw buildFieldProblem("/to", result.kind === "rejected" ? "refused" : "unreachable", result.error);
}

async function findLanguage(
  db: Db,
  organizationId: OrganizationId,
  { kind, id }: Auth["actor"],
): Promise<Language> {
  const user = kind === "user" ? await db.user.findFirst({ where: { organizationId, id } }) : null;
  return isLanguage(user?.language ?? "") ? (user?.language as Language) : "en";
}
