import type { GetQuery } from "../api";
import { findDayEnd, findDayStart } from "../day-bounds";
import { formatDay } from "../format-day";
import type { ListFilter, ListQuery } from "../list/list-source";
import { canSeeOthers, type Me } from "../me";
import { buildVisibleEventsQuery } from "../resources/build-visible-events-query";
import { UserFilter } from "../resources/user-filter";
import type { TranslateConsole } from "../texts";
import { type EventTab, getTabOrder, resolveEventTab } from "./event-tabs";
import { GuestFilter } from "./guest-filter";

/** States that the filter offers beside the tabs. */
const LIST_STATES = ["confirmed", "no_show"] as const;

/** The states that the filter offers in layouts by day, which have no tabs. */
export const DAY_STATES = ["confirmed", "planning", "cancelled", "no_show"] as const;

/** The options of the filters. */
type FilterOptions = Record<
  "teams" | "pages" | "apps" | "answers",
  readonly { value: string; label: string }[]
>;

export const makeEventFilters = (
  t: TranslateConsole,
  me: Me,
  { teams, pages, apps, answers }: FilterOptions,
  byDay: boolean,
): ListFilter[] => [
  {
    name: "filter",
    label: t("events.state"),
    options: (byDay ? DAY_STATES : LIST_STATES).map((value) => ({
      value,
      label: t(value === "no_show" ? "events.noShows" : `events.${value}`),
    })),
  },
  ...(canSeeOthers(me)
    ? [
        { name: "team", label: t("events.team"), options: teams },
        { name: "page", label: t("events.page"), options: pages },
        { name: "app", label: t("events.app"), options: apps },
        { name: "answer", label: t("events.answer"), options: answers },
      ].filter(({ options }) => options.length > 0)
    : []),
  { name: "from", label: t("events.from") },
  { name: "to", label: t("events.to") },
  ...(canSeeOthers(me)
    ? [
        { name: "who", label: t("events.who"), input: UserFilter },
        { name: "guest", label: t("events.guest"), input: GuestFilter },
      ]
    : []),
];

/** Converts the search and the filters to the API's query. Days are in the reader's zone. */
export function toEventsQuery(
  me: Me,
  { search, sort, ...query }: ListQuery,
  filters: Partial<Record<string, string>>,
): GetQuery<"/v2/events"> {
  const { team, page, app, answer, from, to, who, guest, order } = filters;
  const tab = resolveEventTab({ ...filters, search });
  const visible = buildVisibleEventsQuery(me);
  const start = from ? findDayStart(me.timezone, from) : null;
  const end = to ? findDayEnd(me.timezone, to) : null;
  const until = tab === "past" && !(end && end.getTime() < Date.now()) ? new Date() : end;
  return {
    ...query,
    ...(search && { search }),
    ...toStateQuery(tab, filters.filter),
    sort: order === "newest" || order === "oldest" ? (sort ?? order) : toStartOrder(order, tab),
    ...(team && { team }),
    ...(page && { bookpage: page }),
    ...(app && { app_id: app }),
    ...(answer && { answer }),
    ...(start && { since: start.toISOString() }),
    ...(until && { until: until.toISOString() }),
    ...visible,
    ...(guest && { invitee_emails: guest }),
    ...(who && { invitee_users: [...new Set([who, visible.invitee_users])].filter(Boolean).join() }),
  };
}

const toStartOrder = (order: string | undefined, tab: EventTab) =>
  order === "start" || order === "latest" ? order : getTabOrder(tab);

const TAB_STATES = {
  upcoming: "upcoming",
  planning: "planning",
  past: "confirmed",
  cancelled: "cancelled",
} as const;

function toStateQuery(tab: EventTab, filter: string | undefined) {
  const state = tab === "all" ? LIST_STATES.find((one) => one === filter) : TAB_STATES[tab];
  return state ? { filter: state } : {};
}

/** Finds a reason why the combined filters can never match. */
export function findFilterConflict(
  t: TranslateConsole,
  me: Me,
  filters: Partial<Record<string, string>>,
): string | null {
  const { from, to } = filters;
  if (from && to && from > to) return t("meetings.daysReversed");
  const tab = resolveEventTab(filters);
  const end = to ? findDayEnd(me.timezone, to) : null;
  if (tab === "upcoming" && end && end.getTime() <= Date.now())
    return t("meetings.overAlready", { day: formatDay(me, end.toISOString()) });
  const start = from ? findDayStart(me.timezone, from) : null;
  if (tab === "past" && start && start.getTime() >= Date.now())
    return t("meetings.notOverYet", { day: formatDay(me, start.toISOString()) });
  return null;
}
