import { parseLocalDate } from "@/lib/core/time/local-date";
import { isEmailAddress, normalizeEmail } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import { normalizePhone } from "@/lib/platform/http/normalize-phone";
import { toLine } from "@/lib/platform/http/to-line";
import type { PageMessages } from "@/lib/platform/i18n/message-types";
import type { AnswerValue } from "./answer-schema";
import { findPhoneNumber, isWholeNumber } from "./find-phone-number";
import { listPhoneCountries } from "./list-phone-countries";
import type { Question } from "./question-schema";

/** Location of the respondent, for phone numbers without a country code. */
export interface PhoneContext {
  zone: string | null;
  /** Two-letter country code. */
  region: string | null;
}

export interface AnswerIssueText {
  text: keyof PageMessages["errors"];
  values?: Record<string, string | number>;
}

/** `value` is null for an empty answer. */
export type ParsedAnswer =
  | { value: AnswerValue | null; issue: null }
  | { value: null; issue: AnswerIssueText };

const toParsed = (value: AnswerValue | null): ParsedAnswer => ({ value, issue: null });

const toRejected = (text: AnswerIssueText["text"], values?: AnswerIssueText["values"]): ParsedAnswer => ({
  value: null,
  issue: { text, ...(values && { values }) },
});

/** Parses an answer; whether it is required is checked by the caller. */
export function parseAnswer(question: Question, sent: unknown, whereabouts: PhoneContext): ParsedAnswer {
  if (sent === undefined || sent === null) return toParsed(question.kind === "checkbox" ? false : null);
  if (question.kind === "multi_select") return parseChoices(question, sent);
  if (question.kind === "checkbox") return parseCheckbox(sent);
  if (typeof sent === "number" && question.kind === "number") return parseNumber(String(sent));
  if (typeof sent !== "string") return toRejected("answerUnreadable");
  if (!sent.isWellFormed() || sent.includes("\0")) return toRejected("charactersBad");
  const typed = sent.replaceAll("\r\n", "\n").normalize("NFC").trim();
  return typed === "" ? toParsed(null) : parseText(question, typed, whereabouts);
}

function parseText(question: Question, typed: string, whereabouts: PhoneContext): ParsedAnswer {
  switch (question.kind) {
    case "long_text":
      return parseLimitedText(typed, LIMITS.text);
    case "select":
    case "radio":
      return question.options.some(({ value }) => value === typed)
        ? toParsed(typed)
        : toRejected("answerUnoffered");
    case "number":
      return parseNumber(typed);
    case "date":
      return parseLocalDate(typed) === null ? toRejected("answerDate") : toParsed(typed);
    case "phone":
      return parsePhone(typed, whereabouts);
    case "url":
      return parseUrl(typed);
    case "email":
      return isEmailAddress(normalizeEmail(typed)) ? toParsed(normalizeEmail(typed)) : toRejected("emailBad");
    default:
      return parseLimitedText(toLine(typed), LIMITS.title);
  }
}

const parseLimitedText = (typed: string, limit: number) =>
  typed.length <= limit ? toParsed(typed) : toRejected("answerLong", { limit });

function parseChoices({ options }: Question, sent: unknown): ParsedAnswer {
  const chosen: unknown[] = Array.isArray(sent) ? sent : [sent];
  const values = options.map(({ value }) => value);
  const nonEmpty = chosen.filter((one) => one !== "");
  if (!nonEmpty.every((one) => typeof one === "string" && values.includes(one)))
    return toRejected("answerUnoffered");
  const picked = values.filter((value) => nonEmpty.includes(value)); // in the order of the options, without duplicates
  return toParsed(picked.length > 0 ? picked : null);
}

const TICKED = ["true", "1", "on", "yes"];
const UNTICKED = ["false", "0", "off", "no", ""];

function parseCheckbox(sent: unknown): ParsedAnswer {
  if (typeof sent === "boolean") return toParsed(sent);
  const word = typeof sent === "string" ? sent.trim().toLowerCase() : null;
  if (word !== null && TICKED.includes(word)) return toParsed(true);
  return word !== null && UNTICKED.includes(word) ? toParsed(false) : toRejected("answerUnreadable");
}

/** Larger integers are not exact. */
const MAX_NUMBER = Number.MAX_SAFE_INTEGER;

/** Accepts a point or a comma before the decimals. */
function parseNumber(typed: string): ParsedAnswer {
  const plain = typed.replace(/\s/g, "").replace(",", ".");
  const number = /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return Math.abs(number) <= MAX_NUMBER ? toParsed(number) : toRejected("answerNumber");
}

/** Parses a number into E.164, with an extension in the notation of RFC 3966. */
function parsePhone(sent: string, { zone, region }: PhoneContext): ParsedAnswer {
  const typed = normalizePhone(sent);
  const number = findPhoneNumber(typed, () => listPhoneCountries(zone, region));
  if (number) return toParsed(number.ext ? `${number.number};ext=${number.ext}` : number.number);
  return toRejected(typed.length > LIMITS.phone || isWholeNumber(typed) ? "phoneBad" : "phoneCountry");
}

/** Adds a missing `https://`. */
function parseUrl(typed: string): ParsedAnswer {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]+:\d/.test(typed) ? typed : `https://${typed}`;
  if (whole.length > LIMITS.url || /\s/.test(whole) || !URL.canParse(whole)) return toRejected("answerUrl");
  const { protocol, hostname } = new URL(whole);
  const isPage = (protocol === "http:" || protocol === "https:") && hostname.includes(".");
  return isPage ? toParsed(whole) : toRejected("answerUrl");
}
