import { truncateText } from "@/lib/domain/events/push/build-push-message";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import { escapeMrkdwn } from "@/lib/domain/messaging/slack/escape-mrkdwn";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { SlackMessage } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import type { RenderedMessage } from "./rendered-message";
import { buildButtons, buildLines } from "./slack-blocks";
import { getChannelReader } from "./slack-readers";

const MAX_LISTED = 20;
const MAX_NAME = 80;

interface BrokenCalendar {
  name: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

/** Calendars that the admins were notified of and that still cannot be read. */
const BROKEN = definePreparedStatement<BrokenCalendar>(`
  SELECT c.name, u.first_name AS "firstName", u.last_name AS "lastName", u.email
    FROM calendar_syncs y
    JOIN calendars c ON c.organization_id = $1 AND c.id = y.calendar_id
    JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
   WHERE y.organization_id = $1 AND y.admins_notified_at IS NOT NULL AND (c.access_broken OR y.failures > 0)
   ORDER BY y.admins_notified_at DESC, c.id LIMIT ${MAX_LISTED}`);

/** Renders the calendars that cannot be read; null if all can again. */
export async function renderCalendarsMessage(db: Db, message: SlackMessage): Promise<RenderedMessage | null> {
  const organization = asOrganizationId(message.organizationId);
  const broken = await executeSql(db, BROKEN, [organization]);
  if (broken.length === 0) return null;
  const { lang } = await getChannelReader(db, organization, null);
  const t = getMailTranslator(lang);
  const heading = t("slack.calendars");
  return {
    text: escapeMrkdwn(heading),
    blocks: [
      buildLines([[{ text: heading, bold: true }], [{ text: t("slack.calendarsText") }]]),
      buildLines(
        broken.map(({ name, email, ...names }) => [
          { text: formatFullName(names) ?? email ?? "", bold: true },
          { text: ` – ${truncateText(name, MAX_NAME)}` },
        ]),
      ),
      buildButtons([
        { id: "open", label: t("slack.openCalendars"), url: `${env().WEB_URL}/console/people-calendars` },
      ]),
    ],
    version: null,
  };
}
