import { buildJoinConfirmPath, findJoinRequest } from "@/lib/domain/people/accounts/join-request";
import type { Db } from "@/lib/platform/db/client";
import { buildInvitationClosedView, buildInvitationUsedView } from "./load-invitation-page";
import type { AccountView } from "./view";
import {
  type AccountVisit,
  buildAccountContext,
  buildAccountForm,
  buildAccountShell,
  buildMessageView,
} from "./view-parts";

/** The page behind the link that is mailed to a user who wants to join, with the state of the link. */
export async function loadJoinConfirmationPage(
  db: Db,
  token: string,
  visit: AccountVisit,
): Promise<{ open: boolean; view: AccountView }> {
  const context = buildAccountContext(visit, buildJoinConfirmPath(token));
  const { t, page } = context;
  const state = visit.search.get("state");
  if (state === "taken") return { open: true, view: buildInvitationUsedView(context) };
  if (state === "closed") return { open: true, view: buildInvitationClosedView(context) };
  const found = await findJoinRequest(db, token, visit.now);
  if (!found) {
    const login = { href: "/login", label: t("accounts.link.login") };
    const title = t("accounts.link.unknownTitle");
    return { open: false, view: buildMessageView(context, title, t("accounts.confirm.goneText"), [login]) };
  }
  const heading = t("accounts.join.title", { name: found.invitation.organization.name });
  const view = {
    shell: buildAccountShell(context, heading, true),
    heading,
    text: t("accounts.confirm.joinText", { email: found.joining.email }),
    form: buildAccountForm(context, {
      action: `${page}/submit`,
      fields: [],
      submit: t("accounts.confirm.joinSubmit"),
    }),
    links: [],
  };
  return { open: true, view };
}
