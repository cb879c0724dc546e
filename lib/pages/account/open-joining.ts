import { findJoining, pathOfJoining } from "@/lib/domain/people/accounts/joining";
import type { Db } from "@/lib/platform/db/client";
import { closedView, takenView } from "./open-invitation";
import type { AccountView } from "./view";
import { type AccountVisit, accountFrame, buildAccountContext, buildForm, messageView } from "./view-parts";

/** The page of the link that was mailed to whoever wants to join, and whether the link works. */
export async function openJoining(
  db: Db,
  token: string,
  visit: AccountVisit,
): Promise<{ open: boolean; view: AccountView }> {
  const context = buildAccountContext(visit, pathOfJoining(token));
  const { t, page } = context;
  const said = visit.search.get("state");
  if (said === "taken") return { open: true, view: takenView(context) };
  if (said === "closed") return { open: true, view: closedView(context) };
  const found = await findJoining(db, token, visit.now);
  if (!found) {
    const login = { href: "/login", label: t("accounts.link.login") };
    const title = t("accounts.link.unknownTitle");
    return { open: false, view: messageView(context, title, t("accounts.confirm.goneText"), [login]) };
  }
  const heading = t("accounts.join.title", { name: found.invitation.organization.name });
  const view = {
    frame: accountFrame(context, heading, true),
    heading,
    text: t("accounts.confirm.joinText", { email: found.joining.email }),
    form: buildForm(context, {
      action: `${page}/submit`,
      fields: [],
      submit: t("accounts.confirm.joinSubmit"),
    }),
    links: [],
  };
  return { open: true, view };
}
