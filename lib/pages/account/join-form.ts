import { findOpenInvitation } from "@/lib/domain/people/accounts/find-open-invitation";
import { requestJoin } from "@/lib/domain/people/accounts/request-join";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { normalizeEmail } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import { checkAccountFields } from "./account-form";
import type { AccountFormPage } from "./handle-account-form";
import { parseProfile } from "./profile-fields";
import { toFirstSignIn } from "./to-first-sign-in";

/** The page of an invitation, with the organisation's external id of the user. */
export const buildInvitationPath = (token: string, extid: string | null): string =>
  addQueryParams(`/join/${encodeURIComponent(token)}`, { extid });

/** The action of that page's form. */
export const buildInvitationAction = (token: string, extid: string | null): string =>
  addQueryParams(`/join/${encodeURIComponent(token)}/submit`, { extid });

/** Returns the external id; undefined if it is invalid. */
export function parseExternalId(text: string | null): string | null | undefined {
  const extid = text?.trim().normalize("NFC") || null;
  if (extid === null) return null;
  return extid.length <= LIMITS.externalId && extid.isWellFormed() && !extid.includes("\0")
    ? extid
    : undefined;
}

export const buildJoinForm = (token: string, extidText: string | null): AccountFormPage => {
  const page = buildInvitationPath(token, extidText);
  return {
    page,
    submit: async ({ db, values, lang, device, now }) => {
      const redirectBack = (state: string | null) =>
        ({ outcome: "done", location: addQueryParams(page, { state, lang }) }) as const;
      const extid = parseExternalId(extidText);
      if (extid === undefined || !(await findOpenInvitation(db, token, now))) return redirectBack(null);
      const issues = checkAccountFields(values, [
        "firstName",
        "lastName",
        "email",
        "timezone",
        "password",
        "consent",
      ]);
      if (issues.length > 0) return { outcome: "refused", issues };
      const applicant = {
        ...parseProfile(values),
        email: normalizeEmail(values.email),
        password: values.password,
        language: lang,
        externalId: extid,
      };
      const result = await requestJoin(db, token, applicant, device, now);
      if (result.outcome === "joined") return toFirstSignIn(result);
      return redirectBack({ mailed: "sent", extid_taken: "taken", closed: null, gone: null }[result.outcome]);
    },
  };
};
