import type { Instant } from "@/lib/core/time/instant";
import { errorSummary, fieldView, issueText } from "@/lib/pages/frame/form-parts";
import { frameView } from "@/lib/pages/frame/frame-view";
import type { Browser } from "@/lib/pages/frame/reader";
import { pickLanguage } from "@/lib/pages/frame/reader";
import type { FieldView } from "@/lib/pages/frame/view";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import type { AccountField, AccountIssue } from "./account-form";
import { type FormNotice, readNotice } from "./form-notice";
import type { AccountFormView, AccountView } from "./view";

/** Somebody opens a page of accounts. */
export interface AccountVisit {
  search: URLSearchParams;
  browser: Browser;
  /** The cookie with what a form was refused for. */
  notice: string | null;
  now: Instant;
}

/** What every page of accounts is written from. */
export interface AccountContext {
  lang: Language;
  t: Translate;
  notice: FormNotice | null;
  /** Path and query, without the language. */
  page: string;
}

export function buildAccountContext({ search, browser, notice }: AccountVisit, page: string): AccountContext {
  const lang = pickLanguage(browser, search.get("lang"));
  return { lang, t: getTranslator(lang), notice: readNotice(notice, search.get("again")), page };
}

/** `secret`: the address must stay with its reader. */
export const accountFrame = (
  { lang, page }: AccountContext,
  title: string,
  secret: boolean,
  description: string | null = null,
) => frameView(lang, { title, secret, description }, (other) => withQuery(page, { lang: other }));

export const describeIssue = (t: Translate, issue: AccountIssue) => issueText(t, "accounts.errors", issue);

export const errorAt = ({ t, notice }: AccountContext, field: AccountField): string | null => {
  const issue = notice?.issues.find((one) => one.field === field);
  return issue ? describeIssue(t, issue) : null;
};

/** A field with what had been typed, and what is wrong with it. */
export const buildField = (
  context: AccountContext,
  name: AccountField,
  label: string,
  change: Partial<FieldView> = {},
): FieldView =>
  fieldView(context.t, {
    name,
    label,
    value: name === "password" || name === "code" ? "" : (context.notice?.values[name] ?? ""),
    error: errorAt(context, name),
    ...change,
  });

type FormParts = Pick<AccountFormView, "action" | "fields" | "submit"> & Partial<AccountFormView>;

export const buildForm = ({ lang, t, notice }: AccountContext, parts: FormParts): AccountFormView => ({
  account: null,
  zone: null,
  consent: null,
  choices: [],
  errors: errorSummary(
    t,
    (notice?.issues ?? []).map((issue) => ({ href: `#${issue.field}`, label: describeIssue(t, issue) })),
  ),
  ...parts,
  hidden: [{ name: "lang", value: lang }, ...(parts.hidden ?? [])],
});

/** A page that says something and leads on. */
export const messageView = (
  context: AccountContext,
  heading: string,
  text: string,
  links: AccountView["links"],
  form: AccountView["form"] = null,
): AccountView => ({ frame: accountFrame(context, heading, true), heading, text, form, links });
