import type { FieldView } from "@/lib/pages/page-shell/view";
import { LIMITS } from "@/lib/platform/http/fields";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { buildPlacesView } from "./build-places-view";
import { buildPreviewView, type InvitationPreview } from "./build-preview-view";
import { buildTimesView } from "./build-times-view";
import type { WizardIssue } from "./check-wizard";
import type { KnownHosts } from "./find-known-hosts";
import type { WeekContext } from "./pick-week";
import { type BuildRowField, createRowFieldBuilder } from "./row-fields";
import type { DetailsStepView } from "./view";

interface DetailsStepInput {
  issues: readonly WizardIssue[];
  /** A poll with a link to pass on; it has no invitees. */
  isPoll: boolean;
  /** The reader must enter a name and an address. */
  asksWho: boolean;
  known: KnownHosts;
  preview: InvitationPreview;
  /** Markup of all time zones, if requested without JavaScript. */
  zoneOptions: string | null;
}

/** Step 2 of the wizard. */
export function buildDetailsStepView(
  context: WeekContext,
  { issues, isPoll, asksWho, known, preview, zoneOptions }: DetailsStepInput,
): DetailsStepView {
  const { wizard, t } = context;
  const field = createRowFieldBuilder(context, issues);
  return {
    name: "details",
    heading: t("eventWizard.details.heading"),
    invitees: isPoll ? null : buildInviteesView(context, issues),
    texts: [
      ...(asksWho ? buildCreatorFields(context, field) : []),
      ...buildTextFields(context, field, isPoll),
    ],
    times: buildTimesView(context, { field, issues, known, zoneOptions }),
    places: buildPlacesView(context, field),
    preview: isPoll ? null : buildPreviewView(t, context.reader.lang, preview),
    note: isPoll
      ? t(asksWho ? "eventWizard.poll.noteWithCode" : "eventWizard.poll.note")
      : t("eventWizard.details.note", { count: wizard.people.length }),
    submit: isPoll ? t("eventWizard.poll.submit") : t("eventWizard.details.submit"),
    back: isPoll ? null : t("eventWizard.details.back"),
  };
}

const buildCreatorFields = ({ wizard: { link }, t }: WeekContext, field: BuildRowField): FieldView[] => [
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

function buildInviteesView(
  { wizard: { people }, reader, t }: WeekContext,
  issues: readonly WizardIssue[],
): NonNullable<DetailsStepView["invitees"]> {
  const count = people.length;
  return {
    text: count === 0 ? t("eventWizard.details.none") : t("eventWizard.details.invitees", { count }),
    names: people.map(({ name, email }) => wrapBidiIsolate(reader.lang, name || email)).join(", "),
    error: issues.find(({ step }) => step === "invitees")?.text ?? null,
    change: t("eventWizard.details.change"),
  };
}

const buildTextFields = ({ wizard, t }: WeekContext, field: BuildRowField, isPoll: boolean): FieldView[] => [
  field({
    name: "et",
    id: "et",
    label: t("eventPage.step.title"),
    value: wizard.title,
    maxLength: LIMITS.title,
  }),
  field({
    name: "em",
    id: "em",
    label: t("eventWizard.details.message"),
    value: wizard.message,
    kind: "textarea",
    required: false,
    optional: t("details.optional"),
    hint: t(isPoll ? "eventWizard.poll.messageHint" : "eventWizard.details.messageHint"),
    maxLength: LIMITS.text,
  }),
];
