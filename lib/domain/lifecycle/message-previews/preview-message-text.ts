import { measureSms } from "@/lib/core/text/measure-sms";
import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { buildMailBranding } from "@/lib/domain/messaging/mail/build-mail-branding";
import { renderMailHtml, renderMailText } from "@/lib/domain/messaging/mail/render-mail";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { buildDefaultParts } from "@/lib/domain/messaging/texts/default-parts";
import { describeKind } from "@/lib/domain/messaging/texts/kinds";
import { buildMessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import { findMessageText } from "@/lib/domain/messaging/texts/queries";
import type { MessagePreviewBody } from "@/lib/domain/messaging/texts/schema";
import { describeTextIssue } from "@/lib/domain/messaging/texts/text-issue";
import { listPartIssues } from "@/lib/domain/messaging/texts/validate-parts";
import type { TextValues } from "@/lib/domain/messaging/texts/variables";
import { type Branding, getBranding } from "@/lib/domain/tenancy/branding/branding";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { loadPreviewVisitors } from "./load-preview-visitors";
import { isMeetingMailKind, isSmsKind, PREVIEW_NOTICES } from "./preview-kinds";
import { renderMeetingPreview } from "./render-meeting-preview";
import { renderSmsPreview } from "./render-sms-preview";
import { renderWaitingPreview } from "./render-waiting-preview";

export interface PreviewCaller {
  organization: OrganizationId;
  /** The caller may read meetings. */
  canReadEvents: boolean;
  now: Instant;
}

/** Renders a message with a draft, the stored text or ours; lists the mistakes of a draft instead. */
export async function previewMessageText(db: Db, caller: PreviewCaller, body: MessagePreviewBody) {
  const { kind, lang, draft } = body;
  const issues = draft ? listPartIssues(kind, lang, draft) : [];
  if (issues.length > 0)
    return {
      issues: issues.map((issue) => ({ ...issue, message: describeTextIssue(issue) })),
      preview: null,
    };
  const branding = await getBranding(db, caller.organization);
  const { message, values } = await renderPreview(db, caller, body, branding);
  if (typeof message === "string") {
    const sms = measureSms(message);
    return { issues: [], preview: { subject: null, html: null, text: message, sms, values } };
  }
  const look = buildMailBranding(branding, lang);
  const html = renderMailHtml(message.content, look);
  const text = renderMailText(message.content, look);
  return { issues: [], preview: { subject: message.subject, html, text, sms: null, values } };
}

interface RenderedMessage {
  /** A mail, or the text of a text message. */
  message: NewMail | string;
  /** The values of variables. */
  values: Record<string, string>;
}

/** Renders the message with the draft, else with the stored text, else with ours. */
export async function renderPreview(
  db: Db,
  { organization, canReadEvents, now }: PreviewCaller,
  { kind, lang, draft, event }: MessagePreviewBody,
  branding: Branding,
): Promise<RenderedMessage> {
  if (event !== undefined && !canReadEvents)
    throw new ApiProblem("forbidden", "A preview of a meeting needs the scope events:read as well.");
  const stored = draft ?? (await findMessageText(db, organization, { kind, lang }));
  const values: Record<string, string> = {};
  const texts = {
    ...buildMessageTexts([{ ...(stored ?? buildDefaultParts(kind, lang)), kind, lang }]),
    reportValues: (found: TextValues) => {
      for (const [name, value] of Object.entries(found)) values[name] = String(value);
    },
  };
  const shared = { lang, texts, branding, now };
  if (kind === "waiting_joined" || kind === "waiting_offered")
    return { message: renderWaitingPreview({ ...shared, organization, kind }), values };
  const { phase, hasConference = false } = isMeetingMailKind(kind)
    ? PREVIEW_NOTICES[kind]
    : ({ phase: "confirmed" } as const);
  const visitors = await loadPreviewVisitors(db, { organization, event, lang, phase, hasConference, now });
  const message = isSmsKind(kind)
    ? renderSmsPreview({ ...shared, kind, visitors })
    : renderMeetingPreview({ ...shared, kind, visitors });
  if (message !== null) return { message, values };
  const reader = describeKind(kind).audience === "hosts" ? "host" : "guest";
  throw buildFieldProblem("/event", "unsupported", `must be a meeting with a ${reader}`);
}
