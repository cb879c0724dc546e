import type { OauthClient } from "@/lib/domain/auth/oauth/find-oauth-client";
import type { AuthorizationRequest } from "@/lib/domain/auth/oauth/parse-authorization-request";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { AccountView } from "@/lib/pages/account/view";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { CONSENT_PAGE } from "./consent-page";
import { describeScopes } from "./describe-scopes";
import { evaluateConsentRequest, type ListOpenScopes } from "./evaluate-consent-request";
import type { ConsentView } from "./view";

interface ConsentVisit {
  search: URLSearchParams;
  browser: BrowserPreferences;
  session: Session | null;
  listOpen: ListOpenScopes;
}

type LoadedConsentPage =
  | { open: "redirect"; location: string }
  | { open: "message"; status: number; view: AccountView }
  | { open: "consent"; view: ConsentView };

/** Loads the page on which a user grants an app access. */
export async function loadConsentPage(db: Db, visit: ConsentVisit): Promise<LoadedConsentPage> {
  const { search, session } = visit;
  const lang = pickPageLanguage(visit.browser, search.get("lang"));
  const evaluated = await evaluateConsentRequest(db, visit);
  const path = `${CONSENT_PAGE}?${search}`;
  switch (evaluated.outcome) {
    case "answered":
      return { open: "redirect", location: evaluated.location };
    case "signed_out":
      return { open: "redirect", location: addQueryParams("/login", { next: path, lang }) };
    case "stranger":
      return { open: "message", status: 400, view: buildUnknownClientView(lang, evaluated.why) };
    case "foreign":
      return {
        open: "message",
        status: 403,
        view: await buildOtherOrganizationView(db, lang, path, session, evaluated.client),
      };
    case "ask":
      return { open: "consent", view: await buildConsentView(db, lang, search, evaluated) };
  }
}

function buildUnknownClientView(lang: Language, reason: "client" | "redirect" | "twice"): AccountView {
  const t = getTranslator(lang);
  const heading = t("consent.strangerTitle");
  return {
    shell: buildPageShell(lang, { title: heading, secret: true }, null),
    heading,
    text: t(reason === "client" ? "consent.strangerClient" : "consent.strangerRedirect"),
    form: null,
    links: [],
  };
}

async function buildOtherOrganizationView(
  db: Db,
  lang: Language,
  path: string,
  session: Session | null,
  { name, owner }: OauthClient & { owner: NonNullable<OauthClient["owner"]> },
): Promise<AccountView> {
  const t = getTranslator(lang);
  const heading = t("consent.foreignTitle", { app: name, organization: owner.name });
  const ownOrganization = session
    ? await db.organization.findUniqueOrThrow({ where: { id: session.organization }, select: { name: true } })
    : null;
  return {
    shell: buildPageShell(lang, { title: heading, secret: true }, null),
    heading,
    text: t("consent.foreignText", { organization: owner.name, own: ownOrganization?.name ?? "" }),
    form: {
      action: "/logout",
      hidden: [{ name: "next", value: path }],
      errors: null,
      account: null,
      fields: [],
      zone: null,
      consent: null,
      submit: t("consent.other"),
      choices: [],
    },
    links: [],
  };
}

async function buildConsentView(
  db: Db,
  lang: Language,
  search: URLSearchParams,
  {
    authorization,
    session,
    scopes,
  }: { authorization: AuthorizationRequest; session: Session; scopes: string[] },
): Promise<ConsentView> {
  const t = getTranslator(lang);
  const { client, redirectUri } = authorization;
  const { organization, ...user } = await db.user.findUniqueOrThrow({
    where: toRowKey(session.organization, session.user),
    include: { organization: { select: { name: true } } },
  });
  const heading = t("consent.title", { app: client.name });
  const name = formatFullName(user) ?? user.email ?? "";
  const { host } = new URL(redirectUri);
  const request = new URLSearchParams(search);
  request.delete("lang");
  const inLanguage = (other: Language) => {
    const params = new URLSearchParams(request);
    params.set("lang", other);
    return `${CONSENT_PAGE}?${params}`;
  };
  return {
    shell: buildPageShell(lang, { title: heading, secret: true }, inLanguage),
    heading,
    logo: client.logo,
    owner: client.owner && t("consent.owner", { organization: client.owner.name }),
    warning: client.owner ? null : { title: t("consent.unverifiedTitle"), text: t("consent.unverifiedText") },
    as: {
      label: t("consent.as"),
      name,
      details: [user.email === name ? null : user.email, organization.name].filter((line) => line !== null),
    },
    may: { label: t("consent.may", { app: client.name }), items: describeScopes(t, scopes) },
    notes: [t("consent.goesTo", { host }), t("consent.limits"), t("consent.lasts")],
    action: `${CONSENT_PAGE}/submit`,
    hidden: [
      { name: "request", value: request.toString() },
      { name: "user", value: session.user },
      { name: "lang", value: lang },
    ],
    allow: t("consent.allow"),
    refuse: t("consent.refuse"),
    other: { action: "/logout", next: `${CONSENT_PAGE}?${request}`, label: t("consent.other") },
    leadsTo: redirectUri,
  };
}
