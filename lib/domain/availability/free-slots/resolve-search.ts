import type { HostMatch } from "@/lib/core/slots/host-match";
import { measureStay, type StayRules } from "@/lib/core/slots/stays/stay-rules";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { pickDuration } from "@/lib/domain/booking-pages/bookpages/durations";
import {
  type PageGrid,
  type PageRules,
  pickGrid,
  toPageRules,
} from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { buildUnknownParameterProblem, toHostSelector } from "./host-selector";
import type { HostSelector } from "./load-hosts";
import type { SlotSearchQuery } from "./schema";

/** A search with the defaults of its page applied. */
export interface ResolvedSearch extends PageGrid {
  selector: HostSelector;
  /** "page": the team page's rule, which needs the members. */
  match: HostMatch | "page";
  duration: number;
  rules: PageRules | null;
  availability: string | undefined;
  timezone: string | undefined;
}

interface Row {
  id: string;
  settings: PageSettings;
  owner: string | null;
  team: string | null;
  type_id: string | null;
  type_custom: PageSettings | null;
  availability: string | null;
}

const FIND_PAGE = definePreparedStatement<Row>(`
  SELECT b.id, b.custom AS settings, b.user_id AS owner, b.team_id AS team, t.id AS type_id, t.custom AS type_custom, t.availability_id AS availability
    FROM bookpages b
    LEFT JOIN appointment_types t ON t.organization_id = $1 AND t.bookpage_id = b.id AND t.handle = coalesce($3, '') AND t.active
   WHERE b.organization_id = $1 AND b.nickname = $2 AND b.active`);

/** Resolves the page of a query, if it names one, by one statement, and takes missing values from it. */
export async function resolveSearch(
  db: Db,
  organization: OrganizationId,
  query: SlotSearchQuery,
): Promise<ResolvedSearch> {
  const { page, type, team, duration, step, availability, timezone, units } = query;
  if (page === undefined) {
    if (units !== undefined) throw buildUnknownParameterProblem("units", UNITS_MESSAGE);
    const match = team === undefined ? "all" : "any";
    const length = duration ?? pickDuration({}); // required by the schema in this case
    return {
      selector: toHostSelector(query),
      match,
      duration: length,
      step,
      availability,
      timezone,
      rules: null,
    };
  }
  const [row] = await executeSql(db, FIND_PAGE, [organization, page, type ?? null]);
  const selector = row && toPageHostSelector(row);
  if (!selector)
    throw buildUnknownParameterProblem("page", "is not an active booking page of your organisation");
  if (type !== undefined && row.type_id === null)
    throw buildUnknownParameterProblem("type", "is not an active appointment type of this page");
  const rules = toPageRules(
    row,
    row.type_id === null ? null : { id: row.type_id, settings: row.type_custom ?? {} },
  );
  const { durations } = rules.settings;
  const grid = pickGrid(rules);
  const stay = resolveStay(grid.stay, query);
  if (duration !== undefined && grid.steps && duration !== pickDuration(rules.settings))
    throw buildUnknownParameterProblem("duration", "is not that of the steps of this page");
  if (duration !== undefined && durations && !durations.includes(duration))
    throw buildUnknownParameterProblem(
      "duration",
      `is none of the page's durations: ${durations.join(", ")}`,
    );
  return {
    selector,
    match: row.team === null ? "all" : "page",
    duration: stay?.duration ?? duration ?? pickDuration(rules.settings),
    ...grid,
    ...(stay && { stay: stay.rules }),
    step: step ?? grid.step,
    availability: row.availability ?? undefined,
    timezone,
    rules,
  };
}

const UNITS_MESSAGE = "is for a page that is booked by days or nights";

/** Narrows the rules of stays to the requested length; null for a page that is booked by minutes. */
function resolveStay(stay: StayRules | undefined, { units, duration }: SlotSearchQuery) {
  if (!stay) {
    if (units !== undefined) throw buildUnknownParameterProblem("units", UNITS_MESSAGE);
    return null;
  }
  if (duration !== undefined)
    throw buildUnknownParameterProblem("duration", "is for a page that is booked by minutes; give units");
  if (units === undefined) return { rules: stay, duration: undefined };
  if (units < stay.least || units > stay.most)
    throw buildUnknownParameterProblem("units", `must be from ${stay.least} to ${stay.most} on this page`);
  return { rules: { ...stay, least: units, most: units }, duration: measureStay(stay, units) };
}

function toPageHostSelector({ owner, team }: Row): HostSelector | null {
  if (team !== null) return { team };
  return owner === null ? null : { users: [owner] };
}
