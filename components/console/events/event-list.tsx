"use client";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreating } from "../list/use-creating";
import { useOpened } from "../list/use-opened";
import { seesOthers, useMe } from "../me";
import { useText } from "../texts";
import type { BulkChange } from "./bulk/send-bulk";
import { ViewChoice } from "./days/view-choice";
import { makeEventColumns, makeLinkColumn, makeNoShowColumn } from "./event-columns";
import { findConflict, makeEventFilters, narrowEvents } from "./event-filters";
import type { Event } from "./event-state-mark";
import { listAnswerColumns, listEventAnswers } from "./list-answer-columns";
import { EVENTS_KEY, eventFiltersQuery, listEvents } from "./queries";

/** Fetched when they are first opened. */
const EventDays = lazy(() => import("./days/event-days"));
const EventDrawer = lazy(() => import("./event-drawer"));
const ChangeMany = lazy(() => import("./bulk/change-many"));
const CreateEvent = lazy(() => import("./create-event"));

/** What is to be done with those selected. */
interface Many {
  kind: BulkChange["kind"];
  events: readonly Event[];
}

export function EventList() {
  const t = useText();
  const me = useMe();
  const params = useSearchParams();
  const drawer = useOpened("event");
  const [creating, setCreating, guest] = useCreating();
  const options = useFilterOptions();
  const [many, setMany] = useState<Many | null>(null);
  const view = params.get("view");
  const isUpcoming = params.get("filter") === "upcoming";
  const source: ListSource<Event> = {
    key: EVENTS_KEY,
    title: t("events.title"),
    notice: <ViewChoice />,
    ...((view === "agenda" || view === "week") && {
      draw: (asked, filters) => (
        <Suspense>
          <EventDays view={view} asked={asked} filters={filters} onOpen={drawer.open} />
        </Suspense>
      ),
    }),
    searchHint: t("meetings.searchHint"),
    findConflict: (filters) => findConflict(t, me, filters),
    load: (query, filters) => listEvents(narrowEvents(me, query, filters)),
    columns: makeEventColumns(t, me),
    exportedBeside: (events) => [
      makeNoShowColumn(t),
      makeLinkColumn(t),
      ...listAnswerColumns(events, listEventAnswers),
    ],
    filters: makeEventFilters(t, me, options),
    ...(isUpcoming && { order: t("list.soonest"), unasked: "start" }),
    orders: [
      ...(isUpcoming
        ? [{ value: "newest", label: t("list.newest") }]
        : [{ value: "start", label: t("meetings.byDate") }]),
      { value: "latest", label: t("meetings.byLatest") },
    ],
    bulk: [
      {
        label: t("meetings.reassignMany"),
        run: (events) => setMany({ kind: "reassign", events }),
      },
      { label: t("meetings.cancelMany"), bad: true, run: (events) => setMany({ kind: "cancel", events }) },
    ],
    nameRow: ({ title }) => title,
    linkRow: ({ _id }) => `/console/events?${new URLSearchParams([...params, ["event", _id]])}`,
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
        {many ? <ChangeMany {...many} onClose={() => setMany(null)} /> : null}
        {creating ? (
          <CreateEvent
            guest={guest.includes("@") ? guest : ""}
            onClose={() => setCreating(false)}
            onOpen={(id) => {
              drawer.open(id); // replaces the history entry that guarded the form
              setCreating(false);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function useFilterOptions() {
  const me = useMe();
  const { data } = useQuery({ ...eventFiltersQuery(me), enabled: seesOthers(me) });
  return data ?? { teams: [], pages: [], apps: [], answers: [] };
}
