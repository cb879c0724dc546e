"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FailedList, ListSkeleton } from "../list/list-states";
import { ProviderMark } from "../resources/provider-mark";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { CalendarConnectionCard } from "./calendar-connection-card";
import { CalendarConnectionForm, type ConnectionSource } from "./calendar-connection-form";
import { calendarConnectionsQuery } from "./queries";

const SOURCES = ["google", "office365", "exchange"] as const;

/** Connections that open the calendars of all users, set up by admins. */
export function CalendarConnections() {
  const t = useText();
  const query = useQuery(calendarConnectionsQuery);
  const [source, setSource] = useState<ConnectionSource | null>(null);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title={t("companyCalendars.title")} back={null} />
        <p className="max-w-prose text-muted">{t("companyCalendars.intro")}</p>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 gap-4">
          {query.data.value.map((connection) => (
            <CalendarConnectionCard key={connection._id} connection={connection} />
          ))}
          {query.data.value.length === 0 ? (
            <Panel title={t("companyCalendars.emptyTitle")}>
              <p className="text-muted">{t("companyCalendars.emptyText")}</p>
            </Panel>
          ) : null}
        </div>
        <Panel title={t("calendars.connect")}>
          <div className="grid gap-2">
            {SOURCES.map((name) => (
              <button
                key={name}
                type="button"
                className="button justify-start gap-3 px-3"
                onClick={() => setSource(name)}
              >
                <ProviderMark source={name} />
                {t(`companyCalendars.sources.${name}`)}
              </button>
            ))}
          </div>
        </Panel>
      </div>
      {source ? <CalendarConnectionForm source={source} onClose={() => setSource(null)} /> : null}
    </>
  );
}
