import { joinOrganization } from "@/lib/domain/people/accounts/join-organization";
import { pathOfJoining } from "@/lib/domain/people/accounts/joining";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { AccountFormPage } from "./answer-account-form";

/** The form of the link that was mailed to whoever wants to join. */
export const joiningForm = (token: string): AccountFormPage => {
  const page = pathOfJoining(token);
  return {
    page,
    submit: async ({ db, lang, device, now }) => {
      const result = await joinOrganization(db, token, device, now);
      if (result.outcome === "joined") return result.admission;
      const state = { gone: null, extid_taken: "taken", closed: "closed" }[result.outcome];
      return { outcome: "done", location: withQuery(page, { state, lang }) };
    },
  };
};
