import { joinOrganization } from "@/lib/domain/people/accounts/join-organization";
import { buildJoinConfirmPath } from "@/lib/domain/people/accounts/join-request";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import type { AccountFormPage } from "./handle-account-form";
import { toFirstSignIn } from "./to-first-sign-in";

/** The form behind the link that is mailed to a user who wants to join. */
export const buildJoinConfirmationForm = (token: string): AccountFormPage => {
  const page = buildJoinConfirmPath(token);
  return {
    page,
    submit: async ({ db, lang, device, now }) => {
      const result = await joinOrganization(db, token, device, now);
      if (result.outcome === "joined") return toFirstSignIn(result);
      const state = { gone: null, extid_taken: "taken", closed: "closed" }[result.outcome];
      return { outcome: "done", location: addQueryParams(page, { state, lang }) };
    },
  };
};
