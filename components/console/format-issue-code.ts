import type { FieldCode } from "@/lib/domain/contracts/problem";
import type { TranslateConsole } from "./texts";

/** The texts of the API's codes for single values. */
const ISSUE_TEXTS = {
  required: "errors.required",
  unknown_key: "errors.invalid",
  read_only: "rejections.fields.readOnly",
  locked: "rejections.fields.locked",
  invalid_type: "errors.invalid",
  invalid_value: "errors.invalid",
  invalid_key: "errors.invalid",
  invalid_format: "errors.invalid",
  invalid_date: "rejections.fields.date",
  too_small: "errors.short",
  too_big: "errors.long",
  too_long: "errors.long",
  too_deep: "errors.invalid",
  not_multiple_of: "rejections.fields.step",
  out_of_range: "rejections.fields.range",
  range_too_long: "errors.long",
  unknown: "errors.unknown",
  unknown_address: "rejections.fields.address",
  taken: "errors.taken",
  duplicate: "availability.issues.duplicate",
  ambiguous: "rejections.fields.ambiguous",
  exactly_one: "errors.invalid",
  not_one_user: "rejections.fields.ambiguous",
  mismatch: "rejections.fields.mismatch",
  reversed: "profile.reversed",
  overlap: "availability.issues.overlap",
  past: "rejections.fields.past",
  nonexistent_time: "rejections.fields.time",
  slot_taken: "rejections.fields.slot",
  refused: "calendars.issues.refused",
  unsupported: "rejections.fields.unsupported",
  https: "errors.https",
  private_address: "errors.privateAddress",
  unreachable: "calendars.issues.unreachable",
  no_calendar: "calendars.issues.no_calendar",
  wrong: "security.wrongPassword",
  too_easy: "security.easyPassword",
  organiser: "rejections.fields.organiser",
  nul_character: "rejections.fields.letters",
  lone_surrogate: "rejections.fields.letters",
  invalid_encoding: "rejections.fields.letters",
} as const satisfies Record<FieldCode, string>;

const isKnown = (code: string): code is FieldCode => Object.hasOwn(ISSUE_TEXTS, code);

/** Returns true if the code reports a malformed value; the field has the text for its format. */
export const isMalformed = (code: string): boolean =>
  !isKnown(code) || ISSUE_TEXTS[code] === "errors.invalid";

/** Formats the code of an issue in the reader's language. */
export const formatIssueCode = (code: string, t: TranslateConsole): string =>
  t(isKnown(code) ? ISSUE_TEXTS[code] : "errors.invalid");
