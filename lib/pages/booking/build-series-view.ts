import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { SeriesFrequency } from "@/lib/core/time/series-frequency";
import { toLocalDate } from "@/lib/core/time/zone";
import type { CheckedTime } from "@/lib/domain/bookings/series/check-series";
import { buildFieldView } from "@/lib/pages/page-shell/form-parts";
import type { ChoiceView, FieldView, Link } from "@/lib/pages/page-shell/view";
import { capitalize, formatDate, formatTime, formatTimes } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import type { BookingFormDraft } from "./booking-form-draft";
import type { SeriesPreview } from "./load-series";
import { SKIPPED_OCCURRENCE, toOccurrenceField } from "./parse-series-query";
import { formatShownSeries } from "./pick-series";
import type { SeriesView } from "./view";
import type { ViewContext } from "./view-context";

/** Builds the fields of the repetition, its dates, and the choices for dates that are not free. */
export function buildSeriesView(
  context: ViewContext,
  { repeating, rule, times }: SeriesPreview,
  draft: BookingFormDraft | null,
): SeriesView {
  const { t, query } = context;
  const [first] = query.starts;
  const lost = times.flatMap((time, index) => (time.isFree ? [] : [{ time, position: index + 1 }]));
  const choices = lost.map(({ time, position }) => buildAlternativeChoice(context, time, position, draft));
  return {
    heading: t("series.repeat"),
    fields: buildFrequencyFields(context, { repeating, rule, times }),
    show: t("series.show"),
    shown: formatShownSeries(first, rule),
    dates:
      times.length === 0
        ? null
        : {
            heading: t("series.dates", { count: times.length }),
            note: describeFrequency(context, { repeating, rule, times }),
            items: times.map(({ start, isFree }) => ({
              value: formatSlotValue(start),
              day: formatDay(context, start),
              time: formatSpan(context, start),
              note: isFree ? null : t("series.taken"),
            })),
          },
    lost: lost.length === 0 ? null : { text: t("series.unavailable", { count: lost.length }), choices },
  };
}

const formatFrequency = ({ t }: ViewContext, every: SeriesFrequency) => t(`series.every.${every}`);

function buildFrequencyFields(context: ViewContext, { repeating, rule }: SeriesPreview): FieldView[] {
  const { t } = context;
  const { every, least, most } = repeating;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const select = { kind: "select", required: true } as const;
  return [
    ...(every.length > 1
      ? [
          buildFieldView(t, {
            ...select,
            name: "every",
            label: t("series.rhythm"),
            value: rule.every,
            options: every.map((one) => ({ value: one, label: formatFrequency(context, one) })),
          }),
        ]
      : []),
    buildFieldView(t, {
      ...select,
      name: "times",
      label: t("series.times"),
      value: String(rule.times),
      ...(every.length === 1 && { hint: formatFrequency(context, rule.every) }),
      options: counts.map((count) => ({
        value: String(count),
        label: count === 1 ? t("series.once") : String(count),
      })),
    }),
  ];
}

function describeFrequency({ t, query, now }: ViewContext, { rule }: SeriesPreview): string {
  const [first = now] = query.starts;
  const isLate = rule.every === "month" && Number(toLocalDate(rule.zone, first).slice(8)) > 28;
  const note = t("series.zoneNote", { zone: formatZoneLabel(rule.zone, first).replace(/ \(.*\)$/, "") });
  return isLate ? `${note} ${t("series.monthNote")}` : note;
}

/** The nearest free time is preselected unless the booker has chosen another. */
function buildAlternativeChoice(
  context: ViewContext,
  { start, nearest }: CheckedTime,
  position: number,
  draft: BookingFormDraft | null,
): ChoiceView {
  const { t, query } = context;
  const name = toOccurrenceField(position);
  const available = nearest.filter((one) => !draft?.taken.includes(one));
  const chosen = query.series?.instead.find(([at]) => at === position)?.[1];
  const value = pickValue(chosen, available);
  const options = [
    ...available.map((one) => ({ value: formatSlotValue(one), label: describeTime(context, one) })),
    { value: SKIPPED_OCCURRENCE, label: t("series.skip") },
  ];
  return {
    as: "choice",
    id: name,
    name,
    legend: t("series.instead", { date: describeTime(context, start) }),
    multiple: false,
    options: options.map((option) => ({ ...option, detail: null, checked: option.value === value })),
    other: null,
    error: null,
  };
}

function pickValue(chosen: Instant | null | undefined, available: readonly Instant[]): string {
  if (chosen === null) return SKIPPED_OCCURRENCE;
  const start = chosen !== undefined && available.includes(chosen) ? chosen : available[0];
  return start === undefined ? SKIPPED_OCCURRENCE : formatSlotValue(start);
}

/** Lists one error for dates that were lost since they were shown. */
export function listSeriesIssues(
  { t }: ViewContext,
  series: SeriesView | null,
  draft: BookingFormDraft | null,
): Link[] {
  if (!series || !draft || draft.taken.length === 0) return [];
  return [{ href: `#${series.lost?.choices[0]?.id ?? "series"}`, label: t("series.gone") }];
}

const formatDay = ({ reader }: ViewContext, start: Instant) =>
  capitalize(reader.lang, formatDate(reader, toLocalDate(reader.zone, start), "day"));

const formatSpan = ({ reader, page }: ViewContext, start: Instant) =>
  formatTimes(reader, start, asInstant(start + page.duration * MINUTE));

const describeTime = (context: ViewContext, start: Instant) =>
  joinDateTime(context.reader.lang, formatDay(context, start), formatTime(context.reader, start));
