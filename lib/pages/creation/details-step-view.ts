import type { FieldView } from "@/lib/pages/frame/view";
import { LIMITS } from "@/lib/platform/http/fields";
import { isolate } from "@/lib/platform/i18n/isolate";
import type { CreationIssue } from "./check-creation";
import type { KnownTime } from "./find-known-time";
import type { WeekContext } from "./pick-week";
import { placesView } from "./places-view";
import { type InvitationPreview, previewView } from "./preview-view";
import { type DrawField, fieldsWith } from "./row-fields";
import { timesView } from "./times-view";
import type { DetailsStepView } from "./view";

interface Parts {
  issues: readonly CreationIssue[];
  /** Nobody is invited: the link is passed on. */
  isPoll: boolean;
  /** The reader says who they are. */
  asksWho: boolean;
  known: KnownTime;
  preview: InvitationPreview;
  /** Markup of all zones, where somebody without JavaScript asked for them. */
  zoneOptions: string | null;
}

/** Step 2. */
export function detailsStepView(
  context: WeekContext,
  { issues, isPoll, asksWho, known, preview, zoneOptions }: Parts,
): DetailsStepView {
  const { creation, t } = context;
  const field = fieldsWith(context, issues);
  return {
    name: "details",
    heading: t("creation.details.heading"),
    invitees: isPoll ? null : inviteesView(context, issues),
    texts: [...(asksWho ? whoFields(context, field) : []), ...textFields(context, field, isPoll)],
    times: timesView(context, { field, issues, known, zoneOptions }),
    places: placesView(context, field),
    preview: isPoll ? null : previewView(t, context.reader.lang, preview),
    note: isPoll
      ? t(asksWho ? "creation.poll.noteWithCode" : "creation.poll.note")
      : t("creation.details.note", { count: creation.people.length }),
    submit: isPoll ? t("creation.poll.submit") : t("creation.details.submit"),
    back: isPoll ? null : t("creation.details.back"),
  };
}

const whoFields = ({ creation: { link }, t }: WeekContext, field: DrawField): FieldView[] => [
  field({
    name: "cn",
    id: "cn",
    label: t("details.name"),
    value: link.cn,
    autoComplete: "name",
    maxLength: LIMITS.name,
  }),
  field({
    name: "cm",
    id: "cm",
    label: t("details.email"),
    value: link.cm,
    kind: "email",
    autoComplete: "email",
    maxLength: LIMITS.email,
  }),
];

function inviteesView(
  { creation: { people }, reader, t }: WeekContext,
  issues: readonly CreationIssue[],
): NonNullable<DetailsStepView["invitees"]> {
  const count = people.length;
  return {
    text: count === 0 ? t("creation.details.nobody") : t("creation.details.invitees", { count }),
    names: people.map(({ name, email }) => isolate(reader.lang, name || email)).join(", "),
    fault: issues.find(({ step }) => step === "invitees")?.text ?? null,
    change: t("creation.details.change"),
  };
}

const textFields = ({ creation, t }: WeekContext, field: DrawField, isPoll: boolean): FieldView[] => [
  field({
    name: "et",
    id: "et",
    label: t("eventPage.step.title"),
    value: creation.title,
    maxLength: LIMITS.title,
  }),
  field({
    name: "em",
    id: "em",
    label: t("creation.details.message"),
    value: creation.message,
    kind: "textarea",
    required: false,
    optional: t("details.optional"),
    hint: t(isPoll ? "creation.poll.messageHint" : "creation.details.messageHint"),
    maxLength: LIMITS.text,
  }),
];
