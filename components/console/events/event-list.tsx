"use client";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense } from "react";
import { formatDay } from "../format-day";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreating } from "../list/use-creating";
import { useOpened } from "../list/use-opened";
import { useMe } from "../me";
import { useText } from "../texts";
import { PersonFilter } from "../users/person-filter";
import { dateOf, type Event, EventState, hostOf, stateOf } from "./event-state";
import { formatEventDate } from "./format-event-date";
import { patternOf } from "./pattern-of";
import { EVENTS_KEY, eventFiltersQuery, listEvents } from "./queries";

/** Fetched when they are first opened. */
const EventDrawer = lazy(() => import("./event-drawer"));
const CreateEvent = lazy(() => import("./create-event"));

const STATES = ["planning", "confirmed", "upcoming", "cancelled"] as const;
type State = (typeof STATES)[number];

export function EventList() {
  const t = useText();
  const me = useMe();
  const params = useSearchParams();
  const drawer = useOpened("event");
  const [creating, setCreating] = useCreating();
  const options = useFilterOptions();
  const state = (event: Event) => t(`events.${stateOf(event)}`);
  const source: ListSource<Event> = {
    key: EVENTS_KEY,
    title: t("events.title"),
    load: ({ search, ...query }, { filter, team, page, app, from, to, who }) =>
      listEvents({
        ...query,
        ...(search && { q: patternOf(search) }),
        ...(STATES.includes(filter as State) && { filter: filter as State }),
        ...(team && { team }),
        ...(page && { bookpage: page }),
        ...(app && { app_id: app }),
        ...(from && { since: new Date(`${from}T00:00`).toISOString() }),
        ...(to && { until: new Date(`${to}T24:00`).toISOString() }),
        // Members see what they take part in.
        ...((who || !me.admin) && {
          invitee_users: [...new Set([who, me.admin ? "" : me.id])].filter(Boolean).join(),
        }),
      }),
    columns: [
      { name: "title", label: t("events.name"), cell: ({ title }) => title, text: ({ title }) => title },
      {
        name: "date",
        label: t("events.date"),
        cell: (event) => {
          const date = dateOf(event);
          return date ? formatEventDate(me, event, date) : t("events.noDate");
        },
        text: (event) => dateOf(event)?.date ?? "",
      },
      {
        name: "state",
        label: t("events.state"),
        cell: (event) => <EventState event={event} />,
        text: state,
      },
      {
        name: "host",
        label: t("events.host"),
        cell: (event) => hostOf(event, t),
        text: (event) => hostOf(event, t),
      },
      {
        name: "people",
        label: t("events.people"),
        cell: (event) => t("teams.people", { count: event.invitees_length }),
        text: (event) => event.invitees.map(({ email }) => email ?? "").join(" "),
      },
      {
        name: "added",
        label: t("users.added"),
        cell: (event) => formatDay(me, event.createdAt),
        text: (event) => event.createdAt,
      },
    ],
    filters: [
      {
        name: "filter",
        label: t("events.state"),
        options: STATES.map((value) => ({ value, label: t(`events.${value}`) })),
      },
      ...(me.admin
        ? [
            { name: "team", label: t("events.team"), options: options.teams },
            { name: "page", label: t("events.page"), options: options.pages },
            { name: "app", label: t("events.app"), options: options.apps },
          ].filter((filter) => filter.options.length > 0)
        : []),
      { name: "from", label: t("events.from") },
      { name: "to", label: t("events.to") },
      ...(me.admin ? [{ name: "who", label: t("events.who"), input: PersonFilter }] : []),
    ],
    nameOf: ({ title }) => title,
    hrefOf: ({ _id }) => `/console/events?${new URLSearchParams([...params, ["event", _id]])}`,
    open: drawer.open,
    create: { label: t("events.new"), open: () => setCreating(true) },
    empty: {
      title: t("events.emptyTitle"),
      text: t("events.emptyText"),
      call: {
        path: "/v2/events",
        body: { title: "Kick-off", created_by: { email: me.email ?? "jane@example.com" } },
      },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      <Suspense fallback={null}>
        {drawer.value ? <EventDrawer key={drawer.value} id={drawer.value} onClose={drawer.close} /> : null}
        {creating ? (
          <CreateEvent
            onClose={() => setCreating(false)}
            onOpen={(id) => {
              drawer.open(id); // in the place of what guarded the form
              setCreating(false);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function useFilterOptions() {
  const { admin } = useMe();
  const { data } = useQuery({ ...eventFiltersQuery, enabled: admin });
  return data ?? { teams: [], pages: [], apps: [] };
}
