import { askForConfirmation } from "@/lib/domain/auth/passwords/ask-for-confirmation";
import { confirmByLink } from "@/lib/domain/auth/passwords/confirm-address";
import { findLink, pathOfLink } from "@/lib/domain/auth/passwords/links";
import { countAttempt } from "@/lib/domain/auth/sessions/attempts";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { withQuery } from "@/lib/pages/frame/with-query";
import { inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { AccountFormPage } from "./answer-account-form";

/** Where whoever is signed in asks for a link that confirms the address. */
export const CONFIRMATION_PAGE = "/login/confirm";

export const confirmationForm: AccountFormPage = {
  page: CONFIRMATION_PAGE,
  submit: async ({ db, lang, device, now }) => {
    const session = await findSession(device.token);
    const there = (sent: string | null) =>
      ({ outcome: "done", location: withQuery(CONFIRMATION_PAGE, { sent, lang }) }) as const;
    if (!session || session.confirmed) return there(null);
    if ((await countAttempt("link", session.email ?? session.user)) > 0) return there("1");
    await inTransaction(db, async (tx) => {
      const user = await tx.user.findUnique({ where: keyOf(session.organization, session.user) });
      if (user) await askForConfirmation(tx, user, now);
    });
    return there("1");
  },
};

/** The form of that link. */
export const confirmationLinkForm = (token: string): AccountFormPage => {
  const page = pathOfLink("address", token);
  return {
    page,
    submit: async ({ db, lang, now }) => {
      const link = await findLink(db, "address", token);
      const confirmed = link !== null && (await confirmByLink(db, link, now));
      return { outcome: "done", location: withQuery(page, { state: confirmed ? "done" : null, lang }) };
    },
  };
};
