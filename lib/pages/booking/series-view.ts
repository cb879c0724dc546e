import { slotValue } from "@/lib/core/slots/slot-value";
import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import type { Rhythm } from "@/lib/core/time/rhythm";
import { localDateAt } from "@/lib/core/time/zone";
import type { CheckedTime } from "@/lib/domain/bookings/series/check-series";
import { fieldView } from "@/lib/pages/frame/form-parts";
import type { ChoiceView, FieldView, Link } from "@/lib/pages/frame/view";
import { capitalize, formatDate, formatTime, formatTimes } from "@/lib/platform/i18n/format";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import type { BookingFormDraft } from "./booking-form-draft";
import type { SeriesOpening } from "./open-series";
import { nameShown } from "./pick-series";
import { LEFT_OUT, occurrenceField } from "./series-query";
import type { SeriesView } from "./view";
import type { ViewContext } from "./view-context";

/** How often the meeting repeats, its dates, and what is to become of those that are not free. */
export function seriesView(
  context: ViewContext,
  { repeating, rule, times }: SeriesOpening,
  draft: BookingFormDraft | null,
): SeriesView {
  const { t, query } = context;
  const [first] = query.starts;
  const lost = times.flatMap((time, index) => (time.isFree ? [] : [{ time, place: index + 1 }]));
  const choices = lost.map(({ time, place }) => choiceFor(context, time, place, draft));
  return {
    heading: t("series.repeat"),
    fields: rhythmFields(context, { repeating, rule, times }),
    show: t("series.show"),
    shown: nameShown(first, rule),
    dates:
      times.length === 0
        ? null
        : {
            heading: t("series.dates", { count: times.length }),
            note: describeRhythm(context, { repeating, rule, times }),
            items: times.map(({ start, isFree }) => ({
              value: slotValue(start),
              day: formatDay(context, start),
              time: formatSpan(context, start),
              note: isFree ? null : t("series.taken"),
            })),
          },
    lost: lost.length === 0 ? null : { text: t("series.lost", { count: lost.length }), choices },
  };
}

const rhythmName = ({ t }: ViewContext, every: Rhythm) => t(`series.every.${every}`);

function rhythmFields(context: ViewContext, { repeating, rule }: SeriesOpening): FieldView[] {
  const { t } = context;
  const { every, least, most } = repeating;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const select = { kind: "select", required: true } as const;
  return [
    ...(every.length > 1
      ? [
          fieldView(t, {
            ...select,
            name: "every",
            label: t("series.rhythm"),
            value: rule.every,
            options: every.map((one) => ({ value: one, label: rhythmName(context, one) })),
          }),
        ]
      : []),
    fieldView(t, {
      ...select,
      name: "times",
      label: t("series.times"),
      value: String(rule.times),
      ...(every.length === 1 && { hint: rhythmName(context, rule.every) }),
      options: counts.map((count) => ({
        value: String(count),
        label: count === 1 ? t("series.once") : String(count),
      })),
    }),
  ];
}

function describeRhythm({ t, query, now }: ViewContext, { rule }: SeriesOpening): string {
  const [first = now] = query.starts;
  const isLate = rule.every === "month" && Number(localDateAt(rule.zone, first).slice(8)) > 28;
  const note = t("series.zoneNote", { zone: zoneLabel(rule.zone, first).replace(/ \(.*\)$/, "") });
  return isLate ? `${note} ${t("series.monthNote")}` : note;
}

/** The nearest free time is chosen, unless the booker has chosen otherwise. */
function choiceFor(
  context: ViewContext,
  { start, nearest }: CheckedTime,
  place: number,
  draft: BookingFormDraft | null,
): ChoiceView {
  const { t, query } = context;
  const name = occurrenceField(place);
  const left = nearest.filter((one) => !draft?.taken.includes(one));
  const chosen = query.series?.instead.find(([at]) => at === place)?.[1];
  const value = pickValue(chosen, left);
  const options = [
    ...left.map((one) => ({ value: slotValue(one), label: describeTime(context, one) })),
    { value: LEFT_OUT, label: t("series.leaveOut") },
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

function pickValue(chosen: Instant | null | undefined, left: readonly Instant[]): string {
  if (chosen === null) return LEFT_OUT;
  const start = chosen !== undefined && left.includes(chosen) ? chosen : left[0];
  return start === undefined ? LEFT_OUT : slotValue(start);
}

/** One line above the form where dates were lost since they were shown. */
export function listSeriesFaults(
  { t }: ViewContext,
  series: SeriesView | null,
  draft: BookingFormDraft | null,
): Link[] {
  if (!series || !draft || draft.taken.length === 0) return [];
  return [{ href: `#${series.lost?.choices[0]?.id ?? "series"}`, label: t("series.gone") }];
}

const formatDay = ({ reader }: ViewContext, start: Instant) =>
  capitalize(reader.lang, formatDate(reader, localDateAt(reader.zone, start), "day"));

const formatSpan = ({ reader, page }: ViewContext, start: Instant) =>
  formatTimes(reader, start, instant(start + page.duration * MINUTE));

const describeTime = (context: ViewContext, start: Instant) =>
  `${formatDay(context, start)}, ${formatTime(context.reader, start)}`;
