import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { localDateAt } from "@/lib/core/time/zone";
import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import type { LostTimes } from "@/lib/domain/bookings/find-hosts";
import { toHoldId } from "@/lib/domain/bookings/hold-id";
import { holdSlot } from "@/lib/domain/bookings/hold-slot";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import { CODE_LIFETIME_MS } from "@/lib/domain/events/confirmations/code";
import type { AskedForm } from "@/lib/pages/confirmation/asked-form";
import { waitForCode } from "@/lib/pages/confirmation/wait-for-code";
import type { Embed } from "@/lib/pages/frame/embed-look";
import type { Browser, Reader } from "@/lib/pages/frame/reader";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { ApiProblem } from "@/lib/platform/http/problem";
import { capitalize, formatDate, formatTimes } from "@/lib/platform/i18n/format";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";

export interface Asking {
  starts: readonly Instant[];
  email: string;
  host?: string | null;
  formId: string;
  fields: readonly [string, string][];
  browser: Browser;
  reader: Reader;
  /** The form with everything that was entered. */
  back: string;
  embed: Embed;
}

export type AskOutcome =
  | { outcome: "asked"; location: string }
  | LostTimes
  | { outcome: "full" }
  | { outcome: "codes" };

/** Mails the booker a code, and keeps the time until it is typed. `codes`: too many went to this address. */
export async function askBookerCode(
  db: Db,
  page: PageSettings,
  asking: Asking,
  now: Instant,
): Promise<AskOutcome> {
  const { starts, formId } = asking;
  const hold = toHoldId(formId);
  const form = askedForm(page, asking);
  const expiresAt = new Date(now + CODE_LIFETIME_MS);
  try {
    return await inTransaction(db, async (tx) => {
      const refused = await holdSlot(tx, page, asking, { now, expiresAt });
      if (refused) return refused;
      const waiting = { form, formId, host: page.owner.id, hold };
      const location = await waitForCode(tx, page.organization, waiting, now);
      if (location !== null) return { outcome: "asked", location };
      await releaseHold(tx, page.organization, hold);
      return { outcome: "codes" };
    });
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "slot_taken")) throw error;
    return { outcome: "taken", taken: starts, nearest: [] };
  }
}

function askedForm(page: PageSettings, asking: Asking): AskedForm {
  const { email, fields, browser, reader, back, embed } = asking;
  const { lang, region, zone, hourCycle } = reader;
  return {
    email,
    lang,
    target: { page: "booking", nickname: page.nickname },
    fields,
    browser,
    manner: { lang, region, zone, hourCycle },
    chosen: describeTimes(page, asking),
    keepsTime: page.custom.auto_confirm === true,
    back,
    embed,
    leadsTo: page.custom.redirect_url || null,
  };
}

function describeTimes({ owner, duration }: PageSettings, { starts, reader }: Asking): string[] {
  const times = starts.map((start) => {
    const day = capitalize(reader.lang, formatDate(reader, localDateAt(reader.zone, start), "day"));
    return `${day}, ${formatTimes(reader, start, instant(start + duration * MINUTE))}`;
  });
  return [...times, `${zoneLabel(reader.zone, starts[0] ?? instant(0))} · ${owner.name}`];
}
