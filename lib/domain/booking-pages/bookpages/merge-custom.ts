import { mergeQuestions } from "@/lib/domain/booking-pages/questions/merge-questions";
import { env } from "@/lib/platform/env/env";
import { buildFieldProblem } from "@/lib/platform/http/problem";
import type { CustomInput, CustomSettings } from "./custom-settings";
import { normalizePlace } from "./normalize-place";
import { validateSeats } from "./validate-seats";

/** What a page says where nobody has said anything else (spec 2.9). */
const PAGE_DEFAULTS: CustomSettings = {
  ask_phone: false,
  ask_company: false,
  block_new_invitee: false,
  min_dates: 1,
};

/** The settings of a page after a change; without any before, of a new page. `pointer` leads to the page in the body. `uploaded` is a cover that came just now. */
export const mergePageCustom = (
  before: CustomSettings,
  sent: CustomInput | undefined,
  pointer: string,
  uploaded: string | null = null,
): CustomSettings => {
  if (sent?.cover && ![before.cover, uploaded].includes(sent.cover))
    throw buildFieldProblem(
      `${pointer}/custom/cover`,
      "refused",
      "custom.cover is uploaded with PUT /v2/bookpages/:nickname/cover; here it can only be sent back, or null",
    );
  return { ...PAGE_DEFAULTS, ...mergeCustom(before, sent, pointer, {}) };
};

/** The settings of a type of the page after a change. */
export const mergeTypeCustom = (
  page: { custom: unknown },
  before: CustomSettings,
  sent: CustomInput | undefined,
): CustomSettings => mergeCustom(before, sent, "", page.custom as CustomSettings);

/**
 * The settings after a change: keys that were sent win, null removes, the others stay. `page` has what a type takes over
 * from its page.
 */
function mergeCustom(
  before: CustomSettings,
  sent: CustomInput | undefined,
  pointer: string,
  page: CustomSettings,
): CustomSettings {
  const { fixed_places: places, questions, ...others } = sent ?? {};
  const merged = {
    ...before,
    ...others,
    ...(places !== undefined && { fixed_places: places?.map(normalizePlace) }),
    ...(questions !== undefined && {
      questions: questions && mergeQuestions(before.questions ?? [], questions),
    }),
  };
  const custom = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value != null),
  ) as CustomSettings;
  if (sent) {
    assertDateOrder(custom, sent, `${pointer}/custom`);
    assertJitsiConfigured(sent, `${pointer}/custom`);
    assertDurationListed(custom, sent, `${pointer}/custom`);
    assertSeriesConfirmed({ ...page, ...custom }, sent, `${pointer}/custom`);
    validateSeats({ ...page, ...custom }, sent, `${pointer}/custom`);
  }
  return custom;
}

/** Names the field that was sent. */
function assertDateOrder(
  { start_date: start, end_date: end }: CustomSettings,
  sent: CustomInput,
  pointer: string,
) {
  if (!start || !end || start <= end) return;
  throw sent.end_date
    ? buildFieldProblem(`${pointer}/end_date`, "reversed", "custom.end_date must not be before start_date")
    : buildFieldProblem(`${pointer}/start_date`, "reversed", "custom.start_date must not be after end_date");
}

/** Names the field that was sent. */
function assertDurationListed({ duration, durations }: CustomSettings, sent: CustomInput, pointer: string) {
  if (duration === undefined || (durations?.includes(duration) ?? true)) return;
  throw sent.duration
    ? buildFieldProblem(`${pointer}/duration`, "mismatch", "custom.duration must be one of durations")
    : buildFieldProblem(
        `${pointer}/durations`,
        "mismatch",
        `custom.durations must have duration (${duration})`,
      );
}

/** Nobody would want to confirm each of fifty meetings. Names the field that was sent. */
function assertSeriesConfirmed({ series, auto_confirm }: CustomSettings, sent: CustomInput, pointer: string) {
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

/** Rooms of Jitsi are made here, at the server that this installation is told of. */
function assertJitsiConfigured({ fixed_places: places }: CustomInput, pointer: string) {
  const at = places?.findIndex(({ kind }) => kind === "jitsi") ?? -1;
  if (at < 0 || env().JITSI_URL) return;
  throw buildFieldProblem(
    `${pointer}/fixed_places/${at}/kind`,
    "unsupported",
    "jitsi needs the setting JITSI_URL, which this installation does not have",
  );
}
