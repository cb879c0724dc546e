import type { QuestionKind } from "@/lib/domain/booking-pages/questions/question-schema";
import { buildNote } from "../import-notes/report-note";
import { buildQuestions, toSubject } from "../tool-import/build-questions";
import type { BookingField } from "./resources";

const KINDS: Readonly<Record<string, QuestionKind>> = {
  phone: "phone",
  address: "text",
  text: "text",
  number: "number",
  textarea: "long_text",
  select: "select",
  multiselect: "multi_select",
  checkbox: "multi_select",
  radio: "radio",
  boolean: "checkbox",
  url: "url",
};

/** Fields that pages have of their own accord. */
const OWN_SLUGS = [
  "name",
  "email",
  "title",
  "location",
  "notes",
  "guests",
  "rescheduleReason",
  "attendeePhoneNumber",
];

const isOwnField = ({ isDefault, type, slug }: BookingField) =>
  isDefault || type === "name" || type === "splitName" || OWN_SLUGS.includes(slug);

/** Cal.com's field for the number of the booker. */
export const isPhoneField = ({ slug }: Pick<BookingField, "slug">) => slug === "attendeePhoneNumber";

/** Converts the fields that ask something of their own; what does not come is reported with `what`. */
export function convertQuestions(fields: readonly BookingField[], what: string) {
  const asked = fields.filter((field) => !isOwnField(field) && field.type !== "unknown");
  const { questions, differs } = buildQuestions(
    asked
      .filter(({ hidden }) => !hidden)
      .map(({ label, slug, type, required, options }) => ({
        label: label?.trim() || slug,
        kind: KINDS[type],
        toolKind: type,
        required: required ?? false,
        options: options ?? [],
      })),
    what,
  );
  const hidden = asked.filter((field) => field.hidden);
  return {
    questions,
    differs: [
      ...differs,
      ...hidden.map(({ label, slug }) =>
        buildNote(toSubject(what, label?.trim() || slug), "question_hidden"),
      ),
    ],
  };
}
