import type { Interval } from "@/lib/core/time/interval";
import type { EventBody } from "@/lib/domain/events/schema";
import { parseGroups } from "@/lib/domain/events/third-parties/parse-groups";
import { LIMITS } from "@/lib/platform/http/fields";
import type { Language } from "@/lib/platform/i18n/languages";
import type { FoundCreator } from "./find-creator";
import type { WizardState } from "./wizard-state";

type KnownCreator = Extract<FoundCreator, { found: "creator" }>;

/** Builds the body that creates the same event through the API. */
export function buildEventBody(
  { link, title, message, people, places }: WizardState,
  { app, creator }: KnownCreator,
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
      name: name || truncateTitle(address),
      address: address || null,
    })),
    invitees: people.map(({ email, name }) => ({ email, full_name: name || null })),
    messages: message ? [{ body: message }] : [],
    lang,
    locale: lang,
    timezone: zone,
    ...(app && { third_party: { app: app.id, group_ids: parseGroups(link.agid), name: app.name } }),
    ...(link.oid !== "" && { poll: { open: true } }), // an open poll has no invitees
  };
}

const truncateTitle = (text: string): string =>
  text.length <= LIMITS.name ? text : `${text.slice(0, LIMITS.name - 1)}…`;
