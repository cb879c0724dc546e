import { spellZone } from "@/lib/core/time/spell-zone";
import { findInvitation } from "@/lib/domain/people/accounts/find-invitation";
import { requestJoining } from "@/lib/domain/people/accounts/request-joining";
import { withQuery } from "@/lib/pages/frame/with-query";
import { cleanAddress } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import { toLine } from "@/lib/platform/http/to-line";
import { checkValues } from "./account-form";
import type { AccountFormPage } from "./answer-account-form";

/** The page of an invitation, with what the organisation calls the person. */
export const joinPage = (token: string, extid: string | null): string =>
  withQuery(`/join/${encodeURIComponent(token)}`, { extid });

/** Where the form of that page is sent to. */
export const joinAction = (token: string, extid: string | null): string =>
  withQuery(`/join/${encodeURIComponent(token)}/submit`, { extid });

/** What may be an extid; undefined for what may not. */
export function readExtid(asked: string | null): string | null | undefined {
  const extid = asked?.trim().normalize("NFC") || null;
  if (extid === null) return null;
  return extid.length <= LIMITS.extid && extid.isWellFormed() && !extid.includes("\0") ? extid : undefined;
}

export const joinForm = (token: string, askedExtid: string | null): AccountFormPage => {
  const page = joinPage(token, askedExtid);
  return {
    page,
    submit: async ({ db, values, lang, now }) => {
      const here = (state: string | null) =>
        ({ outcome: "done", location: withQuery(page, { state, lang }) }) as const;
      const extid = readExtid(askedExtid);
      if (extid === undefined || !(await findInvitation(db, token, now))) return here(null);
      const issues = checkValues(values, [
        "firstName",
        "lastName",
        "email",
        "timezone",
        "password",
        "consent",
      ]);
      if (issues.length > 0) return { outcome: "refused", issues };
      const applicant = {
        firstName: toLine(values.firstName).trim().normalize("NFC"),
        lastName: toLine(values.lastName).trim().normalize("NFC"),
        email: cleanAddress(values.email),
        password: values.password,
        timezone: spellZone(values.timezone),
        language: lang,
        extid,
      };
      const result = await requestJoining(db, token, applicant, now);
      return here({ mailed: "sent", extid_taken: "taken", closed: null }[result]);
    },
  };
};
