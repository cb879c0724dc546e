import { asInstant } from "@/lib/core/time/instant";
import { parseLocalDate } from "@/lib/core/time/local-date";
import { listDayMeetings, MAX_DAY_MEETINGS } from "@/lib/domain/events/host-day/list-day-meetings";
import { truncateText } from "@/lib/domain/events/push/build-push-message";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { escapeMrkdwn } from "@/lib/domain/messaging/slack/escape-mrkdwn";
import type { Db } from "@/lib/platform/db/client";
import type { SlackMessage } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { formatDate, formatTimes } from "@/lib/platform/i18n/format-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { RenderedMessage } from "./rendered-message";
import { buildButtons, buildLines } from "./slack-blocks";
import { findDirectReader } from "./slack-readers";

const MAX_TITLE = 80;

/** Renders the meetings of a user's day; null if there are none any more. */
export async function renderDayMessage(db: Db, message: SlackMessage): Promise<RenderedMessage | null> {
  const organization = asOrganizationId(message.organizationId);
  const { date = "" } = message.notice as { date?: string };
  const reader = message.userId ? await findDirectReader(db, organization, message.userId) : null;
  const day = parseLocalDate(date);
  if (!reader || !message.userId || !day) return null;
  const meetings = await listDayMeetings(db, organization, { user: message.userId, zone: reader.zone, date });
  if (meetings.length === 0) return null;
  const style = buildDateTimeStyle(reader);
  const t = getMailTranslator(reader.lang);
  const heading = t("slack.day", { day: formatDate(style, day, "day") });
  const lines = meetings.slice(0, MAX_DAY_MEETINGS).map(({ id, title, start, end, allDay }) => [
    {
      text: allDay
        ? getTranslator(reader.lang)("event.allDay")
        : formatTimes(style, asInstant(+start), asInstant(+end)),
      bold: true,
    },
    { text: "  " },
    { text: truncateText(title, MAX_TITLE) || "–", url: `${env().WEB_URL}/console/meetings?event=${id}` },
  ]);
  return {
    text: escapeMrkdwn(heading),
    blocks: [
      buildLines([[{ text: heading, bold: true }]]),
      buildLines(lines),
      ...(meetings.length > MAX_DAY_MEETINGS
        ? [
            buildButtons([
              { id: "open", label: t("slack.allMeetings"), url: `${env().WEB_URL}/console/meetings` },
            ]),
          ]
        : []),
    ],
    version: null,
  };
}
