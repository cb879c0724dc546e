import type { Client } from "@/lib/domain/auth/oauth/find-client";
import type { Authorization } from "@/lib/domain/auth/oauth/read-authorization";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { formatFullName } from "@/lib/domain/tenancy/organizations/full-name";
import type { AccountView } from "@/lib/pages/account/view";
import { frameView } from "@/lib/pages/frame/frame-view";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Db } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { CONSENT_PAGE } from "./consent-page";
import { judgeRequest, type ListOpenScopes } from "./judge-request";
import { describeScopes } from "./scope-texts";
import type { ConsentView } from "./view";

interface ConsentVisit {
  search: URLSearchParams;
  browser: Browser;
  session: Session | null;
  listOpen: ListOpenScopes;
}

type Opened =
  | { open: "redirect"; location: string }
  | { open: "message"; status: number; view: AccountView }
  | { open: "consent"; view: ConsentView };

/** What somebody sees whom an app has sent here for access. */
export async function openConsent(db: Db, visit: ConsentVisit): Promise<Opened> {
  const { search, session } = visit;
  const lang = pickLanguage(visit.browser, search.get("lang"));
  const judged = await judgeRequest(db, visit);
  const here = `${CONSENT_PAGE}?${search}`;
  switch (judged.outcome) {
    case "answered":
      return { open: "redirect", location: judged.location };
    case "signed_out":
      return { open: "redirect", location: withQuery("/login", { next: here, lang }) };
    case "stranger":
      return { open: "message", status: 400, view: strangerView(lang, judged.why) };
    case "foreign":
      return {
        open: "message",
        status: 403,
        view: await foreignView(db, lang, here, session, judged.client),
      };
    case "ask":
      return { open: "consent", view: await consentView(db, lang, search, judged) };
  }
}

function strangerView(lang: Language, why: "client" | "redirect" | "twice"): AccountView {
  const t = getTranslator(lang);
  const heading = t("consent.strangerTitle");
  return {
    frame: frameView(lang, { title: heading, secret: true }, null),
    heading,
    text: t(why === "client" ? "consent.strangerClient" : "consent.strangerRedirect"),
    form: null,
    links: [],
  };
}

async function foreignView(
  db: Db,
  lang: Language,
  here: string,
  session: Session | null,
  { name, owner }: Client & { owner: NonNullable<Client["owner"]> },
): Promise<AccountView> {
  const t = getTranslator(lang);
  const heading = t("consent.foreignTitle", { app: name, organization: owner.name });
  const own = session
    ? await db.organization.findUniqueOrThrow({ where: { id: session.organization }, select: { name: true } })
    : null;
  return {
    frame: frameView(lang, { title: heading, secret: true }, null),
    heading,
    text: t("consent.foreignText", { organization: owner.name, own: own?.name ?? "" }),
    form: {
      action: "/logout",
      hidden: [{ name: "next", value: here }],
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

async function consentView(
  db: Db,
  lang: Language,
  search: URLSearchParams,
  { authorization, session, scopes }: { authorization: Authorization; session: Session; scopes: string[] },
): Promise<ConsentView> {
  const t = getTranslator(lang);
  const { client, redirectUri } = authorization;
  const { organization, ...user } = await db.user.findUniqueOrThrow({
    where: keyOf(session.organization, session.user),
    include: { organization: { select: { name: true } } },
  });
  const heading = t("consent.title", { app: client.name });
  const name = formatFullName(user) ?? user.email ?? "";
  const { host } = new URL(redirectUri);
  const asked = new URLSearchParams(search);
  asked.delete("lang");
  const inLanguage = (other: Language) => {
    const params = new URLSearchParams(asked);
    params.set("lang", other);
    return `${CONSENT_PAGE}?${params}`;
  };
  return {
    frame: frameView(lang, { title: heading, secret: true }, inLanguage),
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
      { name: "request", value: asked.toString() },
      { name: "user", value: session.user },
      { name: "lang", value: lang },
    ],
    allow: t("consent.allow"),
    refuse: t("consent.refuse"),
    other: { action: "/logout", next: `${CONSENT_PAGE}?${asked}`, label: t("consent.other") },
    leadsTo: redirectUri,
  };
}
