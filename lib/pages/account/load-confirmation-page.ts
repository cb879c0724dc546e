import {
  type AccountLink,
  type AccountLinkState,
  buildAccountLinkPath,
  deriveAccountLinkState,
  findAccountLink,
} from "@/lib/domain/auth/passwords/account-links";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import type { Db } from "@/lib/platform/db/client";
import { CONFIRMATION_PAGE } from "./confirmation-form";
import type { AccountView } from "./view";
import {
  type AccountContext,
  type AccountVisit,
  buildAccountContext,
  buildAccountForm,
  buildAccountShell,
  buildMessageView,
} from "./view-parts";

/** The page where a signed-in user requests a link that confirms the email address. */
export function buildConfirmationView(visit: AccountVisit, session: Session): AccountView {
  const context = buildAccountContext(visit, CONFIRMATION_PAGE);
  const { t } = context;
  if (session.confirmed) return buildDoneView(context);
  if (visit.search.has("sent"))
    return buildMessageView(context, t("accounts.forgot.sentTitle"), t("accounts.join.sentText"), [
      buildConsoleLink(context),
    ]);
  return buildFormView(context, session.email ?? "", t("accounts.confirm.ask"), [buildConsoleLink(context)]);
}

/** The page of that link, with the state of the link. */
export async function loadConfirmationPage(
  db: Db,
  token: string,
  visit: AccountVisit,
): Promise<{ state: AccountLinkState; view: AccountView }> {
  const link = await findAccountLink(db, "address", token);
  const state = deriveAccountLinkState(link, visit.now);
  const context = buildAccountContext(visit, buildAccountLinkPath("address", token));
  if (link?.user.emailConfirmedAt && visit.search.get("state") === "done")
    return { state: "open", view: buildDoneView(context) };
  return {
    state,
    view: link && state === "open" ? buildLinkView(context, link) : buildExpiredLinkView(context, state),
  };
}

const buildLinkView = (context: AccountContext, { user }: AccountLink): AccountView =>
  buildFormView(context, user.email ?? "", context.t("accounts.confirm.submit"), []);

function buildFormView(
  context: AccountContext,
  email: string,
  submit: string,
  links: AccountView["links"],
): AccountView {
  const { t, page } = context;
  const heading = t("accounts.confirm.title");
  return {
    shell: buildAccountShell(context, heading, true),
    heading,
    text: t("accounts.confirm.text", { email }),
    form: buildAccountForm(context, { action: `${page}/submit`, fields: [], submit }),
    links,
  };
}

const buildConsoleLink = ({ t }: AccountContext) => ({ href: "/console", label: t("home.console") });

const buildDoneView = (context: AccountContext): AccountView =>
  buildMessageView(context, context.t("accounts.confirm.doneTitle"), context.t("accounts.confirm.doneText"), [
    buildConsoleLink(context),
  ]);

/** A signed-in user can request another link. */
function buildExpiredLinkView(context: AccountContext, state: AccountLinkState): AccountView {
  const { t } = context;
  const requestLink = { href: CONFIRMATION_PAGE, label: t("accounts.link.ask") };
  if (state === "used")
    return buildMessageView(context, t("accounts.link.usedTitle"), t("accounts.confirm.usedText"), [
      requestLink,
    ]);
  const dead = state === "expired" ? "expired" : "unknown";
  return buildMessageView(context, t(`accounts.link.${dead}Title`), t(`accounts.link.${dead}Text`), [
    requestLink,
  ]);
}
