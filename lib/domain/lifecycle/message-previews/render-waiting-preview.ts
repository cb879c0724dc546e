import { HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { toInstant, toLocalDate } from "@/lib/core/time/zone";
import { renderJoinedMail } from "@/lib/domain/bookings/waiting-offers/render-joined-mail";
import { renderOfferMail } from "@/lib/domain/bookings/waiting-offers/render-offer-mail";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import type { MessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";
import { SAMPLE_BOOKER_ID, SAMPLE_ZONE } from "./build-sample-event";
import type { WaitingKind } from "./preview-kinds";

interface WaitingPreview {
  organization: OrganizationId;
  kind: WaitingKind;
  lang: Language;
  texts: MessageTexts;
  branding: Branding;
  now: Instant;
}

const START_MINUTE = 10 * 60;
const DURATION_MS = 30 * MINUTE;
const OFFER_MS = 2 * HOUR;

/** Renders a mail of the waiting list of a made-up page. */
export function renderWaitingPreview(preview: WaitingPreview): NewMail {
  const { organization, kind, lang, texts, branding, now } = preview;
  const owner = {
    id: SAMPLE_BOOKER_ID,
    email: null,
    name: "Robin Berger",
    firstName: "Robin",
    pictureUrl: null,
    timezone: SAMPLE_ZONE,
    language: lang,
  };
  const page = { organization, branding, owner, chosen: null, slug: "robin", type: null };
  const waiting = {
    id: SAMPLE_BOOKER_ID,
    email: "ana@example.com",
    name: "Ana Silva",
    lang,
    timezone: SAMPLE_ZONE,
    duration: null,
    host: null,
  };
  const firstDay = addDays(toLocalDate(SAMPLE_ZONE, now), 2);
  if (kind === "waiting_joined")
    return renderJoinedMail(page, waiting, { firstDay, lastDay: addDays(firstDay, 3) }, texts);
  const start = toInstant(SAMPLE_ZONE, firstDay, START_MINUTE);
  const end = (start + DURATION_MS) as Instant;
  const until = (now + OFFER_MS) as Instant;
  return renderOfferMail(page, waiting, { hold: "preview", start, end, until }, texts);
}
