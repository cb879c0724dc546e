import { dayColumn, textColumn } from "../list/columns";
import type { Column, ExportColumn } from "../list/list-source";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";
import { deriveState, type Event, EventStateMark, formatHost, pickDate } from "./event-state-mark";
import { formatEventDate } from "./format-event-date";

export const makeEventColumns = (t: TranslateConsole, me: Me): Column<Event>[] => [
  textColumn("title", t("events.name"), ({ title }) => title),
  {
    name: "date",
    label: t("events.date"),
    cell: (event) => {
      const date = pickDate(event);
      return date ? formatEventDate(me, event, date) : t("events.noDate");
    },
    text: (event) => pickDate(event)?.date ?? "",
    orders: ["start", "latest"],
  },
  {
    name: "state",
    label: t("events.state"),
    cell: (event) => <EventStateMark event={event} />,
    text: (event) => t(`events.${deriveState(event)}`),
  },
  textColumn("series", t("series.heading"), ({ series }) =>
    series ? t("series.place", { index: String(series.index), count: String(series.count) }) : "",
  ),
  textColumn("host", t("events.host"), (event) => formatHost(event, t)),
  {
    name: "people",
    label: t("events.people"),
    cell: (event) => {
      const { seats, invitees_length: count } = event;
      const missing = listMissing(event);
      return (
        <>
          {seats ? t("events.seats", seats) : t("teams.people", { count })}
          {missing.length === 0 ? null : (
            <span className="block text-bad text-xs">{`${t("events.noShow")}: ${missing.join(", ")}`}</span>
          )}
        </>
      );
    },
    text: (event) => event.invitees.map(({ email, phone }) => email ?? phone ?? "").join(" "),
  },
  {
    ...dayColumn<Event>("added", t("users.added"), me, (event) => event.createdAt),
    orders: ["newest", "oldest"],
  },
];

/** For the export; in the list they stand with the people. */
export const makeNoShowColumn = (t: TranslateConsole): ExportColumn<Event> => ({
  label: t("events.noShow"),
  text: (event) => listMissing(event).join(", "),
});

/** For the export: where one meets on the web. */
export const makeLinkColumn = (t: TranslateConsole): ExportColumn<Event> => ({
  label: t("conferencing.join"),
  text: ({ conference }) => conference?.url ?? conference?.phone ?? "",
});

const listMissing = ({ invitees }: Event): string[] =>
  invitees
    .filter(({ no_show }) => no_show)
    .map(({ full_name, email, phone }) => full_name ?? email ?? phone ?? "–");
