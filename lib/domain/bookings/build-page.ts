import { type PageSettings, pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import {
  isDurationAllowed,
  listDurations,
  pickDuration,
} from "@/lib/domain/booking-pages/bookpages/durations";
import { type PageRules, toPageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { type Branding, requireBranding } from "@/lib/domain/tenancy/branding/branding";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";
import type { PageAddress } from "./page-address";
import type { OfferingSettings, PageHost, PageOf } from "./public-page";
import { getStayZone } from "./stays/stay-page";

export interface TypeRow {
  id: string;
  slug: string;
  name: string;
  public: boolean;
  message: string;
  description: string;
  settings: PageSettings;
  availability_id: string | null;
}

export interface PageRow<Type extends TypeRow> {
  id: string;
  slug: string;
  message: string;
  settings: PageSettings;
  types: readonly Type[] | null;
  branding: Branding | null;
}

/** The difference between the page of a user and that of a team. */
interface PageOwnership<Type extends TypeRow, Offered extends OfferingSettings>
  extends Pick<PageOf<Offered>, "owner" | "team" | "people"> {
  /** Offering of the page (null) or of a type. */
  offer: (type: Type | null, rules: PageRules) => Offered;
}

/** Builds the page, or the type or duration that the address names; null if it does not exist. */
export function buildPage<Type extends TypeRow, Offered extends OfferingSettings>(
  organization: OrganizationId,
  row: PageRow<Type>,
  { type: slug, minutes }: Pick<PageAddress, "type" | "minutes">,
  { owner, team, people, offer }: PageOwnership<Type, Offered>,
): PageOf<Offered> | null {
  const types = row.types ?? [];
  const type = types.find((one) => one.slug === slug) ?? null;
  if (slug !== null && !type) return null;
  const page = { ...row, team: team?.id ?? null };
  const toPublic = (one: Type) => {
    const rules = toPageRules(page, one);
    const { slug, name, description } = one;
    return { slug, name, description, duration: pickDuration(rules.settings), ...offer(one, rules) };
  };
  const rules = toPageRules(page, type);
  const offered = offer(type, rules);
  if (minutes !== null && !isDurationAllowed(rules.settings, { minutes, ofType: type !== null })) return null;
  return {
    organization,
    bookpageId: row.id,
    appointmentTypeId: type?.id ?? null,
    availabilityId: type?.availability_id ?? null,
    slug: row.slug,
    message: type?.message || row.message,
    settings: lockStayZone(applySeatSettings(rules.settings), offered, owner),
    owner,
    team,
    people,
    chosen: null,
    rules,
    ...offered,
    duration: minutes ?? pickDuration(rules.settings),
    durations: listDurations(rules.settings),
    type: type ? { ...toPublic(type), title: type.settings.invite_title || type.name } : null,
    types: types.filter((one) => one.public).map(toPublic),
    branding: requireBranding(row.branding, organization),
  };
}

/** Takes title and place of a meeting with seats from the page, without asking the booker. */
const applySeatSettings = (settings: PageSettings): PageSettings =>
  pickSeats(settings) === null
    ? settings
    : { ...settings, hide_title: true, title_mandatory: false, hide_places: true };

/** Stays begin and end on the clocks of the page, so its bookers see these alone. */
const lockStayZone = (
  settings: PageSettings,
  { grid, zones }: OfferingSettings,
  owner: PageHost,
): PageSettings =>
  grid.stay ? { ...settings, set_timezone: true, fixed_timezone: getStayZone({ zones, owner }) } : settings;

export interface PageHostRow {
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  picture_url: string | null;
  timezone: string;
  language: string;
}

/** `unnamed` replaces the name of a user without one. */
export const toPageHost = (id: string, row: PageHostRow, unnamed: string): PageHost => ({
  id,
  email: row.email,
  name: formatFullName({ firstName: row.first_name, lastName: row.last_name }) ?? unnamed,
  firstName: row.first_name || row.last_name || unnamed,
  pictureUrl: row.picture_url,
  timezone: row.timezone,
  language: row.language as Language,
});
