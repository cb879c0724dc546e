import { normalizeSms } from "@/lib/core/text/normalize-sms";
import type { Instant } from "@/lib/core/time/instant";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { recordSmsConsent } from "./consents";
import { findReplyWord, type ReplyWord } from "./find-reply-word";
import type { IncomingSms } from "./provider";

const REPLIES = { stop: "sms.stopped", start: "sms.started", help: "sms.help" } as const;

/** Finds the usual word that a reply is; null: another text. */
export const parseReplyWord = ({ handled, text }: IncomingSms): ReplyWord | null =>
  handled ?? findReplyWord(text);

/**
 * Ends or starts the messages to a number by the word of its reply. Returns the text for the phone; null if the provider
 * has replied itself, or the number has never got a message.
 */
export async function handleReplyWord(
  db: Db,
  organization: OrganizationId,
  word: ReplyWord,
  { from, text, handled }: IncomingSms,
  now: Instant,
): Promise<string | null> {
  if (word === "stop") await executeSql(db, STOP, [organization, from, new Date(now)]);
  const lang = await findReaderLanguage(db, organization, from);
  if (word === "start") {
    await executeSql(db, START, [organization, from]);
    const wording = text.trim().slice(0, MAX_WORDING) || word;
    const consent = { number: from, source: "reply", wording, language: lang ?? "en" } as const;
    await recordSmsConsent(db, organization, consent, [null], now);
  }
  if (!lang || handled) return null;
  const { name } = await getBranding(db, organization);
  return normalizeSms(getMailTranslator(lang)(REPLIES[word], { organization: name }));
}

const MAX_WORDING = 160;

const STOP = definePreparedStatement(`
  INSERT INTO sms_stops (organization_id, number, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`);

const START = definePreparedStatement("DELETE FROM sms_stops WHERE organization_id = $1 AND number = $2");

const READER = definePreparedStatement<{ lang: string }>(`
  SELECT coalesce(u.language, i.locale, e.lang) AS lang
    FROM text_messages m
    JOIN events e ON e.organization_id = $1 AND e.id = m.event_id
    LEFT JOIN invitees i ON i.organization_id = $1 AND i.id = m.invitee_id
    LEFT JOIN users u ON u.organization_id = $1 AND u.id = i.user_id AND (i.su OR i.host)
   WHERE m.organization_id = $1 AND m.recipient = $2 ORDER BY m.id DESC LIMIT 1`);

/** Finds the language of the last message to a number. */
async function findReaderLanguage(
  db: Db,
  organization: OrganizationId,
  number: string,
): Promise<Language | null> {
  const [reader] = await executeSql(db, READER, [organization, number]);
  if (!reader) return null;
  return isLanguage(reader.lang) ? reader.lang : "en";
}
