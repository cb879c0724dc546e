import { countAllowedGuests, pickContactMethod } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { formatPlace } from "@/lib/domain/conferencing/conferences/format-place";
import { toStoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import { buildFieldView } from "@/lib/pages/page-shell/form-parts";
import type { ChoiceView, FieldView } from "@/lib/pages/page-shell/view";
import { LIMITS } from "@/lib/platform/http/fields";
import { applyLockedFields, pickPrefillSource } from "./apply-locked-fields";
import type { BookingFormDraft } from "./booking-form-draft";
import { describeIssue } from "./build-booking-errors";
import { buildPageQuestions } from "./build-page-questions";
import { insertSmsTick } from "./build-sms-tick";
import { canAddOtherPlace, getOfferedPlaces } from "./get-offered-places";
import {
  type BookingField,
  type BookingFormIssue,
  type BookingFormValues,
  canBeCalled,
  OTHER_PLACE,
  parseChosenPlaces,
} from "./parse-booking-form";
import { PREFILL_PARAMETERS } from "./parse-page-query";
import type { DetailsView } from "./view";
import type { ViewContext } from "./view-context";

/** Values from the previous form, from the page's link, and from the address if the owner allows that (`enable_api`). */
function getPrefilledValues({ query, page, bookerAddress }: ViewContext): BookingFormValues {
  const empty = { phone: "", sms: "", company: "", title: "", place: "", placeOther: bookerAddress ?? "" };
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

export function buildFields(
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
  const shown = fields.filter((one) => one !== false && one !== undefined);
  const offer = { settings, organizationName: page.branding.name, values };
  return {
    fields: context.offersSms ? insertSmsTick(shown, t, offer) : shown,
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
