import { renderZoneOptions } from "@/components/booking/zone-options";
import type { Instant } from "@/lib/core/time/instant";
import type { Language } from "@/lib/platform/i18n/languages";
import { listZoneGroups } from "@/lib/platform/i18n/list-zone-groups";

const HOUR_MS = 3_600_000;

const rendered = new Map<Language, { hour: number; markup: string }>();

/** All zones with their offsets, cached for an hour, as offsets change only on the hour. */
export function getZoneOptionsMarkup(lang: Language, now: Instant): string {
  const hour = Math.floor(now / HOUR_MS);
  let cached = rendered.get(lang);
  if (cached?.hour !== hour) {
    cached = { hour, markup: renderZoneOptions(listZoneGroups(lang, now)) };
    rendered.set(lang, cached);
  }
  return cached.markup;
}
