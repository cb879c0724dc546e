import type { Interval } from "@/lib/core/time/interval";
import type { EventBody } from "@/lib/domain/events/schema";
import { readGroups } from "@/lib/domain/events/third-parties/read-groups";
import { LIMITS } from "@/lib/platform/http/fields";
import type { Language } from "@/lib/platform/i18n/languages";
import type { Creation } from "./creation-query";
import type { FoundCreator } from "./find-creator";

type Known = Extract<FoundCreator, { found: "creator" }>;

/** The body with which an app would create the same event through the API (spec 4.11). */
export function buildEventBody(
  { link, title, message, people, places }: Creation,
  { app, creator }: Known,
  { times, zone, lang }: { times: readonly Interval[]; zone: string; lang: Language },
): EventBody {
  return {
    created_by: creator.user ? { user: creator.user } : { email: creator.email, full_name: creator.name },
    title,
    dates: times.map(({ start, end }) => ({
      date: new Date(start).toISOString(),
      end_date: new Date(end).toISOString(),
    })),
    places: places.map(({ name, address }) => ({
      name: name || shorten(address),
      address: address || null,
    })),
    invitees: people.map(({ email, name }) => ({ email, full_name: name || null })),
    messages: message ? [{ body: message }] : [],
    lang,
    locale: lang,
    timezone: zone,
    ...(app
      ? { third_party: { app: app.id, group_ids: readGroups(link.agid), name: app.name } }
      : { poll: { open: true } }), // nobody is invited: its link is passed on
  };
}

const shorten = (text: string): string =>
  text.length <= LIMITS.name ? text : `${text.slice(0, LIMITS.name - 1)}…`;
