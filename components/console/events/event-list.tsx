"use client";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import type { ListSource } from "../list/list-source";
import type { ListTabs } from "../list/list-tabs";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useUrlDialog } from "../list/use-url-dialog";
import { canSeeOthers, type Me, useMe } from "../me";
import type { ApiEvent } from "../resources/event-state-mark";
import { buildEventFiltersQuery, EVENTS_KEY, listEvents } from "../resources/events";
import { type TranslateConsole, useText } from "../texts";
import type { BulkChange } from "./bulk/send-bulk-change";
import { ViewChoice } from "./days/view-choice";
import { makeEventColumns, makeMeetingLinkColumn, makeNoShowColumn, makeSeriesColumn } from "./event-columns";
import { findFilterConflict, makeEventFilters, toEventsQuery } from "./event-filters";
import { EVENT_TABS, type EventTab, getTabOrder, INITIAL_EVENT_TAB, resolveEventTab } from "./event-tabs";
import { listAnswerColumns, listEventAnswers } from "./list-answer-columns";

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

/** The planner shows when invited colleagues are free. */
const PLANNER_PATH = "/add_invitees";

/** The parameters of the search and the filters. */
const FILTER_PARAMS = ["filter", "search", "team", "page", "app", "answer", "from", "to", "who", "guest"];

const makeEventTabs = (t: TranslateConsole, active: EventTab): ListTabs => ({
  param: "filter",
  active,
  initial: INITIAL_EVENT_TAB,
  all: EVENT_TABS.map((name) => ({
    name,
    label: t(`meetings.tabs.${name}`),
    empty: t(`meetings.emptyTabs.${name}`),
  })),
});

export function EventList() {
  const me = useMe();
  const drawer = useUrlDialog("event");
  const [creating, setCreating, guest] = useCreateDialog();
  const [many, setMany] = useState<PendingBulkChange | null>(null);
  const source = useEventSource({
    onOpen: drawer.open,
    // The planner writes to the organisation itself, so its test mode has the dialog.
    onCreate: () => (me.test ? setCreating(true) : location.assign(PLANNER_PATH)),
    onBulkChange: setMany,
  });
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

interface SourceActions {
  onOpen: (id: string) => void;
  onCreate: () => void;
  onBulkChange: (change: PendingBulkChange) => void;
}

function useEventSource({ onOpen, onCreate, onBulkChange }: SourceActions): ListSource<ApiEvent> {
  const t = useText();
  const me = useMe();
  const params = useSearchParams();
  const options = useFilterOptions();
  const view = params.get("view");
  const byDay = view === "agenda" || view === "week";
  const tab = resolveEventTab(
    Object.fromEntries(FILTER_PARAMS.map((name) => [name, params.get(name) ?? ""])),
  );
  return {
    key: EVENTS_KEY,
    title: t("events.title"),
    layout: <ViewChoice />,
    ...(!byDay && { tabs: makeEventTabs(t, tab) }),
    ...(byDay && {
      render: (criteria, filters) => (
        <Suspense>
          <EventDays view={view} criteria={criteria} filters={filters} onOpen={onOpen} />
        </Suspense>
      ),
    }),
    searchHint: t("meetings.searchHint"),
    findConflict: (filters) => findFilterConflict(t, me, filters),
    load: (query, filters) => listEvents(toEventsQuery(me, query, filters)),
    columns: makeEventColumns(t, me),
    listExtraExportColumns: (events) => [
      makeSeriesColumn(t),
      makeNoShowColumn(t),
      makeMeetingLinkColumn(t),
      ...listAnswerColumns(events, listEventAnswers),
    ],
    filters: makeEventFilters(t, me, options, byDay),
    ...makeEventOrders(t, getTabOrder(tab)),
    bulk: [
      { label: t("meetings.reassignMany"), run: (events) => onBulkChange({ kind: "reassign", events }) },
      {
        label: t("meetings.cancelMany"),
        bad: true,
        run: (events) => onBulkChange({ kind: "cancel", events }),
      },
    ],
    nameRow: ({ title }) => title,
    linkRow: ({ _id }) => `/console/meetings?${new URLSearchParams([...params, ["event", _id]])}`,
    open: onOpen,
    create: { label: t("events.new"), open: onCreate },
    empty: makeEmptyText(t, me),
  };
}

/** The tab's own order, its reverse, and the order in which meetings were made. */
const makeEventOrders = (t: TranslateConsole, order: "start" | "latest") => {
  const [byDate, byLatest] = [t("meetings.byDate"), t("meetings.byLatest")];
  const isStart = order === "start";
  return {
    order: isStart ? byDate : byLatest,
    defaultOrder: order,
    orders: [
      isStart ? { value: "latest", label: byLatest } : { value: "start", label: byDate },
      { value: "newest", label: t("list.newest") },
    ],
  };
};

const makeEmptyText = (t: TranslateConsole, me: Me) => ({
  title: t("events.emptyTitle"),
  text: t("events.emptyText"),
  call: {
    path: "/v2/events",
    body: { title: "Kick-off", created_by: { email: me.email ?? "jane@example.com" } },
  },
});

function useFilterOptions() {
  const me = useMe();
  const { data } = useQuery({ ...buildEventFiltersQuery(me), enabled: canSeeOthers(me) });
  return data ?? { teams: [], pages: [], apps: [], answers: [] };
}
