import type { Instant } from "@/lib/core/time/instant";
import { choosePassword, repeatChoice } from "@/lib/domain/auth/passwords/choose-password";
import {
  type AccountLink,
  findLink,
  type PasswordLinkKind,
  pathOfLink,
  stateOfLink,
} from "@/lib/domain/auth/passwords/links";
import { mailLink } from "@/lib/domain/auth/passwords/mail-link";
import { countAttempt } from "@/lib/domain/auth/sessions/attempts";
import type { Admission } from "@/lib/domain/auth/sign-in/admit";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Db } from "@/lib/platform/db/client";
import { type AccountField, checkValues } from "./account-form";
import type { AccountFormPage, AccountSubmission, FormResult } from "./answer-account-form";

const ASKED_FIELDS: Record<PasswordLinkKind, readonly AccountField[]> = {
  signup: ["password", "consent"],
  password: ["password"],
};

/** The form of a link with which a password is chosen. */
export const passwordForm = (kind: PasswordLinkKind, token: string): AccountFormPage => {
  const page = pathOfLink(kind, token);
  return {
    page,
    submit: async (submission) => {
      const link = await findLink(submission.db, kind, token);
      const result = link && (await spendLink(link, kind, submission));
      // A link that is spent or unknown: its page says so.
      return result ?? { outcome: "done", location: withQuery(page, { lang: submission.lang }) };
    },
  };
};

async function spendLink(
  link: AccountLink,
  kind: PasswordLinkKind,
  { db, values, device, now }: AccountSubmission,
): Promise<FormResult | null> {
  const choice = { password: values.password, device, consent: kind === "signup" };
  let admission: Admission | null = null;
  if (stateOfLink(link, now) === "open") {
    const { email, firstName, lastName } = link.user;
    const issues = checkValues(
      values,
      ASKED_FIELDS[kind],
      [email, firstName, lastName].filter((text) => text !== null),
    );
    if (issues.length > 0) return { outcome: "refused", issues };
    admission = await choosePassword(db, link, choice, now);
  }
  return admission ?? (await repeatChoice(db, link, choice, now));
}

/** Asks for another link in place of one that works no more. */
export const renewForm = (kind: PasswordLinkKind, token: string): AccountFormPage => {
  const page = pathOfLink(kind, token);
  return {
    page,
    submit: async ({ db, lang, now }) => {
      const sent = await renewLink(db, kind, token, now);
      return { outcome: "done", location: withQuery(page, { sent: sent ? "1" : null, lang }) };
    },
  };
};

async function renewLink(db: Db, kind: PasswordLinkKind, token: string, now: Instant): Promise<boolean> {
  const link = await findLink(db, kind, token);
  if (!link || stateOfLink(link, now) === "open") return false;
  if ((await countAttempt("link", link.user.email ?? link.user.id)) === 0)
    await mailLink(db, { organization: link.organizationId, user: link.user.id }, now);
  return true;
}
