import {
  type AccountLink,
  findLink,
  type LinkState,
  pathOfLink,
  stateOfLink,
} from "@/lib/domain/auth/passwords/links";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import type { Db } from "@/lib/platform/db/client";
import { CONFIRMATION_PAGE } from "./confirmation-form";
import type { AccountView } from "./view";
import {
  type AccountContext,
  type AccountVisit,
  accountFrame,
  buildAccountContext,
  buildForm,
  messageView,
} from "./view-parts";

/** The page where whoever is signed in asks for a link that confirms the address. */
export function confirmationView(visit: AccountVisit, session: Session): AccountView {
  const context = buildAccountContext(visit, CONFIRMATION_PAGE);
  const { t } = context;
  if (session.confirmed) return doneView(context);
  if (visit.search.has("sent"))
    return messageView(context, t("accounts.forgot.sentTitle"), t("accounts.join.sentText"), [
      consoleLink(context),
    ]);
  return formView(context, session.email ?? "", t("accounts.confirm.ask"), [consoleLink(context)]);
}

/** The page of that link, and whether it works. */
export async function openConfirmation(
  db: Db,
  token: string,
  visit: AccountVisit,
): Promise<{ state: LinkState; view: AccountView }> {
  const link = await findLink(db, "address", token);
  const state = stateOfLink(link, visit.now);
  const context = buildAccountContext(visit, pathOfLink("address", token));
  if (link?.user.emailConfirmedAt && visit.search.get("state") === "done")
    return { state: "open", view: doneView(context) };
  return { state, view: link && state === "open" ? linkView(context, link) : deadView(context, state) };
}

const linkView = (context: AccountContext, { user }: AccountLink): AccountView =>
  formView(context, user.email ?? "", context.t("accounts.confirm.submit"), []);

function formView(
  context: AccountContext,
  email: string,
  submit: string,
  links: AccountView["links"],
): AccountView {
  const { t, page } = context;
  const heading = t("accounts.confirm.title");
  return {
    frame: accountFrame(context, heading, true),
    heading,
    text: t("accounts.confirm.text", { email }),
    form: buildForm(context, { action: `${page}/submit`, fields: [], submit }),
    links,
  };
}

const consoleLink = ({ t }: AccountContext) => ({ href: "/console", label: t("home.console") });

const doneView = (context: AccountContext): AccountView =>
  messageView(context, context.t("accounts.confirm.doneTitle"), context.t("accounts.confirm.doneText"), [
    consoleLink(context),
  ]);

/** Whoever is signed in can ask for another link. */
function deadView(context: AccountContext, state: LinkState): AccountView {
  const { t } = context;
  const ask = { href: CONFIRMATION_PAGE, label: t("accounts.link.ask") };
  if (state === "used")
    return messageView(context, t("accounts.link.usedTitle"), t("accounts.confirm.usedText"), [ask]);
  const dead = state === "expired" ? "expired" : "unknown";
  return messageView(context, t(`accounts.link.${dead}Title`), t(`accounts.link.${dead}Text`), [ask]);
}
