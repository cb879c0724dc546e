import { ROLES } from "@/lib/domain/contracts/audience";
import { MISSING_SETUP_KINDS, USER_SIGN_UP_STATUSES } from "@/lib/domain/people/options";
import type { GetQuery } from "../api";
import type { ListCriteria, ListFilter } from "../list/list-source";
import type { UserSummary } from "../resources/user-summary";
import type { TranslateConsole } from "../texts";

const SETUP_FILTERS = ["unfinished", ...MISSING_SETUP_KINDS] as const;

const SETUP_FILTER_LABELS = {
  unfinished: "users.unfinished",
  without_hours: "actionItems.withoutHours",
  without_calendar: "actionItems.withoutCalendar",
  without_page: "actionItems.withoutPage",
} as const;

const ORDERS = ["name", "name_backwards", "last_seen", "longest_unseen", "newest", "oldest"] as const;

/** The default order. */
export const DEFAULT_USER_ORDER = "name";

/** Picks the URL's values that the API knows. */
const findAllowed = <Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined => values.find((value) => value === text);

const omitUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

/** Converts all filters except the status, which the counts are grouped by. */
export const toUserCountsQuery = (
  { search }: { search?: string | undefined },
  filters: Record<string, string>,
) =>
  omitUndefined({
    search,
    role: findAllowed(ROLES, filters.role),
    team: filters.team || undefined,
    filter: findAllowed(SETUP_FILTERS, filters.filter),
  });

export const toUserListQuery = (
  criteria: ListCriteria,
  filters: Record<string, string>,
): GetQuery<"/v2/people"> => ({
  ...criteria,
  ...toUserCountsQuery(criteria, filters),
  ...omitUndefined({ status: toUserStatus(filters) }),
  sort: findAllowed(ORDERS, filters.order) ?? DEFAULT_USER_ORDER,
});

export const toUserStatus = ({ status }: Record<string, string>): UserSummary["status"] | undefined =>
  findAllowed(USER_SIGN_UP_STATUSES, status);

export const makeUserFilters = (
  t: TranslateConsole,
  teams: { value: string; label: string }[],
): ListFilter[] => [
  {
    name: "status",
    label: t("people.status"),
    options: USER_SIGN_UP_STATUSES.map((value) => ({ value, label: t(`people.${value}`) })),
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
    options: SETUP_FILTERS.map((value) => ({ value, label: t(SETUP_FILTER_LABELS[value]) })),
  },
];

export const listUserOrders = (t: TranslateConsole) => [
  { value: "name_backwards", label: t("people.byNameBackwards") },
  { value: "last_seen", label: t("people.byLastSeen") },
  { value: "longest_unseen", label: t("people.byLongestUnseen") },
  { value: "newest", label: t("list.newest") },
];
