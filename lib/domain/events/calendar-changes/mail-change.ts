import { DAY, instant } from "@/lib/core/time/instant";
import { fromEpochDay } from "@/lib/core/time/local-date";
import { startOfDay } from "@/lib/core/time/zone";
import { eventMail } from "@/lib/domain/events/event-mails/event-mail";
import { findReaders, type MailReader } from "@/lib/domain/events/event-mails/find-readers";
import type { Notice } from "@/lib/domain/events/event-mails/notices";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { spanWords } from "@/lib/domain/events/visitor/span-words";
import { keepMails, type NewMail } from "@/lib/domain/messaging/mail/keep-mails";
import { mailTranslator } from "@/lib/domain/messaging/mail/texts/translate-mail";
import type { Db } from "@/lib/platform/db/client";
import type { CalendarChange } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { getRegionHabits } from "@/lib/platform/i18n/region-habits";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import { NAMELESS } from "./find-in-the-way";

/** Asks whose calendar it is what shall happen to the meeting; written once for each change. */
export async function mailChange(tx: Db, change: CalendarChange) {
  const organization = asOrganizationId(change.organizationId);
  const visitors = await loadVisitors(tx, organization, change.eventId);
  const visitor = visitors.find(({ userId }) => userId === change.userId);
  if (!visitor) return;
  const kind = change.kind === "deleted" ? "entryDeleted" : "entryMoved";
  const notice: Notice = { kind, host: "always", invitees: "always", only: visitor.id };
  const readers = (await findReaders(tx, organization, [visitor], notice)).filter(
    ({ team }) => team === null,
  );
  const about = { event: visitor.event, version: visitor.event.v, notice, message: null, autoMessage: null };
  await keepMails(
    tx,
    organization,
    readers.map((reader) =>
      withChange({ ...eventMail(about, reader), key: `change/${change.id}` }, change, reader),
    ),
  );
}

function withChange(mail: NewMail, change: CalendarChange, reader: MailReader): NewMail {
  const t = mailTranslator(reader.lang);
  const told = [
    ...describeTime(change, reader).map((line) => ({ label: t("entryMoved.there"), lines: [line] })),
    ...(change.reasons.length > 0
      ? [
          {
            label: t("entryMoved.inTheWay"),
            lines: change.reasons.map((name) => (name === NAMELESS ? t("entryMoved.something") : name)),
          },
        ]
      : []),
  ];
  return { ...mail, content: { ...mail.content, facts: [...told, ...mail.content.facts] } };
}

function describeTime(
  { startsAt, endsAt, allDay, eventId: _ }: CalendarChange,
  { lang, zone }: MailReader,
): string[] {
  if (!startsAt || !endsAt) return [];
  const region = chooseRegion(lang, null);
  const manner = { lang, region, zone, hourCycle: getRegionHabits(lang, region).hourCycle };
  const at = (date: Date) =>
    allDay ? startOfDay(zone, fromEpochDay(Math.floor(+date / DAY))) : instant(+date);
  const span = { start: at(startsAt), end: at(endsAt), allDay };
  const { day, time } = spanWords(manner, zone, getTranslator(lang), span);
  return [allDay ? `${day}, ${time}` : `${day}, ${time}, ${zoneLabel(zone, span.start)}`];
}
