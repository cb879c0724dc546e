import type { Host } from "@/lib/core/slots/schedule";
import type { FieldView } from "@/lib/pages/frame/view";
import { LIMITS } from "@/lib/platform/http/fields";
import type { CreationIssue } from "./check-creation";
import { placesView } from "./places-view";
import { type InvitationPreview, previewView } from "./preview-view";
import { type DrawField, fieldsWith } from "./row-fields";
import { timesView } from "./times-view";
import type { DetailsStepView } from "./view";
import type { WeekContext } from "./week-view";

interface Parts {
  issues: readonly CreationIssue[];
  /** The organiser's own time, where it may be shown. */
  host: Host | null;
  preview: InvitationPreview;
  /** Markup of all zones, where somebody without JavaScript asked for them. */
  zoneOptions: string | null;
}

/** Step 2. */
export function detailsStepView(
  context: WeekContext,
  { issues, host, preview, zoneOptions }: Parts,
): DetailsStepView {
  const { creation, t } = context;
  const field = fieldsWith(context, issues);
  return {
    name: "details",
    heading: t("creation.details.heading"),
    invitees: inviteesView(context, issues),
    texts: textFields(context, field),
    times: timesView(context, { field, issues, host, zoneOptions }),
    places: placesView(context, field),
    preview: previewView(t, preview),
    note: t("creation.details.note", { count: creation.people.length }),
    submit: t("creation.details.submit"),
    back: t("creation.details.back"),
  };
}

function inviteesView(
  { creation: { people }, t }: WeekContext,
  issues: readonly CreationIssue[],
): DetailsStepView["invitees"] {
  const count = people.length;
  return {
    text: count === 0 ? t("creation.details.nobody") : t("creation.details.invitees", { count }),
    names: people.map(({ name, email }) => name || email).join(", "),
    fault: issues.find(({ step }) => step === "invitees")?.text ?? null,
    change: t("creation.details.change"),
  };
}

const textFields = ({ creation, t }: WeekContext, field: DrawField): FieldView[] => [
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
    hint: t("creation.details.messageHint"),
    maxLength: LIMITS.text,
  }),
];
