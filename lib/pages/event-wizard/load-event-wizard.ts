import type { Instant } from "@/lib/core/time/instant";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { buildErrorSummary } from "@/lib/pages/page-shell/form-parts";
import type { Visit } from "@/lib/pages/page-shell/locale-controls";
import { deriveVisitorLocale, type VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import { toWorkTime } from "@/lib/platform/clock/read-clock";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { buildDetailsStepView } from "./build-details-step-view";
import { buildEventBody } from "./build-event-body";
import { buildPeopleStepView } from "./build-people-step-view";
import { buildWizardClosedView } from "./build-wizard-closed-view";
import { checkPlanner } from "./check-planner";
import { checkWizard, type WizardCheck } from "./check-wizard";
import { type FoundCreator, findCreator } from "./find-creator";
import { findKnownHosts } from "./find-known-hosts";
import { renderInvitationPreview } from "./render-invitation-preview";
import { findWizardState, storeWizardState } from "./store-wizard-state";
import type { EventWizardView, WizardClosedView } from "./view";
import {
  buildWizardPath,
  parseWizardState,
  toWizardParams,
  type WizardState,
  type WizardStep,
} from "./wizard-state";

export interface EventWizardVisit extends Visit {
  step: WizardStep;
  session: Session | null;
  /** Counts against the rate limit of this IP address; throws `rate_limited`. */
  consume: () => Promise<unknown>;
}

export type LoadedEventWizard =
  | { open: "form"; view: EventWizardView }
  | { open: "stop"; view: WizardClosedView; status: number }
  | { open: "elsewhere"; href: string };

type KnownCreator = Extract<FoundCreator, { found: "creator" }>;

/** Loads a page of the wizard for this browser. */
export async function loadEventWizard(db: Db, visit: EventWizardVisit): Promise<LoadedEventWizard> {
  const { step, session, browser, now } = visit;
  const { wizard, isExpired } = await findWizardState(db, parseWizardState(visit.search));
  // The organisation's own link creates a poll without invitees.
  if (wizard.link.oid !== "" && step === "invitees")
    return { open: "elsewhere", href: buildWizardPath("details", wizard) };
  const found = await findCreator(db, wizard.link, session, now);
  const reader = deriveWizardLocale(wizard, found, browser);
  const { lang } = reader;
  if (found.found === "creator")
    return {
      open: "form",
      view: applyViewBranding(
        await buildFormView(db, visit, wizard, found, reader, isExpired),
        await getBranding(db, found.organization),
      ),
    };
  const path = await buildReturnPath(db, step, wizard, visit.consume);
  if (found.found === "signed out")
    return { open: "elsewhere", href: `/login?${new URLSearchParams({ next: path, lang })}` };
  return { open: "stop", ...buildWizardClosedView({ found, step, wizard, path: path, lang }) };
}

/** The language and clock of the pages. */
export function deriveWizardLocale(
  wizard: WizardState,
  found: FoundCreator,
  browser: Visit["browser"],
): VisitorLocale {
  const creator = found.found === "creator" ? found.creator : null;
  const language = creator?.language ?? null;
  const reader = deriveVisitorLocale(
    { lang: wizard.lang, zone: wizard.zone, hourCycle: null },
    browser,
    {},
    {
      language: isLanguage(language) ? language : "en",
      timezone: creator?.timezone ?? "UTC",
    },
  );
  return { ...reader, zoneGuessed: reader.zoneGuessed && !creator?.timezone };
}

/** Nothing is stored over the rate limit, so the address then holds the whole state, at any length. */
async function buildReturnPath(
  db: Db,
  step: WizardStep,
  wizard: WizardState,
  consume: () => Promise<unknown>,
) {
  try {
    await consume();
    return await storeWizardState(db, step, wizard);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "rate_limited")) throw error;
    return buildWizardPath(step, wizard);
  }
}

