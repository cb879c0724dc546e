import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { type Embed, parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import { respondWithPage } from "@/lib/platform/http/respond-with-page";
import type { Language } from "@/lib/platform/i18n/languages";
import type { AccountView } from "./view";
import { type AccountVisit, buildAccountContext, buildMessageView } from "./view-parts";

const REJECTION_STATUSES = { foreign: 403, bad: 400, many: 429, suspended: 403, seeing: 403 } as const;

const TITLES = {
  foreign: "problem.badFormTitle",
  bad: "problem.badFormTitle",
  many: "problem.tooManyTitle",
  suspended: "accounts.refusal.suspendedTitle",
  seeing: "accounts.refusal.seeingTitle",
} as const;

type RejectionReason = keyof typeof REJECTION_STATUSES;

interface FormRejection {
  lang: Language;
  back: string;
  why: Exclude<RejectionReason, "suspended">;
  /** Seconds. */
  wait?: string | null;
  /** The form was in a frame of another website. */
  embed?: Embed;
}

/** Redirects to the page with the reason why the form was not read. */
export function rejectForm(
  request: Request,
  { lang, back, why: reason, wait = null, embed = false }: FormRejection,
): Promise<Response> {
  const path = `/login/refused?${new URLSearchParams({ why: reason, back, lang, seconds: wait ?? "", ...(embed && { embed }) })}`;
  return respondWithPage(request, path, REJECTION_STATUSES[reason], wait ? { "retry-after": wait } : null);
}

/** The page at that path. */
export function buildAccountRejectionView(visit: AccountVisit): { status: number; view: AccountView } {
  const requested = visit.search.get("why") ?? "";
  const reason = (Object.hasOwn(REJECTION_STATUSES, requested) ? requested : "bad") as RejectionReason;
  const context = buildAccountContext(visit, "/login");
  const { t } = context;
  const seconds = Math.min(3600, Math.max(1, Math.trunc(Number(visit.search.get("seconds"))) || 60));
  const title = t(TITLES[reason]);
  const href = parseLocalPath(visit.search.get("back")) ?? "/login";
  const links = [{ href, label: t(reason === "seeing" ? "home.console" : "accounts.refusal.back") }];
  const view = buildMessageView(context, title, t(`accounts.refusal.${reason}Text`, { seconds }), links);
  const embed = parseEmbedParam(visit.search);
  const shell = embed ? buildPageShell(context.lang, { title, secret: true }, null, { embed }) : view.shell;
  return { status: REJECTION_STATUSES[reason], view: { ...view, shell } };
}
