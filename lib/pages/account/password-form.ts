import type { Instant } from "@/lib/core/time/instant";
import {
  type AccountLink,
  buildAccountLinkPath,
  deriveAccountLinkState,
  findAccountLink,
  type PasswordLinkKind,
} from "@/lib/domain/auth/passwords/account-links";
import { sendPasswordLink } from "@/lib/domain/auth/passwords/send-password-link";
import { retrySetPasswordByLink, setPasswordByLink } from "@/lib/domain/auth/passwords/set-password-by-link";
import { recordLoginAttempt } from "@/lib/domain/auth/sessions/login-attempts";
import type { SignInOutcome } from "@/lib/domain/auth/sign-in/complete-sign-in";
import { createInvitedUserRecords } from "@/lib/domain/people/starter-records/create-invited-user-records";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import type { Db } from "@/lib/platform/db/client";
import { type AccountField, checkAccountFields } from "./account-form";
import type { AccountFormPage, AccountFormResult, AccountSubmission } from "./handle-account-form";
import { isProfileAsked } from "./load-password-link-page";
import { parseProfile } from "./profile-fields";
import { toFirstSignIn } from "./to-first-sign-in";

const FORM_FIELDS: Record<PasswordLinkKind, readonly AccountField[]> = {
  signup: ["password", "consent"],
  password: ["password"],
};

const PROFILE_FIELDS: readonly AccountField[] = ["firstName", "lastName", "timezone"];

/** The form of a link for choosing a password. */
export const buildPasswordForm = (kind: PasswordLinkKind, token: string): AccountFormPage => {
  const page = buildAccountLinkPath(kind, token);
  return {
    page,
    submit: async (submission) => {
      const link = await findAccountLink(submission.db, kind, token);
      const result = link && (await consumeLink(link, kind, submission));
      // The page itself explains a used or unknown link.
      return result ?? { outcome: "done", location: addQueryParams(page, { lang: submission.lang }) };
    },
  };
};

async function consumeLink(
  link: AccountLink,
  kind: PasswordLinkKind,
  { db, values, device, now }: AccountSubmission,
): Promise<AccountFormResult | null> {
  const asksProfile = isProfileAsked(kind, link.user);
  const { lastName: typedLastName, ...typed } = parseProfile(values);
  const profile = asksProfile ? { ...typed, lastName: typedLastName || null } : null;
  const choice = { password: values.password, device, consent: kind === "signup", profile };
  let signIn: SignInOutcome | null = null;
  if (deriveAccountLinkState(link, now) === "open") {
    const { email, firstName, lastName } = link.user;
    const issues = checkAccountFields(
      values,
      [...(asksProfile ? PROFILE_FIELDS : []), ...FORM_FIELDS[kind]],
      [email, firstName, lastName].filter((text) => text !== null),
    );
    if (issues.length > 0) return { outcome: "refused", issues };
    signIn = await setPasswordByLink(db, link, choice, now);
    if (signIn && kind === "signup")
      return toFirstSignIn({
        admission: signIn,
        page: await createInvitedUserRecords(db, { ...link.user, ...profile }, now),
      });
  }
  return signIn ?? (await retrySetPasswordByLink(db, link, choice, now));
}

/** Requests another link in place of one that is no longer valid. */
export const buildLinkRenewalForm = (kind: PasswordLinkKind, token: string): AccountFormPage => {
  const page = buildAccountLinkPath(kind, token);
  return {
    page,
    submit: async ({ db, lang, now }) => {
      const sent = await sendNewLink(db, kind, token, now);
      return { outcome: "done", location: addQueryParams(page, { sent: sent ? "1" : null, lang }) };
    },
  };
};

async function sendNewLink(db: Db, kind: PasswordLinkKind, token: string, now: Instant): Promise<boolean> {
  const link = await findAccountLink(db, kind, token);
  if (!link || deriveAccountLinkState(link, now) === "open") return false;
  if ((await recordLoginAttempt("link", link.user.email ?? link.user.id)) === 0)
    await sendPasswordLink(db, { organization: link.organizationId, user: link.user.id }, now);
  return true;
}
