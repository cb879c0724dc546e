import type { LocalDate } from "@/lib/core/time/local-date";
import { errorSummary, fieldView } from "@/lib/pages/frame/form-parts";
import type { FieldView, FormView } from "@/lib/pages/frame/view";
import { lastChoice, type WaitingFormDraft, type WaitingIssue } from "@/lib/pages/waiting/waiting-form";
import { LIMITS } from "@/lib/platform/http/fields";
import { formatDate, formatDuration } from "@/lib/platform/i18n/format";
import { carriedPrefill } from "./page-query";
import { hiddenState } from "./slots-view";
import type { ViewContext } from "./view-context";

/** What the form for the waiting list needs beside the page. */
export interface WaitingState {
  formId: string;
  draft: WaitingFormDraft | null;
}

/** The form by which one waits for a time on a day that is booked out. */
export function waitingView(context: ViewContext, day: LocalDate, { formId, draft }: WaitingState): FormView {
  const { t, page, address, query, reader } = context;
  const values = draft?.values ?? { name: "", email: "", until: day };
  const issues = draft?.issues ?? [];
  const field = (name: WaitingIssue["field"], label: string, change: Partial<FieldView>): FieldView => {
    const issue = issues.find((one) => one.field === name);
    const error = issue ? describeIssue(context, issue, day) : null;
    return fieldView(t, { name, id: `wait-${name}`, label, value: values[name], error, ...change });
  };
  const kept = { ...query, day, month: null, starts: [], details: false, draft: null, allZones: false };
  const state = hiddenState({ ...kept, prefill: carriedPrefill(query), answers: {} });
  const minutes = page.custom.waiting_list?.offer_minutes ?? 0;
  return {
    id: "wait",
    heading: t("waiting.heading"),
    text: t("waiting.text", { duration: formatDuration(reader.lang, minutes) }),
    action: `/${page.nickname}/wait${query.embed ? `?embed=${query.embed}` : ""}`,
    hidden: [
      ...state.filter(({ name }) => name !== "tz"),
      { name: "tz", value: reader.zone },
      ...(address.type === null ? [] : [{ name: "type", value: address.type }]),
      ...(address.type !== null || address.minutes === null
        ? []
        : [{ name: "minutes", value: String(address.minutes) }]),
      { name: "form", value: formId },
    ],
    fields: [
      field("name", t("details.name"), { autoComplete: "name", maxLength: LIMITS.name }),
      field("email", t("details.email"), { kind: "email", autoComplete: "email", maxLength: LIMITS.email }),
      field("until", t("waiting.until"), { kind: "date", hint: t("waiting.untilHint") }),
    ],
    submit: t("waiting.submit"),
    tone: "accent",
    back: null,
    errors: errorSummary(
      t,
      issues.map((issue) => ({
        href: `#wait-${issue.field}`,
        label: describeIssue(context, issue, day),
      })),
    ),
  };
}

function describeIssue({ t, reader }: ViewContext, { group, text, values }: WaitingIssue, day: LocalDate) {
  const say = t as (key: string, values?: WaitingIssue["values"]) => string;
  const last = lastChoice(day);
  const days = { first: formatDate(reader, day, "dayShort"), last: formatDate(reader, last, "dayShort") };
  return say(`${group}.${text}`, text === "untilBad" ? days : values);
}
