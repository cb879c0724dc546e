import type { CalendarContext, FormValues } from "./calendar-context";
import type { PageBookingRequest, PageFacts, SlotStart } from "./page-client";

type Question = PageFacts["questions"][number];

export const getFieldName = ({ key }: Question) => `a_${key}`;

/** Returns true if the current answers make the question visible. */
export function isQuestionShown(
  { shown_if }: Question,
  { questions }: PageFacts,
  typed: FormValues,
): boolean {
  if (!shown_if) return true;
  const other = questions.find(({ key }) => key === shown_if.key);
  const answers = (typed[`a_${shown_if.key}`] ?? "").split("\n");
  const isTicked = other?.kind === "checkbox" && String(answers[0] === "yes") === String(shown_if.is);
  return (
    Boolean(other && isQuestionShown(other, { questions } as PageFacts, typed)) &&
    (isTicked || answers.includes(String(shown_if.is)))
  );
}

export const parseGuests = (typed: FormValues): string[] =>
  (typed.guests ?? "").split(/[\s,;]+/).filter(Boolean);

const ADDRESS_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Validates the given fields, or all, before the form is sent; the service validates again. */
export function validateDetails(
  { facts, t }: CalendarContext,
  typed: FormValues,
  fields?: readonly string[],
): Record<string, string> {
  const has = (name: string) => Boolean(typed[name]?.trim());
  const guests = parseGuests(typed);
  const bad = guests.find((address) => !ADDRESS_PATTERN.test(address));
  const found: [string, string | false | undefined][] = [
    ["name", !has("name") && t("nameMissing")],
    ["email", !has("email") && t("emailMissing")],
    ["email", has("email") && !ADDRESS_PATTERN.test(typed.email?.trim() ?? "") && t("emailBad")],
    ["phone", facts.phone === "required" && !has("phone") && t("phoneMissing")],
    ["company", facts.company === "required" && !has("company") && t("companyMissing")],
    ["subject", facts.subject === "required" && !has("subject") && t("subjectMissing")],
    ["guests", bad && t("guestBad", { address: bad })],
    ["guests", guests.length > facts.guests && t("guestsMany", { limit: facts.guests })],
    ...facts.questions.map((question): [string, string | false] => [
      getFieldName(question),
      question.required &&
        isQuestionShown(question, facts, typed) &&
        !has(getFieldName(question)) &&
        t("answerMissing"),
    ]),
  ];
  return Object.fromEntries(
    found.filter((one): one is [string, string] => Boolean(one[1]) && (!fields || fields.includes(one[0]))),
  );
}

/** The visitor's choices before the details form. */
export interface BookingSelection {
  chosen: SlotStart[];
  duration: number;
  series: PageBookingRequest["series"];
}

/** Builds the body of the booking request from the typed values. */
export function toBookingRequest(
  { facts, type, host, lang, timezone }: CalendarContext,
  typed: FormValues,
  { chosen, duration, series }: BookingSelection,
): PageBookingRequest {
  const read = (name: string) => typed[name]?.trim() || undefined;
  const [start = "", ...alternatives] = chosen;
  const guests = parseGuests(typed);
  const answeredQuestions = facts.questions.filter(
    (question) => isQuestionShown(question, facts, typed) && read(getFieldName(question)) !== undefined,
  );
  const place = read("place") === OTHER_PLACE_VALUE ? read("placeOther") : read("place");
  return JSON.parse(
    JSON.stringify({
      start,
      alternatives: alternatives.length > 0 ? alternatives : undefined,
      duration,
      type: type ?? undefined,
      host: host ?? undefined,
      series,
      attendee: {
        name: read("name"),
        email: read("email"),
        phone: read("phone"),
        company: read("company"),
        timezone,
        language: lang,
      },
      guests: guests.length > 0 ? guests : undefined,
      place: place ? { name: place } : undefined,
      title: read("subject"),
      message: read("message"),
      answers:
        answeredQuestions.length > 0
          ? Object.fromEntries(answeredQuestions.map((one) => [one.key, toAnswerValue(one, typed)]))
          : undefined,
    }),
  );
}

/** The value of the last location tile, "other". */
export const OTHER_PLACE_VALUE = "\u0000other";

function toAnswerValue(
  { kind, ...question }: Question,
  typed: FormValues,
): string | number | boolean | string[] {
  const text = (typed[getFieldName({ kind, ...question })] ?? "").trim();
  if (kind === "multi_select") return text.split("\n");
  if (kind === "checkbox") return text === "yes";
  return kind === "number" && Number.isFinite(Number(text)) ? Number(text) : text;
}
