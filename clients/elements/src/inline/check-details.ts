import type { Given, Typed } from "./given";
import type { PageFacts, Slot, Wanted } from "./service";

type Question = PageFacts["questions"][number];

export const fieldOf = ({ key }: Question) => `a_${key}`;

/** Whether it is asked as things stand. */
export function isAsked({ shown_if }: Question, { questions }: PageFacts, typed: Typed): boolean {
  if (!shown_if) return true;
  const other = questions.find(({ key }) => key === shown_if.key);
  const answers = (typed[`a_${shown_if.key}`] ?? "").split("\n");
  const isTicked = other?.kind === "checkbox" && String(answers[0] === "yes") === String(shown_if.is);
  return (
    Boolean(other && isAsked(other, { questions } as PageFacts, typed)) &&
    (isTicked || answers.includes(String(shown_if.is)))
  );
}

export const listGuests = (typed: Typed): string[] => (typed.guests ?? "").split(/[\s,;]+/).filter(Boolean);

const ADDRESS_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What can be seen to be wrong before it is sent, of these fields or of all; the service has the last word. */
export function findFaults(
  { facts, say }: Given,
  typed: Typed,
  fields?: readonly string[],
): Record<string, string> {
  const has = (name: string) => Boolean(typed[name]?.trim());
  const guests = listGuests(typed);
  const bad = guests.find((address) => !ADDRESS_PATTERN.test(address));
  const found: [string, string | false | undefined][] = [
    ["name", !has("name") && say("nameMissing")],
    ["email", !has("email") && say("emailMissing")],
    ["email", has("email") && !ADDRESS_PATTERN.test(typed.email?.trim() ?? "") && say("emailBad")],
    ["phone", facts.phone === "required" && !has("phone") && say("phoneMissing")],
    ["company", facts.company === "required" && !has("company") && say("companyMissing")],
    ["subject", facts.subject === "required" && !has("subject") && say("subjectMissing")],
    ["guests", bad && say("guestBad", { address: bad })],
    ["guests", guests.length > facts.guests && say("guestsMany", { limit: facts.guests })],
    ...facts.questions.map((question): [string, string | false] => [
      fieldOf(question),
      question.required && isAsked(question, facts, typed) && !has(fieldOf(question)) && say("answerMissing"),
    ]),
  ];
  return Object.fromEntries(
    found.filter((one): one is [string, string] => Boolean(one[1]) && (!fields || fields.includes(one[0]))),
  );
}

/** What was chosen before anything was typed. */
export interface Chosen {
  chosen: Slot[];
  duration: number;
  series: Wanted["series"];
}

/** What was typed, as the service takes it. */
export function toWanted(
  { facts, type, host, lang, timezone }: Given,
  typed: Typed,
  { chosen, duration, series }: Chosen,
): Wanted {
  const read = (name: string) => typed[name]?.trim() || undefined;
  const [start = "", ...alternatives] = chosen;
  const guests = listGuests(typed);
  const asked = facts.questions.filter(
    (question) => isAsked(question, facts, typed) && read(fieldOf(question)) !== undefined,
  );
  const place = read("place") === OTHER ? read("placeOther") : read("place");
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
        asked.length > 0
          ? Object.fromEntries(asked.map((one) => [one.key, toAnswer(one, typed)]))
          : undefined,
    }),
  );
}

/** The value of the last tile of places. */
export const OTHER = "\u0000other";

function toAnswer({ kind, ...question }: Question, typed: Typed): string | number | boolean | string[] {
  const text = (typed[fieldOf({ kind, ...question })] ?? "").trim();
  if (kind === "multi_select") return text.split("\n");
  if (kind === "checkbox") return text === "yes";
  return kind === "number" && Number.isFinite(Number(text)) ? Number(text) : text;
}
