import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import type { Language } from "@/lib/platform/i18n/languages";
import type { Translate } from "@/lib/platform/i18n/translate";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import type { DetailsStepView, PreviewLine } from "./view";

type Preview = NonNullable<DetailsStepView["preview"]>;

/** The invitation mail, the reason why there is none, or null if no preview is requested. */
export type InvitationPreview = NewMail | "no invitees" | "faulty" | null;

export const buildPreviewView = (t: Translate, lang: Language, preview: InvitationPreview): Preview => ({
  heading: t("eventWizard.details.preview"),
  text: t("eventWizard.details.previewText"),
  submit: t(preview === null ? "eventWizard.details.previewShow" : "eventWizard.details.previewAgain"),
  shown: describePreview(t, lang, preview),
});

const toText = (line: string | { text: string }): string => (typeof line === "string" ? line : line.text);

function describePreview(t: Translate, lang: Language, preview: InvitationPreview): Preview["shown"] {
  if (preview === null) return null;
  if (preview === "no invitees") return t("eventWizard.details.previewNobody");
  if (preview === "faulty") return t("eventWizard.details.previewFaulty");
  const { text, facts, quote, button, notes } = preview.content;
  const lines: PreviewLine[] = [
    { as: "text", text },
    ...facts.map(({ label, lines: rows }): PreviewLine => ({ as: "fact", label, lines: rows.map(toText) })),
    ...(quote ? [{ as: "quote" as const, label: quote.by, lines: quote.text.split("\n") }] : []),
    ...(button ? [{ as: "button" as const, text: button.label }] : []),
    ...notes.map((note): PreviewLine => ({ as: "note", text: note })),
  ];
  return {
    to: t("eventWizard.details.previewTo", { name: wrapBidiIsolate(lang, preview.recipient) }),
    subject: preview.subject,
    lines,
  };
}
