import type { z } from "zod";
import { mergeQuestions } from "@/lib/domain/booking-pages/questions/merge-questions";
import { PLACE_NAMES } from "@/lib/domain/conferencing/conferences/options";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { env } from "@/lib/platform/env/env";
import type { PageSettings, PageSettingsInput } from "./custom-settings";
import type { FixedPlace, fixedPlaceInput } from "./place-schema";
import { validateSeats } from "./validate-seats";
import { validateStay } from "./validate-stay";
import { validateSteps } from "./validate-steps";

/** Defaults of a page. */
export const PAGE_DEFAULTS: PageSettings = {
  ask_phone: false,
  ask_company: false,
  block_new_invitee: false,
  min_dates: 1,
};

/**
 * Merges changes into a page's settings, or into the defaults of a new page. `pointer` leads to the page in
 * the body; `uploaded` is a new cover.
 */
export const mergePageSettings = (
  before: PageSettings,
  sent: PageSettingsInput | undefined,
  pointer: string,
  uploaded: string | null = null,
): PageSettings => {
  if (sent?.cover && ![before.cover, uploaded].includes(sent.cover))
    throw buildFieldProblem(
      `${pointer}/custom/cover`,
      "refused",
      "custom.cover is uploaded with PUT /v2/bookpages/:nickname/cover; here it can only be sent back, or null",
    );
  return { ...PAGE_DEFAULTS, ...mergeSettings(before, sent, pointer, {}) };
};

/** Merges changes into a type's settings. */
export const mergeTypeSettings = (
  page: { settings: unknown },
  before: PageSettings,
  sent: PageSettingsInput | undefined,
): PageSettings => mergeSettings(before, sent, "", page.settings as PageSettings);

/**
 * Applies the sent keys: null removes one, absent keys stay. `page` contains the settings that a type
 * inherits.
 */
function mergeSettings(
  before: PageSettings,
  sent: PageSettingsInput | undefined,
  pointer: string,
  page: PageSettings,
): PageSettings {
  const { fixed_places: places, questions, ...others } = sent ?? {};
  const merged = {
    ...before,
    ...others,
    ...(places !== undefined && { fixed_places: places?.map(normalizePlace) }),
    ...(questions !== undefined && {
      questions: questions && mergeQuestions(before.questions ?? [], questions),
    }),
  };
  const settings = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value != null),
  ) as PageSettings;
  if (sent) {
    assertDateOrder(settings, sent, `${pointer}/custom`);
    assertJitsiConfigured(sent, `${pointer}/custom`);
    assertDurationListed(settings, sent, `${pointer}/custom`);
    assertSeriesConfirmed({ ...page, ...settings }, sent, `${pointer}/custom`);
    validateSeats({ ...page, ...settings }, sent, `${pointer}/custom`);
    validateStay({ ...page, ...settings }, sent, `${pointer}/custom`);
    validateSteps({ ...page, ...settings }, sent, `${pointer}/custom`);
  }
  return settings;
}

/** The problem points to the sent field. */
function assertDateOrder(
  { start_date: start, end_date: end }: PageSettings,
  sent: PageSettingsInput,
  pointer: string,
) {
  if (!start || !end || start <= end) return;
  throw sent.end_date
    ? buildFieldProblem(`${pointer}/end_date`, "reversed", "custom.end_date must not be before start_date")
    : buildFieldProblem(`${pointer}/start_date`, "reversed", "custom.start_date must not be after end_date");
}

/** The problem points to the sent field. */
function assertDurationListed(
  { duration, durations }: PageSettings,
  sent: PageSettingsInput,
  pointer: string,
) {
  if (duration === undefined || (durations?.includes(duration) ?? true)) return;
  throw sent.duration
    ? buildFieldProblem(`${pointer}/duration`, "mismatch", "custom.duration must be one of durations")
    : buildFieldProblem(
        `${pointer}/durations`,
        "mismatch",
        `custom.durations must have duration (${duration})`,
      );
}

/**
 * Series are excluded with confirmation by the host, who would have to confirm up to fifty meetings one by
 * one. The problem points to the sent field.
 */
function assertSeriesConfirmed(
  { series, auto_confirm }: PageSettings,
  sent: PageSettingsInput,
  pointer: string,
) {
  if (!series || auto_confirm === true) return;
  if (sent.series)
    throw buildFieldProblem(`${pointer}/series`, "mismatch", "custom.series needs auto_confirm to be true");
  if (sent.auto_confirm !== undefined)
    throw buildFieldProblem(
      `${pointer}/auto_confirm`,
      "mismatch",
      "custom.auto_confirm must be true with series",
    );
}

/** Jitsi links need the server that this installation configures. */
function assertJitsiConfigured({ fixed_places: places }: PageSettingsInput, pointer: string) {
  const at = places?.findIndex(({ kind }) => kind === "jitsi") ?? -1;
  if (at < 0 || env().JITSI_URL) return;
  throw buildFieldProblem(
    `${pointer}/fixed_places/${at}/kind`,
    "unsupported",
    "jitsi needs the setting JITSI_URL, which this installation does not have",
  );
}

/** Normalizes a place for storage: adds a name and removes fields of other kinds. */
function normalizePlace({ adress, ...sent }: z.output<typeof fixedPlaceInput>): FixedPlace {
  const { kind, who_calls, number, url, name, address = adress, ...others } = sent;
  return {
    name: name ?? PLACE_NAMES[kind ?? "place"] ?? (url ? new URL(url).host : ""),
    ...others,
    ...(address !== undefined && { address }),
    ...(kind !== undefined && { kind }),
    ...(kind === "phone" && { who_calls: who_calls ?? "host" }),
    ...(kind === "phone" && who_calls === "booker" && number !== undefined && { number }),
    ...(kind === "link" && url !== undefined && { url }),
  };
}
