import type { Instant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { buildErrorSummary, formatIssue } from "@/lib/pages/page-shell/form-parts";
import type { Link } from "@/lib/pages/page-shell/view";
import { formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { BookingFormDraft } from "./booking-form-draft";
import { buildQuestionContext } from "./build-page-questions";
import { listQuestionIssues } from "./build-questions-view";
import type { BookingFormIssue } from "./parse-booking-form";
import type { DetailsView } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

export function buildErrorsView(
  context: ViewContext,
  draft: BookingFormDraft | null,
  lost: readonly Instant[],
  ofSeries: readonly Link[],
): DetailsView["errors"] {
  const link = (issue: BookingFormIssue) => ({
    href: `#${issue.field}`,
    label: describeIssue(context.t, issue),
  });
  const issues = draft?.issues ?? [];
  const summary = buildErrorSummary(context.t, [
    ...lost.map((start) => ({
      href: buildStateHref(context, {
        details: false,
        day: toLocalDate(context.reader.zone, start),
        month: null,
        starts: context.query.starts.filter((other) => !lost.includes(other)),
      }),
      label: context.t("errors.taken", { time: formatShortTime(context, start) }),
    })),
    ...ofSeries,
    ...issues.filter(({ field }) => field !== "message").map(link),
    ...listQuestionIssues(buildQuestionContext(context), draft?.answerIssues ?? {}),
    ...issues.filter(({ field }) => field === "message").map(link),
  ]);
  // A lost time is not the booker's mistake, so it is not listed as an error.
  const isLostAlone = summary !== null && lost.length > 0 && summary.items.length === lost.length;
  return isLostAlone ? { ...summary, title: context.t("errors.takenHeading") } : summary;
}

export const formatShortTime = ({ reader }: ViewContext, start: Instant) =>
  joinDateTime(
    reader.lang,
    formatDate(reader, toLocalDate(reader.zone, start), "dayShort"),
    formatTime(reader, start),
  );

export const describeIssue = (t: Translate, issue: BookingFormIssue) => formatIssue(t, "errors", issue);
