import { beforeAll, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailBranding } from "@/lib/domain/messaging/mail/build-mail-branding";
import { renderMailHtml, renderMailText } from "@/lib/domain/messaging/mail/render-mail";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { buildDefaultParts } from "@/lib/domain/messaging/texts/default-parts";
import { MESSAGE_KIND_NAMES, type MessageKind } from "@/lib/domain/messaging/texts/kinds";
import { buildMessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import { listPartIssues } from "@/lib/domain/messaging/texts/validate-parts";
import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { LANGUAGES, type Language } from "@/lib/platform/i18n/languages";
import { loadPreviewVisitors } from "./load-preview-visitors";
import { isMeetingMailKind, isSmsKind, PREVIEW_NOTICES } from "./preview-kinds";
import { renderMeetingPreview } from "./render-meeting-preview";
import { renderSmsPreview } from "./render-sms-preview";
import { renderWaitingPreview } from "./render-waiting-preview";

const NOW = asInstant(Date.UTC(2031, 2, 1, 8));
const ORGANIZATION = asOrganizationId("65f0c1a2b3c4d5e6f7a8b9c0");
const BRANDING: Branding = {
  name: "Acme",
  accent: null,
  logo: null,
  footer: "",
  privacy_url: null,
  imprint_url: null,
  credit: true,
  hour_cycle: null,
  test: false,
};

const listVisitors = (kind: MessageKind, lang: Language): Promise<EventVisitor[]> => {
  const { phase, hasConference = false } = isMeetingMailKind(kind)
    ? PREVIEW_NOTICES[kind]
    : ({ phase: "confirmed" } as const);
  const meeting = { organization: ORGANIZATION, event: undefined, lang, phase, hasConference, now: NOW };
  return loadPreviewVisitors(undefined as never, meeting);
};

/** Renders all that a reader gets, with our text or with an own one. */
async function renderKind(kind: MessageKind, lang: Language, isOwn: boolean): Promise<string> {
  const own = { ...buildDefaultParts(kind, lang), kind, lang };
  const texts = buildMessageTexts(isOwn ? [own] : []);
  const shared = { lang, texts, branding: BRANDING, now: NOW };
  const render = async (): Promise<NewMail | string | null> => {
    if (kind === "waiting_joined" || kind === "waiting_offered")
      return renderWaitingPreview({ ...shared, organization: ORGANIZATION, kind });
    const visitors = await listVisitors(kind, lang);
    return isSmsKind(kind)
      ? renderSmsPreview({ ...shared, kind, visitors })
      : renderMeetingPreview({ ...shared, kind, visitors });
  };
  const message = await render();
  expect(texts.failures, `${kind} in ${lang}`).toEqual([]);
  if (message === null || typeof message === "string") return String(message);
  const look = buildMailBranding(BRANDING, lang);
  const { subject, content } = message;
  // Tokens of the waiting list are sealed anew each time.
  return [subject, renderMailText(content, look), renderMailHtml(content, look)]
    .join("\n")
    .replaceAll(/\/waiting\/[\w-]+|offer=[\w-]+/g, "token");
}

beforeAll(() => {
  process.env.BOOKPAGE_SECRET = "a secret that only these tests use";
});

it.each(MESSAGE_KIND_NAMES)(
  "our text of %s, saved as an own one, gives the same message to the byte",
  async (kind) => {
    for (const lang of LANGUAGES) {
      expect(listPartIssues(kind, lang, buildDefaultParts(kind, lang)), lang).toEqual([]);
      const ours = await renderKind(kind, lang, false);
      expect(ours.length, lang).toBeGreaterThan(10);
      expect(await renderKind(kind, lang, true), lang).toBe(ours);
    }
  },
);
