import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { parseLocalDate } from "@/lib/core/time/local-date";
import { cleanPhone } from "@/lib/platform/http/clean-phone";
import { cleanAddress, isAddress } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import { toLine } from "@/lib/platform/http/to-line";
import type { Messages } from "@/lib/platform/i18n/messages/messages";
import type { AnswerValue } from "./answer-schema";
import { listPhoneCountries } from "./phone-countries";
import type { Question } from "./question-schema";

/** Where who answers is at home, for phone numbers without a country's code. */
export interface Whereabouts {
  zone: string | null;
  /** Of two letters. */
  region: string | null;
}

export interface AnswerFault {
  text: keyof Messages["errors"];
  values?: Record<string, string | number>;
}

/** `value` null: nothing was answered. */
export type ParsedAnswer = { value: AnswerValue | null; fault: null } | { value: null; fault: AnswerFault };

const accept = (value: AnswerValue | null): ParsedAnswer => ({ value, fault: null });

const refuse = (text: AnswerFault["text"], values?: AnswerFault["values"]): ParsedAnswer => ({
  value: null,
  fault: { text, ...(values && { values }) },
});

/** Reads what was typed or sent; whether it had to be is not asked here. */
export function parseAnswer(question: Question, sent: unknown, whereabouts: Whereabouts): ParsedAnswer {
  if (sent === undefined || sent === null) return accept(question.kind === "checkbox" ? false : null);
  if (question.kind === "multi_select") return parseChoices(question, sent);
  if (question.kind === "checkbox") return parseTick(sent);
  if (typeof sent === "number" && question.kind === "number") return parseNumber(String(sent));
  if (typeof sent !== "string") return refuse("answerUnreadable");
  if (!sent.isWellFormed() || sent.includes("\0")) return refuse("charactersBad");
  const typed = sent.replaceAll("\r\n", "\n").normalize("NFC").trim();
  return typed === "" ? accept(null) : parseText(question, typed, whereabouts);
}

function parseText(question: Question, typed: string, whereabouts: Whereabouts): ParsedAnswer {
  switch (question.kind) {
    case "long_text":
      return limited(typed, LIMITS.text);
    case "select":
    case "radio":
      return question.options.some(({ value }) => value === typed)
        ? accept(typed)
        : refuse("answerUnoffered");
    case "number":
      return parseNumber(typed);
    case "date":
      return parseLocalDate(typed) === null ? refuse("answerDate") : accept(typed);
    case "phone":
      return parsePhone(typed, whereabouts);
    case "url":
      return parseUrl(typed);
    case "email":
      return isAddress(cleanAddress(typed)) ? accept(cleanAddress(typed)) : refuse("emailBad");
    default:
      return limited(toLine(typed), LIMITS.title);
  }
}

const limited = (typed: string, limit: number) =>
  typed.length <= limit ? accept(typed) : refuse("answerLong", { limit });

function parseChoices({ options }: Question, sent: unknown): ParsedAnswer {
  const chosen: unknown[] = Array.isArray(sent) ? sent : [sent];
  const values = options.map(({ value }) => value);
  const named = chosen.filter((one) => one !== "");
  if (!named.every((one) => typeof one === "string" && values.includes(one)))
    return refuse("answerUnoffered");
  const picked = values.filter((value) => named.includes(value)); // in the question's order, each once
  return accept(picked.length > 0 ? picked : null);
}

const TICKED = ["true", "1", "on", "yes"];
const UNTICKED = ["false", "0", "off", "no", ""];

function parseTick(sent: unknown): ParsedAnswer {
  if (typeof sent === "boolean") return accept(sent);
  const word = typeof sent === "string" ? sent.trim().toLowerCase() : null;
  if (word !== null && TICKED.includes(word)) return accept(true);
  return word !== null && UNTICKED.includes(word) ? accept(false) : refuse("answerUnreadable");
}

/** Beyond it, whole numbers cannot be told apart. */
const MAX_NUMBER = Number.MAX_SAFE_INTEGER;

/** With a point or a comma before the decimals, as people write. */
function parseNumber(typed: string): ParsedAnswer {
  const plain = typed.replace(/\s/g, "").replace(",", ".");
  const number = /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return Math.abs(number) <= MAX_NUMBER ? accept(number) : refuse("answerNumber");
}

/** A number of the world (E.164), with the extension as RFC 3966 writes it. */
function parsePhone(sent: string, { zone, region }: Whereabouts): ParsedAnswer {
  const typed = cleanPhone(sent);
  if (typed.length > LIMITS.phone) return refuse("phoneBad");
  const isWhole = /^(\+|00)/.test(typed);
  const international = typed.replace(/^00/, "+");
  const countries = isWhole ? [undefined] : listPhoneCountries(zone, region);
  for (const country of countries) {
    const number = parsePhoneNumberFromString(international, { ...(country && { defaultCountry: country }) });
    if (number?.isPossible())
      return accept(number.ext ? `${number.number};ext=${number.ext}` : number.number);
  }
  return refuse(isWhole ? "phoneBad" : "phoneCountry");
}

/** People leave `https://` out. */
function parseUrl(typed: string): ParsedAnswer {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]+:\d/.test(typed) ? typed : `https://${typed}`;
  if (whole.length > LIMITS.url || /\s/.test(whole) || !URL.canParse(whole)) return refuse("answerUrl");
  const { protocol, hostname } = new URL(whole);
  const isPage = (protocol === "http:" || protocol === "https:") && hostname.includes(".");
  return isPage ? accept(whole) : refuse("answerUrl");
}
