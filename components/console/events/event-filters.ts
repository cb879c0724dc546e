import type { GetQuery } from "../api";
import { formatDay } from "../format-day";
import type { ListFilter, ListQuery } from "../list/list-source";
import { canSeeOthers, type Me } from "../me";
import type { TranslateConsole } from "../texts";
import { UserFilter } from "../users/user-filter";
import { buildVisibleEventsQuery } from "./build-visible-events-query";
import { GuestFilter } from "./guest-filter";

const EVENT_STATES = ["planning", "confirmed", "upcoming", "cancelled", "no_show"] as const;

/** The options of the filters. */
type FilterOptions = Record<
  "teams" | "pages" | "apps" | "answers",
  readonly { value: string; label: string }[]
>;

export const makeEventFilters = (
  t: TranslateConsole,
  me: Me,
  { teams, pages, apps, answers }: FilterOptions,
): ListFilter[] => [
  {
    name: "filter",
    label: t("events.state"),
    options: EVENT_STATES.map((value) => ({
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
  { search, ...query }: ListQuery,
  { filter, team, page, app, answer, from, to, who, guest, order }: Partial<Record<string, string>>,
): GetQuery<"/v2/events"> {
  const state = EVENT_STATES.find((one) => one === filter);
  const visible = buildVisibleEventsQuery(me);
  return {
    ...query,
    ...(search && { search }),
    ...(state && { filter: state }),
    ...(state === "upcoming" && !order && { sort: "start" }),
    ...((order === "start" || order === "latest") && { sort: order }),
    ...(team && { team }),
    ...(page && { bookpage: page }),
    ...(app && { app_id: app }),
    ...(answer && { answer }),
    ...(from && { since: new Date(`${from}T00:00`).toISOString() }),
    ...(to && { until: new Date(`${to}T24:00`).toISOString() }),
    ...visible,
    ...(guest && { invitee_emails: guest }),
    ...(who && { invitee_users: [...new Set([who, visible.invitee_users])].filter(Boolean).join() }),
  };
}

/** Finds a reason why the combined filters can never match. */
export function findFilterConflict(
  t: TranslateConsole,
  me: Me,
  { filter, from, to }: Partial<Record<string, string>>,
): string | null {
  if (from && to && from > to) return t("meetings.daysReversed");
  const end = to ? new Date(`${to}T24:00`) : null;
  if (filter === "upcoming" && end && end.getTime() <= Date.now())
    return t("meetings.overAlready", { day: formatDay(me, end.toISOString()) });
  return null;
}
