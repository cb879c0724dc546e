import type { Instant } from "@/lib/core/time/instant";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { dressView } from "@/lib/pages/frame/dress-frame";
import { errorSummary } from "@/lib/pages/frame/form-parts";
import { frameView } from "@/lib/pages/frame/frame-view";
import { deriveReader, type Reader } from "@/lib/pages/frame/reader";
import type { Visit } from "@/lib/pages/frame/reader-controls";
import { toOwnTime } from "@/lib/platform/clock/read-clock";
import { newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
import { isolate } from "@/lib/platform/i18n/isolate";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import { type Checked, checkCreation } from "./check-creation";
import { checkPlanner } from "./check-planner";
import {
  buildCreationAddress,
  type Creation,
  creationParams,
  readCreation,
  type Step,
} from "./creation-query";
import { detailsStepView } from "./details-step-view";
import { buildEventBody } from "./event-body";
import { type FoundCreator, findCreator } from "./find-creator";
import { findKnownTime } from "./find-known-time";
import { findCreation, keepCreation } from "./keep-creation";
import { peopleStepView } from "./people-step-view";
import { previewInvitation } from "./preview-invitation";
import { stopView } from "./stop-view";
import type { CreationView, StopView } from "./view";

export interface CreationVisit extends Visit {
  step: Step;
  session: Session | null;
  /** Takes one from the allowance of this address; throws `rate_limited`. */
  consume: () => Promise<unknown>;
}

export type OpenedCreation =
  | { open: "form"; view: CreationView }
  | { open: "stop"; view: StopView; status: number }
  | { open: "elsewhere"; href: string };

type Known = Extract<FoundCreator, { found: "creator" }>;

/** A page of the creation as this browser gets to see it. */
export async function openCreation(db: Db, visit: CreationVisit): Promise<OpenedCreation> {
  const { step, session, browser, now } = visit;
  const { creation, gone } = await findCreation(db, readCreation(visit.search));
  // Whoever comes by the organisation's own link has nobody to invite.
  if (creation.link.oid !== "" && step === "invitees")
    return { open: "elsewhere", href: buildCreationAddress("details", creation) };
  const found = await findCreator(db, creation.link, session, now);
  const reader = readerFor(creation, found, browser);
  const { lang } = reader;
  if (found.found === "creator")
    return {
      open: "form",
      view: dressView(
        await formView(db, visit, creation, found, reader, gone),
        await readLook(db, found.organization),
      ),
    };
  const here = await comeBackTo(db, step, creation, visit.consume);
  if (found.found === "nobody")
    return { open: "elsewhere", href: `/login?${new URLSearchParams({ next: here, lang })}` };
  return { open: "stop", ...stopView({ found, step, creation, here, lang }) };
}

/** In which language and on which clock somebody reads the pages. */
export function readerFor(creation: Creation, found: FoundCreator, browser: Visit["browser"]): Reader {
  const own = found.found === "creator" ? found.creator : null;
  const language = own?.language ?? null;
  const reader = deriveReader(
    { lang: creation.lang, zone: creation.zone, hourCycle: null },
    browser,
    {},
    {
      language: isLanguage(language) ? language : "en",
      timezone: own?.timezone ?? "UTC",
    },
  );
  return { ...reader, zoneGuessed: reader.zoneGuessed && !own?.timezone };
}

/** Over the rate limit nothing is stored: then the address holds the whole state, however long that is. */
async function comeBackTo(db: Db, step: Step, creation: Creation, consume: () => Promise<unknown>) {
  try {
    await consume();
    return await keepCreation(db, step, creation);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "rate_limited")) throw error;
    return buildCreationAddress(step, creation);
  }
}

async function formView(
  db: Db,
  { step, now: opened, zoneOptions }: CreationVisit,
  creation: Creation,
  known: Known,
  reader: Reader,
  gone: boolean,
): Promise<CreationView> {
  const t = getTranslator(reader.lang);
  const now = toOwnTime(opened);
  const { app, creator } = known;
  const checked = checkCreation(creation, reader.zone, now, t);
  const introduction = creation.check ? await checkPlanner(db, known, creation.link, t) : [];
  // Addresses come with the link, so wrong ones are pointed out before anything is sent.
  const mistyped = checked.issues.filter(({ field }) => field.startsWith("im-"));
  const issues = [...introduction, ...(creation.check ? checked.issues : mistyped)].filter(
    (issue) => issue.step === step,
  );
  const context = { creation, reader, now, t };
  const title = t("creation.title");
  const about = [creator.name, creator.name ? `(${creator.email})` : creator.email].filter(Boolean).join(" ");
  return {
    frame: frameView(reader.lang, { title, secret: true }, (lang) =>
      buildCreationAddress(step, { ...creation, lang }),
    ),
    heading: title,
    app: app && t("creation.app", { name: isolate(reader.lang, app.name) }),
    as: creator.isKnown ? t("creation.as", { name: isolate(reader.lang, about) }) : null,
    progress: app && progressView(step, t),
    banner: gone
      ? { tone: "info", title: t("creation.expired.title"), text: t("creation.expired.text"), links: [] }
      : null,
    action: `/add_${step}/submit`,
    hidden: [
      ...listHidden(step, { ...creation, lang: reader.lang }, creator.isKnown),
      ...(reader.zoneGuessed ? [{ name: "guess", value: reader.zone }] : []),
      { name: "form", value: newToken() },
    ],
    detect: reader.zoneGuessed ? reader.zone : null,
    errors: creation.check
      ? errorSummary(
          t,
          issues.map(({ field, text }) => ({ href: `#${field}`, label: text })),
        )
      : null,
    step:
      step === "invitees"
        ? peopleStepView(creation, issues, t)
        : detailsStepView(context, {
            issues,
            isPoll: app === null,
            asksWho: !creator.isKnown,
            known: await findKnownTime(db, known, context),
            preview: creation.preview ? await readPreview(db, creation, known, reader, checked, now) : null,
            zoneOptions: creation.allZones ? zoneOptions(reader.lang, now) : null,
          }),
  };
}

function progressView(step: Step, t: Translate): CreationView["progress"] {
  const [done, needed] = [step === "invitees" ? 1 : 2, 2];
  return { text: t("creation.step", { done, needed }), done, needed };
}

/** What the other step asks for, and this one only carries along. */
function listHidden(step: Step, creation: Creation, isKnown: boolean) {
  const who = isKnown ? [] : ["cn", "cm"];
  const own = new Set([...OWN_FIELDS[step], ...who, "check", "preview", "zones", "faulty"]);
  return creationParams(creation)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => ({ name, value }));
}

const OWN_FIELDS: Record<Step, readonly string[]> = {
  invitees: ["im", "in"],
  details: ["et", "em", "date", "from", "until", "pick", "length", "place", "address", "tz"],
};

async function readPreview(
  db: Db,
  creation: Creation,
  known: Known,
  { zone, lang }: Reader,
  { times, issues }: Checked,
  now: Instant,
) {
  if (issues.some(({ field }) => field !== "et")) return "faulty";
  const title = creation.title || "…";
  const body = buildEventBody({ ...creation, title: title.slice(0, 300) }, known, { times, zone, lang });
  return (await previewInvitation(db, known.organization, body, now)) ?? "nobody";
}
