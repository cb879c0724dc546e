import { type Embed, readEmbed } from "@/lib/pages/frame/embed-look";
import { frameView } from "@/lib/pages/frame/frame-view";
import { ownPath } from "@/lib/pages/frame/own-path";
import { answerWithPage } from "@/lib/platform/http/answer-with-page";
import type { Language } from "@/lib/platform/i18n/languages";
import type { AccountView } from "./view";
import { type AccountVisit, buildAccountContext, messageView } from "./view-parts";

const REFUSAL_STATUSES = { foreign: 403, bad: 400, many: 429, suspended: 403, seeing: 403 } as const;

const TITLES = {
  foreign: "problem.badFormTitle",
  bad: "problem.badFormTitle",
  many: "problem.tooManyTitle",
  suspended: "accounts.refusal.suspendedTitle",
  seeing: "accounts.refusal.seeingTitle",
} as const;

type Why = keyof typeof REFUSAL_STATUSES;

interface Refused {
  lang: Language;
  back: string;
  why: Exclude<Why, "suspended">;
  /** Seconds. */
  wait?: string | null;
  /** In a frame of another site. */
  embed?: Embed;
}

/** Answers with the page that says why a form was not even read. */
export function refuseForm(
  request: Request,
  { lang, back, why, wait = null, embed = false }: Refused,
): Promise<Response> {
  const path = `/login/refused?${new URLSearchParams({ why, back, lang, seconds: wait ?? "", ...(embed && { embed }) })}`;
  return answerWithPage(request, path, REFUSAL_STATUSES[why], wait ? { "retry-after": wait } : null);
}

/** The page at that path. */
export function accountRefusalView(visit: AccountVisit): { status: number; view: AccountView } {
  const asked = visit.search.get("why") ?? "";
  const why = (Object.hasOwn(REFUSAL_STATUSES, asked) ? asked : "bad") as Why;
  const context = buildAccountContext(visit, "/login");
  const { t } = context;
  const seconds = Math.min(3600, Math.max(1, Math.trunc(Number(visit.search.get("seconds"))) || 60));
  const title = t(TITLES[why]);
  const href = ownPath(visit.search.get("back")) ?? "/login";
  const links = [{ href, label: t(why === "seeing" ? "home.console" : "accounts.refusal.back") }];
  const view = messageView(context, title, t(`accounts.refusal.${why}Text`, { seconds }), links);
  const embed = readEmbed(visit.search);
  const frame = embed ? frameView(context.lang, { title, secret: true }, null, { embed }) : view.frame;
  return { status: REFUSAL_STATUSES[why], view: { ...view, frame } };
}
