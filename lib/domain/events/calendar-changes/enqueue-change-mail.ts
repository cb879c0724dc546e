import { asInstant, DAY } from "@/lib/core/time/instant";
import { fromEpochDay } from "@/lib/core/time/local-date";
import { getStartOfDay } from "@/lib/core/time/zone";
import { findReaders, type MailReader } from "@/lib/domain/events/event-mails/find-readers";
import type { MailNotice } from "@/lib/domain/events/event-mails/list-mail-notices";
import { renderEventMails } from "@/lib/domain/events/event-mails/render-event-mails";
import { formatSpan } from "@/lib/domain/events/visitor/format-span";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { type NewMail, storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import type { Db } from "@/lib/platform/db/client";
import type { CalendarChange } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { UNNAMED_CONFLICT } from "./list-conflict-names";

/** Enqueues the mail that asks the calendar's owner what to do about a change, once per change. */
export async function enqueueChangeMail(tx: Db, change: CalendarChange) {
  const organization = asOrganizationId(change.organizationId);
  const visitors = await loadVisitors(tx, organization, change.eventId);
  const visitor = visitors.find(({ userId }) => userId === change.userId);
  if (!visitor) return;
  const kind = change.kind === "deleted" ? "entryDeleted" : "entryMoved";
  const notice: MailNotice = { kind, host: "always", invitees: "always", only: visitor.id };
  const readers = (await findReaders(tx, organization, [visitor], notice)).filter(
    ({ team }) => team === null,
  );
  const about = { event: visitor.event, version: visitor.event.v, notice, message: null, autoMessage: null };
  const mails = await renderEventMails(tx, organization, readers, () => about);
  await storeMails(
    tx,
    organization,
    mails.flatMap((mail, index) => {
      const reader = readers[index];
      return reader ? addChangeFacts({ ...mail, key: `change/${change.id}` }, change, reader) : [];
    }),
  );
}

function addChangeFacts(mail: NewMail, change: CalendarChange, reader: MailReader): NewMail {
  const t = getMailTranslator(reader.lang);
  const facts = [
    ...describeTime(change, reader).map((line) => ({ label: t("entryMoved.there"), lines: [line] })),
    ...(change.reasons.length > 0
      ? [
          {
            label: t("entryMoved.inTheWay"),
            lines: change.reasons.map((name) =>
              name === UNNAMED_CONFLICT ? t("entryMoved.something") : name,
            ),
          },
        ]
      : []),
  ];
  return { ...mail, content: { ...mail.content, facts: [...facts, ...mail.content.facts] } };
}

function describeTime(
  { startsAt, endsAt, allDay, eventId: _ }: CalendarChange,
  reader: MailReader,
): string[] {
  if (!startsAt || !endsAt) return [];
  const { lang, zone } = reader;
  const at = (date: Date) =>
    allDay ? getStartOfDay(zone, fromEpochDay(Math.floor(+date / DAY))) : asInstant(+date);
  const span = { start: at(startsAt), end: at(endsAt), allDay };
  const { day, time } = formatSpan(buildDateTimeStyle(reader), zone, getTranslator(lang), span);
  return [joinDateTime(lang, day, time, ...(allDay ? [] : [formatZoneLabel(zone, span.start)]))];
}
