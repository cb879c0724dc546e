import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ExportColumn, ListColumn } from "../list/list-source";
import { wrapLongWords } from "../list/wrap-long-words";
import type { Me } from "../me";
import {
  type ApiEvent,
  EventStateMark,
  formatEventHost,
  getEventState,
  pickEventDate,
} from "../resources/event-state-mark";
import { formatEventDate } from "../resources/format-event-date";
import { formatSeriesPlace } from "../resources/format-series-place";
import { formatStayLength } from "../resources/format-stay-length";
import type { TranslateConsole } from "../texts";

export const makeEventColumns = (t: TranslateConsole, me: Me): ListColumn<ApiEvent>[] => [
  {
    ...makeTextColumn<ApiEvent>("title", t("events.name"), ({ title }) => title),
    cell: (event) =>
      event.series ? (
        <span>
          {wrapLongWords(event.title)}
          <span className="block font-normal text-muted text-xs">{`${t("series.heading")} · ${formatSeriesPlace(event.series, t)}`}</span>
        </span>
      ) : (
        event.title
      ),
  },
  {
    name: "date",
    label: t("events.date"),
    cell: (event) => {
      const date = pickEventDate(event);
      if (!date) return t("events.noDate");
      const length = formatStayLength(me, event, t);
      return (
        <>
          {formatEventDate(me, event, date)}
          {length ? <span className="block text-muted text-xs">{length}</span> : null}
        </>
      );
    },
    text: (event) => pickEventDate(event)?.date ?? "",
    orders: ["start", "latest"],
  },
  {
    name: "state",
    label: t("events.state"),
    cell: (event) => <EventStateMark event={event} />,
    text: (event) => t(`events.${getEventState(event)}`),
  },
  makeTextColumn("host", t("events.host"), (event) => formatEventHost(event, t)),
  {
    name: "people",
    label: t("events.people"),
    cell: (event) => {
      const { seats, invitees_length: count } = event;
      const missing = listNoShows(event);
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
    ...makeDayColumn<ApiEvent>("added", t("users.added"), me, (event) => event.createdAt),
    orders: ["newest", "oldest"],
  },
];

/** A column for the export only; the list shows the position in a series below the title. */
export const makeSeriesColumn = (t: TranslateConsole): ExportColumn<ApiEvent> => ({
  label: t("series.heading"),
  text: ({ series }) => (series ? formatSeriesPlace(series, t) : ""),
});

/** A column for the export only; the list shows no-shows beside the people. */
export const makeNoShowColumn = (t: TranslateConsole): ExportColumn<ApiEvent> => ({
  label: t("events.noShow"),
  text: (event) => listNoShows(event).join(", "),
});

/** A column for the export only: the meeting link. */
export const makeMeetingLinkColumn = (t: TranslateConsole): ExportColumn<ApiEvent> => ({
  label: t("conferencing.join"),
  text: ({ conference }) => conference?.url ?? conference?.phone ?? "",
});

const listNoShows = ({ invitees }: ApiEvent): string[] =>
  invitees
    .filter(({ no_show }) => no_show)
    .map(({ full_name, email, phone }) => full_name ?? email ?? phone ?? "–");
