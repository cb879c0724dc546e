import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { GivenConsent } from "@/lib/domain/messaging/sms/consents";
import type { CheckboxView, ChoiceView, FieldView, QuestionView } from "@/lib/pages/page-shell/view";
import type { Language } from "@/lib/platform/i18n/languages";
import type { Translate } from "@/lib/platform/i18n/translate";
import { type BookingFormValues, SMS_TICKED } from "./parse-booking-form";
import { toAnswerField } from "./parse-page-query";

type FormField = FieldView | ChoiceView | QuestionView;

interface SmsOffer {
  settings: PageSettings;
  organizationName: string;
  values: BookingFormValues;
}

/** Inserts the tick for SMS after the phone number, or else after the first question for one; without either, nowhere. */
export function insertSmsTick(
  fields: readonly FormField[],
  t: Translate,
  { settings, organizationName, values }: SmsOffer,
): FormField[] {
  const question = settings.questions?.find(({ kind }) => kind === "phone");
  const names = ["phone", ...(question ? [toAnswerField(question.key)] : [])];
  const [index = -1] = names
    .map((name) => fields.findIndex((field) => field.name === name))
    .filter((one) => one >= 0);
  return index < 0
    ? [...fields]
    : [...fields.slice(0, index + 1), buildTick(t, organizationName, values), ...fields.slice(index + 1)];
}

const buildTick = (t: Translate, organization: string, { sms }: BookingFormValues): CheckboxView => ({
  as: "tick",
  id: "sms",
  name: "sms",
  label: t("details.sms"),
  hint: t("details.smsHint", { organization }),
  checked: sms === SMS_TICKED,
  required: false,
  optional: null,
  error: null,
});

/** Builds the consent of a ticked form, with the words beside the tick. */
export const buildPageConsent = (t: Translate, language: Language, organization: string): GivenConsent => ({
  source: "page",
  wording: `${t("details.sms")}. ${t("details.smsHint", { organization })}`,
  language,
});
