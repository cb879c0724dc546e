import type { Instant } from "@/lib/core/time/instant";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { buildNoticeQuery } from "@/lib/pages/event/sign-event-notice";
import { parseFormId } from "@/lib/pages/page-shell/parse-form-id";
import type { BrowserPreferences, VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import { toWorkTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { applyWizardAction } from "./apply-wizard-action";
import { buildEventBody } from "./build-event-body";
import { checkPlanner } from "./check-planner";
import { checkWizard } from "./check-wizard";
import { createEventOnce } from "./create-event-once";
import { findCreator } from "./find-creator";
import { deriveWizardLocale } from "./load-event-wizard";
import { requestPlannerCode } from "./request-planner-code";
import { storeWizardState } from "./store-wizard-state";
import { parseWizardState, type WizardState, type WizardStep } from "./wizard-state";

interface WizardSubmission {
  step: WizardStep;
  /** The fields of the form. */
  sent: URLSearchParams;
  session: Session | null;
  browser: BrowserPreferences;
  /** The email address that a code has confirmed. */
  confirmed: string | null;
  /** Counts against the rate limit of this IP address; throws `rate_limited`. */
  consume: () => Promise<unknown>;
  now: Instant;
}

/** Returns the next page: the event, or one of the two steps with all values. */
export async function submitWizard(
  db: Db,
  { step, sent, session, browser, confirmed, consume, now: sentAt }: WizardSubmission,
): Promise<{ location: string; reader: VisitorLocale }> {
  const wizard = parseWizardState(sent);
  const found = await findCreator(db, wizard.link, session, sentAt);
  const now = toWorkTime(sentAt);
  const reader = deriveWizardLocale(wizard, found, browser);
  const { zone, lang } = reader;
  const { times, issues } = checkWizard(wizard, zone, now, getTranslator(lang));
  const hasInvalidAddress = issues.some((issue) => issue.step === "invitees");
  const goTo = async (next: WizardStep, state: WizardState, part: string | null = null) => {
    const location = await storeWizardState(db, next, state);
    return { location: part ? `${location}#${part}` : location, reader };
  };
  const go = sent.get("go") ?? "";
  if (go !== "create") {
    const next = applyWizardAction(go, step, wizard, hasInvalidAddress);
    return goTo(next.step, next.wizard, next.part);
  }
  await consume();
  if (found.found !== "creator") return goTo(step, wizard); // the page explains it, or leads to the login
  const { organization, creator } = found;
  const wrong = [...(await checkPlanner(db, found, wizard.link, getTranslator(lang))), ...issues];
  if (wrong.length > 0) return goTo(hasInvalidAddress ? "invitees" : "details", { ...wizard, check: true });
  const formId = parseFormId(sent.get("form"));
  if (!creator.isKnown && creator.email !== confirmed) {
    const back = await storeWizardState(db, step, wizard);
    const request = {
      organization,
      email: creator.email,
      title: wizard.title,
      sent,
      formId,
      browser,
      reader,
    };
    return { location: await requestPlannerCode(db, { ...request, back }, now), reader };
  }
  const body = buildEventBody(wizard, found, { times, zone, lang });
  const { event, key } = await createEventOnce(db, { organization, body, formId }, now);
  const notice = buildNoticeQuery({ event, key }, wizard.link.oid === "" ? "created" : "polled", now);
  return { location: `/event/${event}?key=${key}&${notice}`, reader };
}