async function buildFormView(
  db: Db,
  { step, now: opened, zoneOptions }: EventWizardVisit,
  wizard: WizardState,
  known: KnownCreator,
  reader: VisitorLocale,
  isExpired: boolean,
): Promise<EventWizardView> {
  const t = getTranslator(reader.lang);
  const now = toWorkTime(opened);
  const { app, creator } = known;
  const checked = checkWizard(wizard, reader.zone, now, t);
  const introduction = wizard.check ? await checkPlanner(db, known, wizard.link, t) : [];
  // Addresses may come with the link, so invalid ones are reported before anything is sent.
  const mistyped = checked.issues.filter(({ field }) => field.startsWith("im-"));
  const issues = [...introduction, ...(wizard.check ? checked.issues : mistyped)].filter(
    (issue) => issue.step === step,
  );
  const context = { wizard, reader, now, t };
  const title = t("eventWizard.title");
  const about = [creator.name, creator.name ? `(${creator.email})` : creator.email].filter(Boolean).join(" ");
  return {
    shell: buildPageShell(
      reader.lang,
      { title, secret: true },
      (lang) => buildWizardPath(step, { ...wizard, lang }),
      { reader },
    ),
    heading: title,
    app: app && t("eventWizard.app", { name: wrapBidiIsolate(reader.lang, app.name) }),
    as: creator.isKnown ? t("eventWizard.as", { name: wrapBidiIsolate(reader.lang, about) }) : null,
    progress: wizard.link.oid === "" ? buildProgressView(step, t) : null,
    banner: isExpired
      ? {
          tone: "info",
          title: t("eventWizard.expired.title"),
          text: t("eventWizard.expired.text"),
          links: [],
        }
      : null,
    action: `/add_${step}/submit`,
    hidden: [
      ...listHiddenFields(step, { ...wizard, lang: reader.lang }, creator.isKnown),
      ...(reader.zoneGuessed ? [{ name: "guess", value: reader.zone }] : []),
      { name: "form", value: generateToken() },
    ],
    errors: wizard.check
      ? buildErrorSummary(
          t,
          issues.map(({ field, text }) => ({ href: `#${field}`, label: text })),
        )
      : null,
    step:
      step === "invitees"
        ? buildPeopleStepView(wizard, issues, t)
        : buildDetailsStepView(context, {
            issues,
            isPoll: wizard.link.oid !== "",
            asksWho: !creator.isKnown,
            creatorName: creator.name,
            known: await findKnownHosts(db, known, context),
            preview: wizard.preview ? await renderPreview(db, wizard, known, reader, checked, now) : null,
            zoneOptions: wizard.allZones ? zoneOptions(reader.lang, now) : null,
          }),
  };
}

function buildProgressView(step: WizardStep, t: Translate): EventWizardView["progress"] {
  const [done, needed] = [step === "invitees" ? 1 : 2, 2];
  return { text: t("eventWizard.step", { done, needed }), done, needed };
}

/** The fields of the other step, which this one only carries along. */
function listHiddenFields(step: WizardStep, wizard: WizardState, isKnown: boolean) {
  const identity = isKnown ? [] : ["cn", "cm"];
  const ownFields = new Set([...STEP_FIELDS[step], ...identity, "check", "preview", "zones", "faulty"]);
  return toWizardParams(wizard)
    .filter(([name]) => !ownFields.has(name))
    .map(([name, value]) => ({ name, value }));
}

const STEP_FIELDS: Record<WizardStep, readonly string[]> = {
  invitees: ["im", "in"],
  details: ["et", "em", "date", "from", "until", "pick", "length", "place", "address", "tz"],
};

async function renderPreview(
  db: Db,
  wizard: WizardState,
  known: KnownCreator,
  { zone, lang }: VisitorLocale,
  { times, issues }: WizardCheck,
  now: Instant,
) {
  if (issues.some(({ field }) => field !== "et")) return "faulty";
  const title = wizard.title || "…";
  const body = buildEventBody({ ...wizard, title: title.slice(0, 300) }, known, { times, zone, lang });
  return (await renderInvitationPreview(db, known.organization, body, now)) ?? "no invitees";
}
