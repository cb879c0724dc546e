import { buildAccountLinkPath, findAccountLink } from "@/lib/domain/auth/passwords/account-links";
import { confirmEmailByLink } from "@/lib/domain/auth/passwords/confirm-email";
import { sendEmailConfirmation } from "@/lib/domain/auth/passwords/send-email-confirmation";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { recordLoginAttempt } from "@/lib/domain/auth/sessions/login-attempts";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { withTransaction } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { AccountFormPage } from "./handle-account-form";

/** The page where a signed-in user requests a link that confirms the email address. */
export const CONFIRMATION_PAGE = "/login/confirm";

export const confirmationForm: AccountFormPage = {
  page: CONFIRMATION_PAGE,
  submit: async ({ db, lang, device, now }) => {
    const session = await findSession(device.token);
    const redirectBack = (sent: string | null) =>
      ({ outcome: "done", location: addQueryParams(CONFIRMATION_PAGE, { sent, lang }) }) as const;
    if (!session || session.confirmed) return redirectBack(null);
    if ((await recordLoginAttempt("link", session.email ?? session.user)) > 0) return redirectBack("1");
    await withTransaction(db, async (tx) => {
      const user = await tx.user.findUnique({ where: toRowKey(session.organization, session.user) });
      if (user) await sendEmailConfirmation(tx, user, now);
    });
    return redirectBack("1");
  },
};

/** The form of the page that the link opens. */
export const buildConfirmationLinkForm = (token: string): AccountFormPage => {
  const page = buildAccountLinkPath("address", token);
  return {
    page,
    submit: async ({ db, lang, now }) => {
      const link = await findAccountLink(db, "address", token);
      const confirmed = link !== null && (await confirmEmailByLink(db, link, now));
      return { outcome: "done", location: addQueryParams(page, { state: confirmed ? "done" : null, lang }) };
    },
  };
};
