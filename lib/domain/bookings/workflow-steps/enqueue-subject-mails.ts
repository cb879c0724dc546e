import type { Instant } from "@/lib/core/time/instant";
import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import { findAddressReaders } from "@/lib/domain/events/planned-steps/find-address-readers";
import { isWithinMailQuota } from "@/lib/domain/events/planned-steps/is-within-mail-quota";
import { TEAM_ADMINS } from "@/lib/domain/events/planned-steps/list-recipients";
import type { StepMessage, StepOutcome } from "@/lib/domain/events/planned-steps/step-channel";
import { type NewMail, storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { log } from "@/lib/platform/log/log";
import { PERSON } from "./list-wanted-subject-steps";
import { renderSubjectMail } from "./render-subject-mail";
import type { StepSubject } from "./step-subject";

/** Stores the mails of steps without a meeting, and queues the jobs that send them. */
export async function enqueueSubjectMails(
  tx: Db,
  subject: StepSubject,
  messages: readonly StepMessage[],
  now: Instant,
): Promise<ReadonlyMap<string, StepOutcome>> {
  const outcomes = new Map<string, StepOutcome>();
  if (messages.length === 0) return outcomes;
  const { organization, lang, zone, person, page } = subject;
  const { name: organizationName, hour_cycle: hourCycle } = await getBranding(tx, organization);
  const fixed = await findAddressReaders(tx, organization, messages, { lang, timezone: zone });
  const needsAdmins = messages.some(({ recipient }) => recipient === TEAM_ADMINS);
  const admins = needsAdmins ? await listTeamAdmins(tx, subject) : [];
  const writer: MailReader[] = person.email
    ? [{ role: "booker", visitor: null, email: person.email, name: person.name, lang, zone, team: null }]
    : [];
  for (const message of messages) {
    const { recipient } = message;
    const isPerson = recipient === PERSON;
    const readers = isPerson
      ? writer
      : recipient === TEAM_ADMINS
        ? admins
        : fixed.filter(({ email }) => email === recipient);
    if (readers.length === 0) {
      outcomes.set(
        message.id,
        isPerson ? "no_address" : recipient === TEAM_ADMINS ? "preference" : "unconfirmed_address",
      );
      continue;
    }
    const mails = renderMails(
      subject,
      message,
      readers.map((reader) => ({ ...reader, organizationName, hourCycle })),
    );
    const quota = {
      recipients: isPerson && person.email ? [person.email] : [],
      page: page.page ?? null,
      isNeeded: false,
    };
    if (!mails) outcomes.set(message.id, "error");
    else if (await isWithinMailQuota(tx, organization, quota, now)) {
      await storeMails(tx, organization, mails);
      outcomes.set(message.id, "sent");
    } else outcomes.set(message.id, "mail_limit");
  }
  return outcomes;
}

/** A message that cannot be rendered does not delay the others. */
function renderMails(
  subject: StepSubject,
  message: StepMessage,
  readers: readonly MailReader[],
): NewMail[] | null {
  try {
    return readers.map((reader) => renderSubjectMail(subject, message, reader));
  } catch (error) {
    log().error({ err: error, step: message.id }, "the mail of a workflow could not be rendered");
    return null;
  }
}

interface Admin {
  email: string;
  firstName: string | null;
  lastName: string | null;
  language: string;
  timezone: string;
  team: string;
}

// As for requests of a meeting: an admin of several teams is listed for the first one.
const ADMINS = definePreparedStatement<Admin>(`
  SELECT DISTINCT ON (u.email) u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.language,
         u.timezone, t.name AS team
    FROM teams t
    JOIN team_admin_preferences p ON p.organization_id = $1 AND p.team_id = t.id AND p.email -> 'new_event_admin' = 'true'
    JOIN team_members a ON a.organization_id = $1 AND a.team_id = t.id AND a.admin
    JOIN users u ON u.organization_id = $1 AND u.id = a.user_id AND u.email IS NOT NULL AND u.suspended_at IS NULL
   WHERE t.organization_id = $1
     AND (t.id = $2 OR ($2::text IS NULL AND EXISTS (
           SELECT FROM team_members m WHERE m.organization_id = $1 AND m.team_id = t.id AND m.user_id = $3 AND m.member)))
   ORDER BY u.email, t.id`);

/** Lists the admins of the team concerned, or of the teams of the page's user, who want mails about requests. */
async function listTeamAdmins(tx: Db, { organization, team, host }: StepSubject): Promise<MailReader[]> {
  if (team === null && host === null) return [];
  const admins = await executeSql(tx, ADMINS, [organization, team, host]);
  return admins.map(({ email, language, timezone, team: name, ...names }) => ({
    role: "team",
    visitor: null,
    email,
    name: formatFullName(names),
    lang: isLanguage(language) ? language : "en",
    zone: timezone,
    team: name,
  }));
}
