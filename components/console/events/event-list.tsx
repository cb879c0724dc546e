"use client";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useUrlDialog } from "../list/use-url-dialog";
import { canSeeOthers, useMe } from "../me";
import { useText } from "../texts";
import type { BulkChange } from "./bulk/send-bulk-change";
import { ViewChoice } from "./days/view-choice";
import { makeEventColumns, makeMeetingLinkColumn, makeNoShowColumn } from "./event-columns";
import { findFilterConflict, makeEventFilters, toEventsQuery } from "./event-filters";
import type { ApiEvent } from "./event-state-mark";
import { listAnswerColumns, listEventAnswers } from "./list-answer-columns";
import { buildEventFiltersQuery, EVENTS_KEY, listEvents } from "./queries";

/** A chunk that loads on first use. */
const EventDays = lazy(() => import("./days/event-days"));
const EventDrawer = lazy(() => import("./event-drawer"));
const BulkChangeDialog = lazy(() => import("./bulk/bulk-change-dialog"));
const CreateEvent = lazy(() => import("./create-event"));

/** A bulk change of the selected events that awaits confirmation. */
interface PendingBulkChange {
  kind: BulkChange["kind"];
  events: readonly ApiEvent[];
}

export function EventList() {
  const t = useText();
  const me = useMe();
  const params = useSearchParams();
  const drawer = useUrlDialog("event");
  const [creating, setCreating, guest] = useCreateDialog();
  const options = useFilterOptions();
  const [many, setMany] = useState<PendingBulkChange | null>(null);
  const view = params.get("view");
  const isUpcoming = params.get("filter") === "upcoming";
  const source: ListSource<ApiEvent> = {
    key: EVENTS_KEY,
    title: t("events.title"),
    notice: <ViewChoice />,
    ...((view === "agenda" || view === "week") && {
      render: (criteria, filters) => (
        <Suspense>
          <EventDays view={view} criteria={criteria} filters={filters} onOpen={drawer.open} />
        </Suspense>
      ),
    }),
    searchHint: t("meetings.searchHint"),
    findConflict: (filters) => findFilterConflict(t, me, filters),
    load: (query, filters) => listEvents(toEventsQuery(me, query, filters)),
    columns: makeEventColumns(t, me),
    listExtraExportColumns: (events) => [
      makeNoShowColumn(t),
      makeMeetingLinkColumn(t),
      ...listAnswerColumns(events, listEventAnswers),
    ],
    filters: makeEventFilters(t, me, options),
    ...(isUpcoming && { order: t("list.soonest"), defaultOrder: "start" }),
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
    linkRow: ({ _id }) => `/console/meetings?${new URLSearchParams([...params, ["event", _id]])}`,
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
        {many ? <BulkChangeDialog {...many} onClose={() => setMany(null)} /> : null}
        {creating ? (
          <CreateEvent
            guest={guest.includes("@") ? guest : ""}
            onClose={() => setCreating(false)}
            onOpen={(id) => {
              drawer.open(id); // replaces the history entry of the form
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
  const { data } = useQuery({ ...buildEventFiltersQuery(me), enabled: canSeeOthers(me) });
  return data ?? { teams: [], pages: [], apps: [], answers: [] };
}
