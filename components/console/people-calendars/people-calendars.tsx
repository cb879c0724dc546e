"use client";
import { buildCalendarsPath } from "../calendars/build-calendars-path";
import { CalendarState } from "../calendars/calendar-state";
import { formatMoment } from "../format-moment";
import type { ListColumn, ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { type Me, useMe } from "../me";
import { listPeopleCalendars, USER_CALENDAR_STATES, type UserCalendars } from "../resources/people-calendars";
import { type TranslateConsole, useText } from "../texts";

/** The calendar accounts of all users, their last sync and the required actions; no entries. */
export function PeopleCalendars() {
  const t = useText();
  const me = useMe();
  const nameRow = ({ full_name, email }: UserCalendars) => full_name ?? email ?? t("users.unnamed");
  const source: ListSource<UserCalendars> = {
    key: ["people-calendars"],
    title: t("peopleCalendars.title"),
    load: (query, filters) => {
      const status = USER_CALENDAR_STATES.find((one) => one === filters.status);
      return listPeopleCalendars({ ...query, ...(status && { status }) });
    },
    filters: [
      {
        name: "status",
        label: t("peopleCalendars.state"),
        options: USER_CALENDAR_STATES.map((value) => ({ value, label: t(`peopleCalendars.${value}`) })),
      },
    ],
    columns: [
      { name: "person", label: t("peopleCalendars.person"), cell: nameRow, text: nameRow },
      ...makeColumns(t, me),
    ],
    listExtraExportColumns: () => [
      {
        label: t("peopleCalendars.read"),
        text: ({ calendars }) => calendars.map(({ synced_at: at }) => at ?? "").join("; "),
      },
    ],
    nameRow,
    linkRow: ({ _id }) => buildCalendarsPath(_id, me),
    empty: { title: t("peopleCalendars.emptyTitle"), text: t("peopleCalendars.emptyText") },
  };
  return <ResourceList source={source} />;
}

const makeColumns = (t: TranslateConsole, me: Me): ListColumn<UserCalendars>[] => {
  const formatAccount = ({ name, source }: UserCalendars["calendars"][number]) =>
    `${name} (${t(`calendars.sources.${source}`)})`;
  const formatLastSync = ({ synced_at: at }: UserCalendars["calendars"][number]) =>
    at ? formatMoment(me, at) : t("peopleCalendars.never");
  return [
    {
      name: "state",
      label: t("peopleCalendars.state"),
      cell: (person) => <CalendarState person={person} />,
      text: ({ status }) => t(`peopleCalendars.${status}`),
    },
    {
      name: "accounts",
      label: t("peopleCalendars.accounts"),
      cell: ({ calendars }) => (
        <Lines
          lines={calendars.map((calendar) => ({
            id: calendar._id,
            text: formatAccount(calendar),
            detail: `${t("peopleCalendars.read")}: ${formatLastSync(calendar)}`,
          }))}
        />
      ),
      text: ({ calendars }) => calendars.map(formatAccount).join("; "),
    },
  ];
};

interface Line {
  id: string;
  text: string;
  detail: string;
}

const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.length === 0 ? (
    <span aria-hidden="true">–</span>
  ) : (
    <ul className="grid gap-1">
      {lines.map(({ id, text, detail }) => (
        <li key={id} className="wrap-anywhere">
          {text}
          <span className="block text-muted text-xs">{detail}</span>
        </li>
      ))}
    </ul>
  );
