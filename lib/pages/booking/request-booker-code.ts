import { joinWords } from "@/lib/core/text/join-words";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import { isWholeDays } from "@/lib/domain/booking-pages/bookpages/stay-schema";
import { toHoldId } from "@/lib/domain/bookings/hold-id";
import { holdSlot } from "@/lib/domain/bookings/hold-slot";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { UnavailableTimes } from "@/lib/domain/bookings/unavailable-times";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { CODE_LIFETIME_MS } from "@/lib/domain/events/confirmations/confirmation-code";
import { formatStay } from "@/lib/domain/events/stay/format-stay";
import { requestFormConfirmation } from "@/lib/pages/confirmation/request-form-confirmation";
import type { UnconfirmedForm } from "@/lib/pages/confirmation/unconfirmed-form";
import type { Embed } from "@/lib/pages/page-shell/parse-embed";
import type { BrowserPreferences, VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { capitalize, formatDate, formatTimes } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";

export interface BookerCodeRequest {
  starts: readonly Instant[];
  email: string;
  host?: string | null;
  formId: string;
  fields: readonly [string, string][];
  browser: BrowserPreferences;
  reader: VisitorLocale;
  /** The address of the form with all values. */
  back: string;
  embed: Embed;
}

export type BookerCodeOutcome =
  | { outcome: "asked"; location: string }
  | UnavailableTimes
  | { outcome: "full" }
  | { outcome: "codes" };

/** Mails the booker a code, and holds the time until it is typed. `codes`: too many codes went to this address. */
export async function requestBookerCode(
  db: Db,
  page: BookablePage,
  request: BookerCodeRequest,
  now: Instant,
): Promise<BookerCodeOutcome> {
  const { starts, formId } = request;
  const hold = toHoldId(formId);
  const form = buildUnconfirmedForm(page, request);
  const expiresAt = new Date(now + CODE_LIFETIME_MS);
  try {
    return await withTransaction(db, async (tx) => {
      const rejection = await holdSlot(tx, page, request, { now, expiresAt });
      if (rejection) return rejection;
      const waiting = { form, formId, host: page.owner.id, hold };
      const location = await requestFormConfirmation(tx, page.organization, waiting, now);
      if (location !== null) return { outcome: "asked", location };
      await releaseHold(tx, page.organization, hold);
      return { outcome: "codes" };
    });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "slot_taken")) throw error;
    return { outcome: "taken", taken: starts, nearest: [] };
  }
}

function buildUnconfirmedForm(page: BookablePage, request: BookerCodeRequest): UnconfirmedForm {
  const { email, fields, browser, reader, back, embed } = request;
  const { lang, region, zone, hourCycle } = reader;
  return {
    email,
    lang,
    target: { page: "booking", slug: page.slug },
    fields,
    browser,
    dateTimeStyle: { lang, region, zone, hourCycle },
    chosen: describeTimes(page, request),
    keepsTime: page.settings.auto_confirm === true,
    back,
    embed,
    leadsTo: page.settings.redirect_url || null,
  };
}

function describeTimes(
  { owner, duration, grid: { stay } }: BookablePage,
  { starts, reader }: BookerCodeRequest,
): string[] {
  const times = starts.map((start) => {
    const end = asInstant(start + duration * MINUTE);
    if (stay) {
      const span = { start, end, allDay: isWholeDays(stay), unit: stay.unit };
      const { day, time } = formatStay(reader, reader.zone, getTranslator(reader.lang), span);
      return joinDateTime(reader.lang, day, time);
    }
    const day = capitalize(reader.lang, formatDate(reader, toLocalDate(reader.zone, start), "day"));
    const times = formatTimes(reader, start, end);
    return joinDateTime(reader.lang, day, joinWords(times));
  });
  return [...times, `${formatZoneLabel(reader.zone, starts[0] ?? asInstant(0))} · ${owner.name}`];
}
