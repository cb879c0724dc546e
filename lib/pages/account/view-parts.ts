import type { Instant } from "@/lib/core/time/instant";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { buildErrorSummary, buildFieldView, formatIssue } from "@/lib/pages/page-shell/form-parts";
import type { FieldView } from "@/lib/pages/page-shell/view";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import type { AccountField, AccountIssue } from "./account-form";
import { type FormNotice, readNoticeCookie } from "./form-notice";
import type { AccountFormView, AccountView } from "./view";

/** A request for an account page. */
export interface AccountVisit {
  search: URLSearchParams;
  browser: BrowserPreferences;
  /** The cookie with the issues of a refused form. */
  notice: string | null;
  now: Instant;
}

/** The input of every account page. */
export interface AccountContext {
  lang: Language;
  t: Translate;
  notice: FormNotice | null;
  /** Path and query, without the language. */
  page: string;
}

export function buildAccountContext({ search, browser, notice }: AccountVisit, page: string): AccountContext {
  const lang = pickPageLanguage(browser, search.get("lang"));
  return { lang, t: getTranslator(lang), notice: readNoticeCookie(notice, search.get("again")), page };
}

/** `secret`: the address must not reach other sites, as it holds a token. */
export const buildAccountShell = (
  { lang, page }: AccountContext,
  title: string,
  secret: boolean,
  description: string | null = null,
) => buildPageShell(lang, { title, secret, description }, (other) => addQueryParams(page, { lang: other }));

export const formatAccountIssue = (t: Translate, issue: AccountIssue) =>
  formatIssue(t, "accounts.errors", issue);

export const findFieldError = ({ t, notice }: AccountContext, field: AccountField): string | null => {
  const issue = notice?.issues.find((one) => one.field === field);
  return issue ? formatAccountIssue(t, issue) : null;
};

/** A field with its typed value and its error. */
export const buildAccountField = (
  context: AccountContext,
  name: AccountField,
  label: string,
  change: Partial<FieldView> = {},
): FieldView =>
  buildFieldView(context.t, {
    name,
    label,
    value: name === "password" || name === "code" ? "" : (context.notice?.values[name] ?? ""),
    error: findFieldError(context, name),
    ...change,
  });

type FormParts = Pick<AccountFormView, "action" | "fields" | "submit"> & Partial<AccountFormView>;

export const buildAccountForm = ({ lang, t, notice }: AccountContext, parts: FormParts): AccountFormView => ({
  account: null,
  zone: null,
  consent: null,
  choices: [],
  errors: buildErrorSummary(
    t,
    (notice?.issues ?? []).map((issue) => ({ href: `#${issue.field}`, label: formatAccountIssue(t, issue) })),
  ),
  ...parts,
  hidden: [{ name: "lang", value: lang }, ...(parts.hidden ?? [])],
});

/** A page with a message and a link. */
export const buildMessageView = (
  context: AccountContext,
  heading: string,
  text: string,
  links: AccountView["links"],
  form: AccountView["form"] = null,
): AccountView => ({ shell: buildAccountShell(context, heading, true), heading, text, form, links });
