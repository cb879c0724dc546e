import type { LocalDate } from "@/lib/core/time/local-date";
import { buildLocalField } from "@/lib/pages/page-shell/build-local-field";
import { buildErrorSummary, buildFieldView } from "@/lib/pages/page-shell/form-parts";
import type { FieldView, FormView } from "@/lib/pages/page-shell/view";
import {
  getLastDay,
  type WaitingFormDraft,
  type WaitingIssue,
} from "@/lib/pages/waiting-list/parse-waiting-form";
import { LIMITS } from "@/lib/platform/http/fields";
import { formatDate, formatDuration } from "@/lib/platform/i18n/format-date-time";
import { toHiddenFields } from "./build-slots-view";
import { pickCarriedPrefill } from "./parse-page-query";
import type { ViewContext } from "./view-context";

/** The input of the waiting list's form besides the page. */
export interface WaitingFormState {
  formId: string;
  draft: WaitingFormDraft | null;
}

/** Builds the form for joining the waiting list of a fully booked day. */
export function buildWaitingFormView(
  context: ViewContext,
  day: LocalDate,
  { formId, draft }: WaitingFormState,
): FormView {
  const { t, page, address, query, reader } = context;
  const values = draft?.values ?? { name: "", email: "", until: day };
  const issues = draft?.issues ?? [];
  const field = (name: WaitingIssue["field"], label: string, change: Partial<FieldView>): FieldView => {
    const issue = issues.find((one) => one.field === name);
    const error = issue ? describeIssue(context, issue, day) : null;
    return buildFieldView(t, { name, id: `wait-${name}`, label, value: values[name], error, ...change });
  };
  const nextQuery = { ...query, day, month: null, starts: [], details: false, draft: null, allZones: false };
  const state = toHiddenFields({ ...nextQuery, prefill: pickCarriedPrefill(query), answers: {} });
  const minutes = page.settings.waiting_list?.offer_minutes ?? 0;
  return {
    id: "wait",
    heading: t("waiting.heading"),
    text: t("waiting.text", { duration: formatDuration(reader.lang, minutes) }),
    action: `/${page.slug}/wait${query.embed ? `?embed=${query.embed}` : ""}`,
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
      field("until", t("waiting.until"), {
        kind: "date",
        hint: t("waiting.untilHint"),
        ...buildLocalField(t, reader),
      }),
    ],
    submit: t("waiting.submit"),
    tone: "accent",
    back: null,
    errors: buildErrorSummary(
      t,
      issues.map((issue) => ({
        href: `#wait-${issue.field}`,
        label: describeIssue(context, issue, day),
      })),
    ),
  };
}

function describeIssue({ t, reader }: ViewContext, { group, text, values }: WaitingIssue, day: LocalDate) {
  const translate = t as (key: string, values?: WaitingIssue["values"]) => string;
  const last = getLastDay(day);
  const days = { first: formatDate(reader, day, "dayShort"), last: formatDate(reader, last, "dayShort") };
  if (group === "errors") return translate(`errors.${text}`, values);
  return translate(`waiting.${text}`, text === "untilBad" ? days : values);
}
