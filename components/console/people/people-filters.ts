import { PERSON_STATUSES } from "@/lib/domain/people/person-statuses";
import { ROLES } from "@/lib/platform/http/audience";
import type { GetQuery } from "../api";
import type { Filter, ListAsked } from "../list/list-source";
import type { TranslateConsole } from "../texts";
import type { Person } from "./queries";

const SHOWN = ["unfinished", "without_hours", "without_calendar", "without_page"] as const;

const SHOWN_LABELS = {
  unfinished: "users.unfinished",
  without_hours: "todo.withoutHours",
  without_calendar: "todo.withoutCalendar",
  without_page: "todo.withoutPage",
} as const;

const ORDERS = ["name", "name_backwards", "last_seen", "longest_unseen", "newest", "oldest"] as const;

/** The order that comes unasked. */
export const PEOPLE_ORDER = "name";

/** Of what stands in the address, the values that the API knows. */
const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text);

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

/** Everything but the status, by which they are counted. */
export const toCountsQuery = ({ search }: { search?: string | undefined }, filters: Record<string, string>) =>
  given({
    search,
    role: oneOf(ROLES, filters.role),
    team: filters.team || undefined,
    filter: oneOf(SHOWN, filters.filter),
  });

export const toPeopleQuery = (asked: ListAsked, filters: Record<string, string>): GetQuery<"/v2/people"> => ({
  ...asked,
  ...toCountsQuery(asked, filters),
  ...given({ status: toStatus(filters) }),
  sort: oneOf(ORDERS, filters.order) ?? PEOPLE_ORDER,
});

export const toStatus = ({ status }: Record<string, string>): Person["status"] | undefined =>
  oneOf(PERSON_STATUSES, status);

export const makePeopleFilters = (
  t: TranslateConsole,
  teams: { value: string; label: string }[],
): Filter[] => [
  {
    name: "status",
    label: t("people.status"),
    options: PERSON_STATUSES.map((value) => ({ value, label: t(`people.${value}`) })),
    isElsewhere: true,
  },
  {
    name: "role",
    label: t("users.role"),
    options: ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
  },
  { name: "team", label: t("invitations.team"), options: teams },
  {
    name: "filter",
    label: t("list.show"),
    options: SHOWN.map((value) => ({ value, label: t(SHOWN_LABELS[value]) })),
  },
];

export const listPeopleOrders = (t: TranslateConsole) => [
  { value: "name_backwards", label: t("people.byNameBackwards") },
  { value: "last_seen", label: t("people.byLastSeen") },
  { value: "longest_unseen", label: t("people.byLongestUnseen") },
  { value: "newest", label: t("list.newest") },
];
