import type { FieldCode } from "@/lib/platform/http/problem";
import type { TranslateConsole } from "../texts";

/** The texts of the API's codes for single values. */
const ISSUE_TEXTS = {
  required: "errors.required",
  unknown_key: "errors.invalid",
  read_only: "refusals.fields.readOnly",
  locked: "refusals.fields.locked",
  invalid_type: "errors.invalid",
  invalid_value: "errors.invalid",
  invalid_key: "errors.invalid",
  invalid_format: "errors.invalid",
  invalid_date: "refusals.fields.date",
  too_small: "errors.short",
  too_big: "errors.long",
  too_long: "errors.long",
  too_deep: "errors.invalid",
  not_multiple_of: "refusals.fields.step",
  out_of_range: "refusals.fields.range",
  range_too_long: "errors.long",
  unknown: "errors.unknown",
  unknown_address: "refusals.fields.address",
  taken: "errors.taken",
  duplicate: "availability.faults.duplicate",
  ambiguous: "refusals.fields.ambiguous",
  exactly_one: "errors.invalid",
  not_one_user: "refusals.fields.ambiguous",
  mismatch: "refusals.fields.mismatch",
  reversed: "own.reversed",
  overlap: "availability.faults.overlap",
  past: "refusals.fields.past",
  nonexistent_time: "refusals.fields.time",
  slot_taken: "refusals.fields.slot",
  refused: "calendars.faults.refused",
  unsupported: "refusals.fields.unsupported",
  https: "errors.https",
  private_address: "errors.privateAddress",
  unreachable: "calendars.faults.unreachable",
  no_calendar: "calendars.faults.no_calendar",
  wrong: "security.wrongPassword",
  too_easy: "security.easyPassword",
  organiser: "refusals.fields.organiser",
  nul_character: "refusals.fields.letters",
  lone_surrogate: "refusals.fields.letters",
  invalid_encoding: "refusals.fields.letters",
} as const satisfies Record<FieldCode, string>;

const isKnown = (code: string): code is FieldCode => Object.hasOwn(ISSUE_TEXTS, code);

/** Returns true if the code reports a malformed value; the field has the text for its format. */
export const isMalformed = (code: string): boolean =>
  !isKnown(code) || ISSUE_TEXTS[code] === "errors.invalid";

/** Formats the code of an issue in the reader's language. */
export const formatIssueCode = (code: string, t: TranslateConsole): string =>
  t(isKnown(code) ? ISSUE_TEXTS[code] : "errors.invalid");
