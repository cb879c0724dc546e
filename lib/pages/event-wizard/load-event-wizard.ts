import type { Instant } from "@/lib/core/time/instant";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { buildErrorSummary } from "@/lib/pages/page-shell/form-parts";
import type { Visit } from "@/lib/pages/page-shell/locale-controls";
import { deriveVisitorLocale, type VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import { toWorkTime } from "@/lib/platform/clock/read-clock";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
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
  const { creation, isExpired } = await findWizardState(db, parseWizardState(visit.search));
  // The organisation's own link creates a poll without invitees.
  if (creation.link.oid !== "" && step === "invitees")
    return { open: "elsewhere", href: buildWizardPath("details", creation) };
  const found = await findCreator(db, creation.link, session, now);
  const reader = deriveWizardLocale(creation, found, browser);
  const { lang } = reader;
  if (found.found === "creator")
    return {
      open: "form",
      view: applyViewBranding(
        await buildFormView(db, visit, creation, found, reader, isExpired),
        await getBranding(db, found.organization),
      ),
    };
  const path = await buildReturnPath(db, step, creation, visit.consume);
  if (found.found === "signed out")
    return { open: "elsewhere", href: `/login?${new URLSearchParams({ next: path, lang })}` };
  return { open: "stop", ...buildWizardClosedView({ found, step, creation, path: path, lang }) };
}

/** The language and clock of the pages. */
export function deriveWizardLocale(
  creation: WizardState,
  found: FoundCreator,
  browser: Visit["browser"],
): VisitorLocale {
  const creator = found.found === "creator" ? found.creator : null;
  const language = creator?.language ?? null;
  const reader = deriveVisitorLocale(
    { lang: creation.lang, zone: creation.zone, hourCycle: null },
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
  creation: WizardState,
  consume: () => Promise<unknown>,
) {
  try {
    await consume();
    return await storeWizardState(db, step, creation);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "rate_limited")) throw error;
    return buildWizardPath(step, creation);
  }
}

async function buildFormView(
  db: Db,
  { step, now: opened, zoneOptions }: EventWizardVisit,
  creation: WizardState,
  known: KnownCreator,
  reader: VisitorLocale,
  isExpired: boolean,
): Promise<EventWizardView> {
  const t = getTranslator(reader.lang);
  const now = toWorkTime(opened);
  const { app, creator } = known;
  const checked = checkWizard(creation, reader.zone, now, t);
  const introduction = creation.check ? await checkPlanner(db, known, creation.link, t) : [];
  // Addresses may come with the link, so invalid ones are reported before anything is sent.
  const mistyped = checked.issues.filter(({ field }) => field.startsWith("im-"));
  const issues = [...introduction, ...(creation.check ? checked.issues : mistyped)].filter(
    (issue) => issue.step === step,
  );
  const context = { creation, reader, now, t };
  const title = t("creation.title");
  const about = [creator.name, creator.name ? `(${creator.email})` : creator.email].filter(Boolean).join(" ");
  return {
    frame: buildPageShell(reader.lang, { title, secret: true }, (lang) =>
      buildWizardPath(step, { ...creation, lang }),
    ),
    heading: title,
    app: app && t("creation.app", { name: wrapBidiIsolate(reader.lang, app.name) }),
    as: creator.isKnown ? t("creation.as", { name: wrapBidiIsolate(reader.lang, about) }) : null,
    progress: creation.link.oid === "" ? buildProgressView(step, t) : null,
    banner: isExpired
      ? { tone: "info", title: t("creation.expired.title"), text: t("creation.expired.text"), links: [] }
      : null,
    action: `/add_${step}/submit`,
    hidden: [
      ...listHiddenFields(step, { ...creation, lang: reader.lang }, creator.isKnown),
      ...(reader.zoneGuessed ? [{ name: "guess", value: reader.zone }] : []),
      { name: "form", value: generateToken() },
    ],
    detect: reader.zoneGuessed ? reader.zone : null,
    errors: creation.check
      ? buildErrorSummary(
          t,
          issues.map(({ field, text }) => ({ href: `#${field}`, label: text })),
        )
      : null,
    step:
      step === "invitees"
        ? buildPeopleStepView(creation, issues, t)
        : buildDetailsStepView(context, {
            issues,
            isPoll: creation.link.oid !== "",
            asksWho: !creator.isKnown,
            known: await findKnownHosts(db, known, context),
            preview: creation.preview ? await renderPreview(db, creation, known, reader, checked, now) : null,
            zoneOptions: creation.allZones ? zoneOptions(reader.lang, now) : null,
          }),
  };
}

function buildProgressView(step: WizardStep, t: Translate): EventWizardView["progress"] {
  const [done, needed] = [step === "invitees" ? 1 : 2, 2];
  return { text: t("creation.step", { done, needed }), done, needed };
}

/** The fields of the other step, which this one only carries along. */
function listHiddenFields(step: WizardStep, creation: WizardState, isKnown: boolean) {
  const identity = isKnown ? [] : ["cn", "cm"];
  const ownFields = new Set([...STEP_FIELDS[step], ...identity, "check", "preview", "zones", "faulty"]);
  return toWizardParams(creation)
    .filter(([name]) => !ownFields.has(name))
    .map(([name, value]) => ({ name, value }));
}

const STEP_FIELDS: Record<WizardStep, readonly string[]> = {
  invitees: ["im", "in"],
  details: ["et", "em", "date", "from", "until", "pick", "length", "place", "address", "tz"],
};

async function renderPreview(
  db: Db,
  creation: WizardState,
  known: KnownCreator,
  { zone, lang }: VisitorLocale,
  { times, issues }: WizardCheck,
  now: Instant,
) {
  if (issues.some(({ field }) => field !== "et")) return "faulty";
  const title = creation.title || "…";
  const body = buildEventBody({ ...creation, title: title.slice(0, 300) }, known, { times, zone, lang });
  return (await renderInvitationPreview(db, known.organization, body, now)) ?? "no invitees";
}
