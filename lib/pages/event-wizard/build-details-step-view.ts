import type { FieldView } from "@/lib/pages/page-shell/view";
import { LIMITS } from "@/lib/platform/http/fields";
import { joinList } from "@/lib/platform/i18n/join-list";
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
  /** The name of the known creator. */
  creatorName: string | null;
  known: KnownHosts;
  preview: InvitationPreview;
  /** Markup of all time zones, if requested without JavaScript. */
  zoneOptions: string | null;
}

/** Step 2 of the wizard. */
export function buildDetailsStepView(
  context: WeekContext,
  { issues, isPoll, asksWho, creatorName, known, preview, zoneOptions }: DetailsStepInput,
): DetailsStepView {
  const { wizard, t } = context;
  const field = createRowFieldBuilder(context, issues);
  return {
    name: "details",
    heading: t("eventWizard.details.heading"),
    invitees: isPoll ? null : buildInviteesView(context, issues),
    texts: [
      ...(asksWho ? buildCreatorFields(context, field) : []),
      ...buildTextFields(context, { field, isPoll, creatorName }),
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
    names: joinList(
      reader.lang,
      people.map(({ name, email }) => wrapBidiIsolate(reader.lang, name || email)),
    ),
    error: issues.find(({ step }) => step === "invitees")?.text ?? null,
    change: t("eventWizard.details.change"),
  };
}

/** Suggests the names, not the addresses, of those who meet; after a check the field stays as it was left. */
function suggestTitle(
  { wizard: { people, check }, reader }: WeekContext,
  creatorName: string | null,
): string {
  const invited = people.map(({ name }) => name).filter((name) => name !== "");
  if (check || invited.length === 0) return "";
  const names = [...invited, ...(creatorName ? [creatorName] : [])];
  const title = new Intl.ListFormat(reader.lang).format(names);
  return title.length <= LIMITS.title ? title : "";
}

const buildTextFields = (
  context: WeekContext,
  { field, isPoll, creatorName }: { field: BuildRowField } & Pick<DetailsStepInput, "isPoll" | "creatorName">,
): FieldView[] => [
  field({
    name: "et",
    id: "et",
    label: context.t("eventPage.step.title"),
    value: context.wizard.title || suggestTitle(context, creatorName),
    maxLength: LIMITS.title,
  }),
  field({
    name: "em",
    id: "em",
    label: context.t("eventWizard.details.message"),
    value: context.wizard.message,
    kind: "textarea",
    required: false,
    optional: context.t("details.optional"),
    hint: context.t(isPoll ? "eventWizard.poll.messageHint" : "eventWizard.details.messageHint"),
    maxLength: LIMITS.text,
  }),
];
