import { slotValue } from "@/lib/core/slots/slot-value";
import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { localDateAt } from "@/lib/core/time/zone";
import { countInvitable, wayOfContact } from "@/lib/domain/booking-pages/bookpages/custom";
import { newChallenge, WORK_BITS } from "@/lib/domain/bookings/proof-of-work";
import { toMeetable } from "@/lib/domain/conferencing/conferences/event-place";
import { placeWords } from "@/lib/domain/conferencing/conferences/place-words";
import { errorSummary, fieldView, issueText } from "@/lib/pages/frame/form-parts";
import type { ChoiceView, FieldView, Link } from "@/lib/pages/frame/view";
import { LIMITS } from "@/lib/platform/http/fields";
import { capitalize, formatDate, formatTime, formatTimes } from "@/lib/platform/i18n/format";
import { isolate } from "@/lib/platform/i18n/isolate";
import type { Translate } from "@/lib/platform/i18n/translate";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import {
  type BookingFormIssue,
  type BookingFormValues,
  type FormField,
  mayBeCalled,
  OTHER_PLACE,
  readChosenPlaces,
} from "./booking-form";
import type { BookingFormDraft } from "./booking-form-draft";
import { fillLocked, pickFilled } from "./fill-locked";
import { offeredPlaces, takesOtherPlace } from "./offered-places";
import type { SeriesOpening } from "./open-series";
import { carriedPrefill, PREFILL_PARAMETERS } from "./page-query";
import { askPage, pageQuestions } from "./page-questions";
import { listQuestionFaults } from "./questions-view";
import { listSeriesFaults, seriesView } from "./series-view";
import { hiddenState, hostTime } from "./slots-view";
import type { DetailsView } from "./view";
import { hrefWith, type ViewContext } from "./view-context";

/** `formId` is random: the same form sent twice books once. */
export function detailsView(
  context: ViewContext,
  draft: BookingFormDraft | null,
  formId: string,
  opening: SeriesOpening | null = null,
): DetailsView {
  const { page, address, query, reader, t } = context;
  const { owner, custom, nickname } = page;
  const lost = draft?.taken.filter((start) => query.starts.includes(start)) ?? [];
  const [first = context.now] = query.starts;
  const state = hiddenState({
    ...query,
    prefill: carriedPrefill(query),
    answers: {},
    series: null, // the form has fields of its own for it
    month: null,
    day: null,
  });
  const series = opening && seriesView(context, opening, draft);
  return {
    series,
    heading: t("details.heading"),
    chosen: {
      heading: t("details.chosen", { count: query.starts.length }),
      items: query.starts.map((start) => ({
        value: slotValue(start),
        day: formatDay(context, start),
        time: formatSpan(context, start),
        hostTime: hostTime(context, start),
        lost: lost.includes(start),
      })),
      zone: zoneLabel(reader.zone, first),
      change: {
        href: hrefWith(context, {
          details: false,
          day: localDateAt(reader.zone, first),
          month: null,
          starts: lost.length > 0 ? query.starts.filter((start) => !lost.includes(start)) : query.starts,
        }),
        label: t("details.change"),
      },
    },
    action: `/${nickname}/book${query.embed ? `?embed=${query.embed}` : ""}`, // a refusal is shown in the same frame
    hidden: [
      ...state.filter(({ name }) => name !== "step" && name !== "tz"),
      { name: "tz", value: reader.zone },
      ...(address.type === null ? [] : [{ name: "type", value: address.type }]),
      ...(address.type !== null || address.minutes === null
        ? []
        : [{ name: "minutes", value: String(address.minutes) }]),
      { name: "form", value: formId },
    ],
    work: custom.proof_of_work
      ? {
          challenge: newChallenge({ pageId: context.page.bookpageId, formId }, context.now),
          bits: WORK_BITS,
        }
      : null,
    errors: errorsView(context, draft, lost, lost.length > 0 ? [] : listSeriesFaults(context, series, draft)),
    nearest: nearestView(context, draft, lost),
    ...buildFields(context, draft),
    submit: t(custom.auto_confirm ? "details.book" : "details.send"),
    note: t(custom.auto_confirm ? "details.noteBook" : "details.noteSend", {
      name: isolate(context.reader.lang, owner.firstName),
    }),
  };
}

const formatDay = ({ reader }: ViewContext, start: Instant) =>
  capitalize(reader.lang, formatDate(reader, localDateAt(reader.zone, start), "day"));

const formatSpan = ({ reader, page }: ViewContext, start: Instant) =>
  formatTimes(reader, start, instant(start + page.duration * MINUTE));

const shortTime = ({ reader }: ViewContext, start: Instant) =>
  `${formatDate(reader, localDateAt(reader.zone, start), "dayShort")}, ${formatTime(reader, start)}`;

function errorsView(
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
  const summary = errorSummary(context.t, [
    ...lost.map((start) => ({
      href: hrefWith(context, {
        details: false,
        day: localDateAt(context.reader.zone, start),
        month: null,
        starts: context.query.starts.filter((other) => !lost.includes(other)),
      }),
      label: context.t("errors.taken", { time: shortTime(context, start) }),
    })),
    ...ofSeries,
    ...issues.filter(({ field }) => field !== "message").map(link),
    ...listQuestionFaults(askPage(context), draft?.answerIssues ?? {}),
    ...issues.filter(({ field }) => field === "message").map(link),
  ]);
  // Nobody has made a mistake where somebody else was faster.
  const isLostAlone = summary !== null && lost.length > 0 && summary.items.length === lost.length;
  return isLostAlone ? { ...summary, title: context.t("errors.takenHeading") } : summary;
}

