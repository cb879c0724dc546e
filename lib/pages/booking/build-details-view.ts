import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { countAllowedGuests, pickContactMethod } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { createWorkChallenge, WORK_BITS } from "@/lib/domain/bookings/proof-of-work";
import { formatPlace } from "@/lib/domain/conferencing/conferences/format-place";
import { toStoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import { buildErrorSummary, buildFieldView, formatIssue } from "@/lib/pages/page-shell/form-parts";
import type { ChoiceView, FieldView, Link } from "@/lib/pages/page-shell/view";
import { LIMITS } from "@/lib/platform/http/fields";
import { capitalize, formatDate, formatTime, formatTimes } from "@/lib/platform/i18n/format-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { applyLockedFields, pickPrefillSource } from "./apply-locked-fields";
import type { BookingFormDraft } from "./booking-form-draft";
import { buildPageQuestions, buildQuestionContext } from "./build-page-questions";
import { listQuestionIssues } from "./build-questions-view";
import { buildSeriesView, listSeriesIssues } from "./build-series-view";
import { formatSlotHostTime, toHiddenFields } from "./build-slots-view";
import { canAddOtherPlace, getOfferedPlaces } from "./get-offered-places";
import type { SeriesPreview } from "./load-series";
import {
  type BookingField,
  type BookingFormIssue,
  type BookingFormValues,
  canBeCalled,
  OTHER_PLACE,
  parseChosenPlaces,
} from "./parse-booking-form";
import { PREFILL_PARAMETERS, pickCarriedPrefill } from "./parse-page-query";
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
        day: formatDay(context, start),
        time: formatSpan(context, start),
        hostTime: formatSlotHostTime(context, start),
        lost: lost.includes(start),
      })),
      zone: formatZoneLabel(reader.zone, first),
      change: {
        href: buildStateHref(context, {
          details: false,
          day: toLocalDate(reader.zone, first),
          month: null,
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

const formatDay = ({ reader }: ViewContext, start: Instant) =>
  capitalize(reader.lang, formatDate(reader, toLocalDate(reader.zone, start), "day"));

const formatSpan = ({ reader, page }: ViewContext, start: Instant) =>
  formatTimes(reader, start, asInstant(start + page.duration * MINUTE));

const formatShortTime = ({ reader }: ViewContext, start: Instant) =>
  `${formatDate(reader, toLocalDate(reader.zone, start), "dayShort")}, ${formatTime(reader, start)}`;

function buildErrorsView(
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

const describeIssue = (t: Translate, issue: BookingFormIssue) => formatIssue(t, "errors", issue);

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

/** Values from the previous form, from the page's link, and from the address if the owner allows that (`enable_api`). */
function getPrefilledValues({ query, page }: ViewContext): BookingFormValues {
  const empty = { phone: "", company: "", title: "", place: "", placeOther: "" };
  const values = {
    ...empty,
    ...page.response?.contact,
    ...pickPrefillSource(page)?.prefill,
  } as BookingFormValues;
  if (!page.settings.enable_api) return values;
  for (const [name, field] of Object.entries(PREFILL_PARAMETERS) as [
    keyof typeof PREFILL_PARAMETERS,
    BookingField,
  ][]) {
    const value = query.prefill[name];
    if (value) values[field] = value;
  }
  return values;
}

type BuildField = (name: BookingField, label: string, change?: Partial<FieldView>) => FieldView;

/** Builds fields with their values and errors. */
function createFieldBuilder(
  { t, page }: ViewContext,
  values: BookingFormValues,
  draft: BookingFormDraft | null,
): BuildField {
  const locks = pickPrefillSource(page)?.locks ?? [];
  return (name, label, change = {}) => {
    const issue = draft?.issues.find((one) => one.field === name);
    const isLocked = locks.some((locked) => locked === name);
    return buildFieldView(t, {
      name,
      label,
      value: values[name] ?? "",
      required: false,
      ...(isLocked && { locked: true, hint: t("details.locked") }),
      error: issue ? describeIssue(t, issue) : null,
      ...change,
    });
  };
}

function buildFields(
  context: ViewContext,
  draft: BookingFormDraft | null,
): Pick<DetailsView, "fields" | "folds"> {
  const { t, page } = context;
  const { settings } = page;
  const values = applyLockedFields(draft?.values ?? getPrefilledValues(context), page);
  const field = createFieldBuilder(context, values, draft);
  const way = pickContactMethod(settings);
  const fields = [
    field("name", t("details.name"), { required: true, autoComplete: "name", maxLength: LIMITS.name }),
    way !== "phone" &&
      field("email", t("details.email"), {
        kind: "email",
        required: way === "email",
        autoComplete: "email",
        maxLength: LIMITS.email,
        ...(way === "either" && { hint: t("details.contactHint") }),
      }),
    (settings.ask_phone || way !== "email" || canBeCalled(settings)) &&
      field("phone", t("details.phone"), {
        kind: "tel",
        required: settings.ask_phone === true || way === "phone",
        autoComplete: "tel",
        ...(!settings.ask_phone && way === "email" && { hint: t("conference.called") }),
        maxLength: LIMITS.phone,
      }),
    settings.ask_company &&
      field("company", t("details.company"), {
        required: true,
        autoComplete: "organization",
        maxLength: LIMITS.name,
      }),
    !settings.hide_title && settings.title_mandatory && buildTitleField(context, field),
    ...buildPlaceFields(context, values, draft?.issues ?? [], field),
    ...buildPageQuestions(context, draft),
  ];
  return {
    fields: fields.filter((one) => one !== false && one !== undefined),
    folds: buildOptionalFields(context, field),
  };
}

const buildTitleField = ({ t, page: { settings } }: ViewContext, field: BuildField) =>
  field("title", settings.title_label || t("details.title"), {
    required: settings.title_mandatory === true,
    placeholder: settings.title_placeholder || null,
    maxLength: LIMITS.title,
  });

/** Optional fields, each in a disclosure. */
function buildOptionalFields(context: ViewContext, field: BuildField): DetailsView["folds"] {
  const { t, page } = context;
  const { settings } = page;
  const buildDisclosure = (label: string, one: FieldView) => ({
    label,
    open: one.value !== "" || one.error !== null,
    field: one,
  });
  return [
    !settings.hide_title &&
      !settings.title_mandatory &&
      buildDisclosure(settings.title_label || t("details.addTitle"), buildTitleField(context, field)),
    !settings.block_new_invitee &&
      pickContactMethod(settings) !== "phone" &&
      buildDisclosure(
        t("details.addInvitees"),
        field("invitees", t("details.invitees"), {
          kind: "textarea",
          hint: [
            t("details.inviteesHint", { limit: countAllowedGuests(settings) }),
            ...(context.hasGuestCode ? [t("details.inviteesCode")] : []),
          ].join(". "),
        }),
      ),
    buildDisclosure(
      t("details.addMessage"),
      field("message", t("details.message"), { kind: "textarea", maxLength: LIMITS.text }),
    ),
  ].filter((one) => one !== false);
}

function buildPlaceFields(
  { t, page: { settings }, query }: ViewContext,
  values: BookingFormValues,
  issues: readonly BookingFormIssue[],
  field: BuildField,
): (FieldView | ChoiceView)[] {
  if (settings.hide_places) return [];
  const { places, preset, several } = getOfferedPlaces(settings, query.prefill);
  const other = canAddOtherPlace(settings);
  const typed = { hint: t("details.placeOtherHint"), maxLength: LIMITS.title };
  if (places.length === 0) return other ? [field("placeOther", t("details.place"), typed)] : [];
  const issue = issues.find((one) => one.field === "place");
  const chosen = values.place ? parseChosenPlaces(values.place) : preset.map(String);
  const option = (value: string, label: string, detail: string | null) => ({
    value,
    label,
    detail,
    checked: chosen.includes(value),
  });
  return [
    {
      as: "choice",
      id: "place",
      name: "place",
      legend: t("details.place"),
      multiple: several,
      options: [
        ...places.map((place, index) => {
          const { name, detail } = formatPlace({ ...place, ...toStoredPlace(place) }, t, { isPublic: true });
          return option(String(index), name, detail);
        }),
        ...(other && !several ? [option(OTHER_PLACE, t("details.placeOther"), null)] : []),
      ],
      other: other ? field("placeOther", t("details.placeOther"), typed) : null,
      error: issue ? describeIssue(t, issue) : null,
    },
  ];
}
