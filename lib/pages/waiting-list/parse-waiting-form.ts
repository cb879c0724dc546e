import { addDays, type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";
import { type BookingFormIssue, parseBookingForm } from "@/lib/pages/booking/parse-booking-form";
import { toLine } from "@/lib/platform/http/to-line";

/** The greatest number of consecutive days of one entry. */
const MAX_DAYS = 31;

/** The values as they were typed. */
export interface WaitingFormValues {
  name: string;
  email: string;
  until: string;
}

/** An error of a field, with its message. */
export type WaitingIssue =
  | { field: "name" | "email"; group: "errors"; text: BookingFormIssue["text"]; values?: IssueValues }
  | { field: "email" | "until"; group: "waiting"; text: "untilBad" | "many" | "gone"; values?: IssueValues };

type IssueValues = Record<string, string | number> | undefined;

/** The values of a refused form, and its issues. */
export interface WaitingFormDraft {
  values: WaitingFormValues;
  issues: readonly WaitingIssue[];
}

interface WaitingForm {
  name: string;
  email: string;
  lastDay: LocalDate;
}

export const getLastDay = (day: LocalDate): LocalDate => addDays(day, MAX_DAYS - 1);

/** Validates a form for the days from `day` on. */
export function parseWaitingForm(
  { name, email, until }: WaitingFormValues,
  day: LocalDate,
): { form: WaitingForm; issues: [] } | { form: null; issues: WaitingIssue[] } {
  const rest = {
    ...{ phone: "", sms: "", company: "", title: "" },
    ...{ place: "", placeOther: "", invitees: "", message: "" },
  };
  const contact = parseBookingForm(
    { ...rest, name: toLine(name), email },
    { hide_places: true, block_new_invitee: true },
  );
  const lastDay = until === "" ? day : parseLocalDate(until);
  const fits = lastDay !== null && lastDay >= day && lastDay <= getLastDay(day);
  const { form, issues } = contact;
  if (form?.email && fits) return { form: { name: form.name, email: form.email, lastDay }, issues: [] };
  return {
    form: null,
    issues: [
      ...issues.map(
        (issue): WaitingIssue => ({
          ...issue,
          field: issue.field === "name" ? "name" : "email",
          group: "errors",
        }),
      ),
      ...(fits ? [] : [{ field: "until", group: "waiting", text: "untilBad" } as const]),
    ],
  };
}