const describeIssue = (t: Translate, issue: BookingFormIssue) => issueText(t, "errors", issue);

/** Each button puts a free time in the place of those that were lost, and keeps what was typed. */
function nearestView(context: ViewContext, draft: BookingFormDraft | null, lost: readonly Instant[]) {
  const { query, t } = context;
  if (!draft || lost.length === 0) return null;
  const free = draft.nearest.filter((start) => !query.starts.includes(start));
  if (free.length === 0) return null;
  return {
    text: t("errors.nearest"),
    times: free.map((start) => ({ value: slotValue(start), label: shortTime(context, start) })),
  };
}

/** What the form that led here was told, what the page's link fills in, and its address where the owner allows it (`enable_api`). */
function prefilled({ query, page }: ViewContext): BookingFormValues {
  const empty = { phone: "", company: "", title: "", place: "", placeOther: "" };
  const values = {
    ...empty,
    ...page.response?.contact,
    ...pickFilled(page)?.prefill,
  } as BookingFormValues;
  if (!page.custom.enable_api) return values;
  for (const [name, field] of Object.entries(PREFILL_PARAMETERS) as [
    keyof typeof PREFILL_PARAMETERS,
    FormField,
  ][]) {
    const value = query.prefill[name];
    if (value) values[field] = value;
  }
  return values;
}

type DrawField = (name: FormField, label: string, change?: Partial<FieldView>) => FieldView;

/** Draws a field with what it holds, and what is wrong with it. */
function drawWith(
  { t, page }: ViewContext,
  values: BookingFormValues,
  draft: BookingFormDraft | null,
): DrawField {
  const locks = pickFilled(page)?.locks ?? [];
  return (name, label, change = {}) => {
    const issue = draft?.issues.find((one) => one.field === name);
    const isLocked = locks.some((locked) => locked === name);
    return fieldView(t, {
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
  const { custom } = page;
  const values = fillLocked(draft?.values ?? prefilled(context), page);
  const field = drawWith(context, values, draft);
  const way = wayOfContact(custom);
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
    (custom.ask_phone || way !== "email" || mayBeCalled(custom)) &&
      field("phone", t("details.phone"), {
        kind: "tel",
        required: custom.ask_phone === true || way === "phone",
        autoComplete: "tel",
        ...(!custom.ask_phone && way === "email" && { hint: t("conference.called") }),
        maxLength: LIMITS.phone,
      }),
    custom.ask_company &&
      field("company", t("details.company"), {
        required: true,
        autoComplete: "organization",
        maxLength: LIMITS.name,
      }),
    !custom.hide_title && custom.title_mandatory && titleField(context, field),
    ...placeFields(context, values, draft?.issues ?? [], field),
    ...pageQuestions(context, draft),
  ];
  return {
    fields: fields.filter((one) => one !== false && one !== undefined),
    folds: buildFolds(context, field),
  };
}

const titleField = ({ t, page: { custom } }: ViewContext, field: DrawField) =>
  field("title", custom.title_label || t("details.title"), {
    required: custom.title_mandatory === true,
    placeholder: custom.title_placeholder || null,
    maxLength: LIMITS.title,
  });

/** What may stay unsaid. */
function buildFolds(context: ViewContext, field: DrawField): DetailsView["folds"] {
  const { t, page } = context;
  const { custom } = page;
  const fold = (label: string, one: FieldView) => ({
    label,
    open: one.value !== "" || one.error !== null,
    field: one,
  });
  return [
    !custom.hide_title &&
      !custom.title_mandatory &&
      fold(custom.title_label || t("details.addTitle"), titleField(context, field)),
    !custom.block_new_invitee &&
      wayOfContact(custom) !== "phone" &&
      fold(
        t("details.addInvitees"),
        field("invitees", t("details.invitees"), {
          kind: "textarea",
          hint: t("details.inviteesHint", { limit: countInvitable(custom) }),
        }),
      ),
    fold(
      t("details.addMessage"),
      field("message", t("details.message"), { kind: "textarea", maxLength: LIMITS.text }),
    ),
  ].filter((one) => one !== false);
}

function placeFields(
  { t, page: { custom }, query }: ViewContext,
  values: BookingFormValues,
  issues: readonly BookingFormIssue[],
  field: DrawField,
): (FieldView | ChoiceView)[] {
  if (custom.hide_places) return [];
  const { places, preset, several } = offeredPlaces(custom, query.prefill);
  const other = takesOtherPlace(custom);
  const typed = { hint: t("details.placeOtherHint"), maxLength: LIMITS.title };
  if (places.length === 0) return other ? [field("placeOther", t("details.place"), typed)] : [];
  const issue = issues.find((one) => one.field === "place");
  const chosen = values.place ? readChosenPlaces(values.place) : preset.map(String);
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
          const { name, detail } = placeWords({ ...place, ...toMeetable(place) }, t, { isPublic: true });
          return option(String(index), name, detail);
        }),
        ...(other && !several ? [option(OTHER_PLACE, t("details.placeOther"), null)] : []),
      ],
      other: other ? field("placeOther", t("details.placeOther"), typed) : null,
      error: issue ? describeIssue(t, issue) : null,
    },
  ];
}
