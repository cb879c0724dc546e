import { z } from "zod";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { findWaitingEntry } from "@/lib/domain/bookings/waiting-list/find-waiting-entry";
import { waitingEntry } from "@/lib/domain/bookings/waiting-list/schema";
import { serializeWaiting } from "@/lib/domain/bookings/waiting-list/serialize";
import type { WaitingRow } from "@/lib/domain/bookings/waiting-list/waiting-row";
import { createWaitingToken } from "@/lib/domain/bookings/waiting-list/waiting-token";
import { buildOfferPath } from "@/lib/domain/bookings/waiting-offers/build-offer-path";
import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import { isInternalReader, sanitizeExternalText } from "@/lib/domain/events/event-mails/mail-names";
import { getMailTranslator } from "@/lib/domain/messaging/mail/translate-mail";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { capitalize, formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import type { StepSubject, SubjectTexts } from "./step-subject";

interface OfferPage {
  host: string | null;
  team: string | null;
  /** Name of the team, of the chosen member or of the page's user. */
  name: string;
  /** Name of the appointment type. */
  type: string | null;
}

/** $3: the chosen member of a team, $4: the appointment type. */
const PAGE = definePreparedStatement<OfferPage>(`
  SELECT coalesce($3, b.user_id) AS host, b.team_id AS team,
         coalesce((SELECT NULLIF(concat_ws(' ', u.first_name, u.last_name), '') FROM users u
                    WHERE u.organization_id = $1 AND u.id = coalesce($3, b.user_id)),
                  (SELECT m.name FROM teams m WHERE m.organization_id = $1 AND m.id = b.team_id),
                  b.nickname::text) AS name,
         (SELECT y.name FROM appointment_types y WHERE y.organization_id = $1 AND y.id = $4) AS type
    FROM bookpages b WHERE b.organization_id = $1 AND b.id = $2`);

/** Loads an entry of a waiting list with its last offer as the subject of steps; null if the entry is gone. */
export async function loadOfferSubject(
  tx: Db,
  organization: OrganizationId,
  id: string,
  now: Instant,
): Promise<StepSubject | null> {
  const row = await findWaitingEntry(tx, organization, id);
  if (!row?.holdId || !row.offeredStart || !row.offeredUntil) return null;
  const values = [organization, row.bookpageId, row.hostId, row.appointmentTypeId];
  const [page] = await executeSql(tx, PAGE, values);
  if (!page) return null;
  const start = asInstant(row.offeredStart.getTime());
  return {
    organization,
    trigger: "offer_waiting",
    id,
    occasion: row.holdId,
    lang: isLanguage(row.lang) ? row.lang : "en",
    zone: row.timezone,
    person: { email: row.email, name: row.fullName },
    answers: [],
    page: { page: row.bookpageId, type: row.appointmentTypeId, team: page.team },
    form: null,
    team: page.team,
    host: page.host,
    end: row.offeredUntil.getTime() > now ? null : { reason: "offer_over", onlyDelayed: false },
    encode: () => ({ waiting: z.encode(waitingEntry, serializeWaiting(row, now)) }),
    listTexts: (reader) => listTexts({ row, page, start, organization }, reader),
  };
}

interface Offer {
  organization: OrganizationId;
  row: WaitingRow;
  page: OfferPage;
  start: Instant;
}

/** The link of the person who waits books the held time in their name, so that others get one to the console. */
function listTexts({ organization, row, page, start }: Offer, reader: MailReader): SubjectTexts {
  const { lang, zone, hourCycle = null } = reader;
  const t = getMailTranslator(lang);
  const style = buildDateTimeStyle({ lang, zone, hourCycle });
  const date = capitalize(lang, formatDate(style, toLocalDate(zone, start), "day"));
  const time = joinDateTime(lang, formatTime(style, start), formatZoneLabel(zone, start));
  const isPerson = reader.role === "booker";
  const token = isPerson ? createWaitingToken({ organization, entry: row.id }) : "";
  const place = {
    slug: row.pageSlug,
    type: row.typeSlug,
    duration: row.duration,
    member: row.hostId,
    zone,
    lang,
    token,
  };
  const isNamed = isPerson || isInternalReader(reader) || row.fullName !== "";
  return {
    values: {
      recipient: sanitizeExternalText(reader.name ?? reader.email, reader),
      booker: isNamed ? sanitizeExternalText(row.fullName || row.email, reader) : t("someone"),
      host: page.name,
      title: page.type ?? t("event.meeting", { host: page.name }),
      date,
      time,
      link: isPerson
        ? resolvePageOrigin() + buildOfferPath(place, start)
        : `${env().WEB_URL}/console/waiting`,
    },
    facts: [
      { label: getTranslator(lang)("event.when"), lines: [joinDateTime(lang, date, time)] },
      { label: t("event.with"), lines: [page.name] },
    ],
    notes: [],
    leave: isPerson
      ? {
          label: t("waiting.leave"),
          href: `${resolvePageOrigin()}/waiting/${token}?lang=${lang}`,
          post: `${resolvePageOrigin()}/waiting/${token}/leave?lang=${lang}`,
        }
      : null,
  };
}
