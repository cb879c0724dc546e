import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { isWholeDays } from "@/lib/domain/booking-pages/bookpages/stay-schema";
import { createWorkChallenge, WORK_BITS } from "@/lib/domain/bookings/proof-of-work";
import { formatStay } from "@/lib/domain/events/stay/format-stay";
import { capitalize, formatDate, formatTimes } from "@/lib/platform/i18n/format-date-time";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import type { BookingFormDraft } from "./booking-form-draft";
import { buildErrorsView, formatShortTime } from "./build-booking-errors";
import { buildFields } from "./build-details-fields";
import { buildSeriesView, listSeriesIssues } from "./build-series-view";
import { formatSlotHostTime, toHiddenFields } from "./build-slots-view";
import type { SeriesPreview } from "./load-series";
import { pickCarriedPrefill } from "./parse-page-query";
import type { DetailsView } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

/** `formId` is random and makes a form that is sent twice book once. */
export function buildDetailsView(
  context: ViewContext,
  draft: BookingFormDraft | null,
  formId: string,
  opening: SeriesPreview | null = null,
): DetailsView {
  const { page, address, query, reader, t } = context;
  const { owner, settings, slug } = page;
  const lost = draft?.taken.filter((start) => query.starts.includes(start)) ?? [];
  const [first = context.now] = query.starts;
  const state = toHiddenFields({
    ...query,
    prefill: pickCarriedPrefill(query),
    answers: {},
    series: null, // the form has its own fields for these
    month: null,
    day: null,
  });
  const series = opening && buildSeriesView(context, opening, draft);
  return {
    series,
    heading: t("details.heading"),
    chosen: {
      heading: t("details.chosen", { count: query.starts.length }),
      items: query.starts.map((start) => ({
        value: formatSlotValue(start),
        ...formatChosenTime(context, start),
        lost: lost.includes(start),
      })),
      zone: formatZoneLabel(reader.zone, first),
      change: {
        href: buildStateHref(context, {
          details: false,
          day: toLocalDate(reader.zone, first),
          month: null,
          ...(page.grid.stay && { until: null }),
          starts: lost.length > 0 ? query.starts.filter((start) => !lost.includes(start)) : query.starts,
        }),
        label: t("details.change"),
      },
    },
    action: `/${slug}/book${query.embed ? `?embed=${query.embed}` : ""}`, // the page of a refusal stays in the frame
    hidden: [
      ...state.filter(({ name }) => name !== "step" && name !== "tz"),
      { name: "tz", value: reader.zone },
      ...(address.type === null ? [] : [{ name: "type", value: address.type }]),
      ...(address.type !== null || address.minutes === null
        ? []
        : [{ name: "minutes", value: String(address.minutes) }]),
      { name: "form", value: formId },
    ],
    work: settings.proof_of_work
      ? {
          challenge: createWorkChallenge({ pageId: context.page.bookpageId, formId }, context.now),
          bits: WORK_BITS,
        }
      : null,
    errors: buildErrorsView(
      context,
      draft,
      lost,
      lost.length > 0 ? [] : listSeriesIssues(context, series, draft),
    ),
    nearest: buildNearestView(context, draft, lost),
    ...buildFields(context, draft),
    submit: t(settings.auto_confirm ? "details.book" : "details.send"),
    note: t(settings.auto_confirm ? "details.noteBook" : "details.noteSend", {
      name: wrapBidiIsolate(context.reader.lang, owner.firstName),
    }),
  };
}

function formatChosenTime(context: ViewContext, start: Instant) {
  const { page, reader, t } = context;
  const { stay } = page.grid;
  if (!stay)
    return {
      day: formatDay(context, start),
      time: formatSpan(context, start),
      hostTime: formatSlotHostTime(context, start),
    };
  const span = { start, end: asInstant(start + page.duration * MINUTE), allDay: isWholeDays(stay) };
  return { ...formatStay(reader, reader.zone, t, { ...span, unit: stay.unit }), hostTime: null };
}

const formatDay = ({ reader }: ViewContext, start: Instant) =>
  capitalize(reader.lang, formatDate(reader, toLocalDate(reader.zone, start), "day"));

const formatSpan = ({ reader, page }: ViewContext, start: Instant) =>
  formatTimes(reader, start, asInstant(start + page.duration * MINUTE));

/** Each button replaces the lost times by a free one and keeps the typed values. */
function buildNearestView(context: ViewContext, draft: BookingFormDraft | null, lost: readonly Instant[]) {
  const { query, t } = context;
  if (!draft || lost.length === 0) return null;
  const free = draft.nearest.filter((start) => !query.starts.includes(start));
  if (free.length === 0) return null;
  return {
    text: t("errors.nearest"),
    times: free.map((start) => ({ value: formatSlotValue(start), label: formatShortTime(context, start) })),
  };
}
