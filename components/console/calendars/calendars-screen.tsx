"use client";
import { useQuery } from "@tanstack/react-query";
import { SwitchInput } from "../form/fields";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useUrlDialog } from "../list/use-url-dialog";
import { useMe } from "../me";
import { describeError } from "../problem-error";
import { buildCalendarsQuery } from "../resources/calendars";
import { UserFrame } from "../resources/user-frame";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { BusyStatuses } from "./busy-statuses";
import { CalendarCard } from "./calendar-card";
import { ConferencingPanel } from "./conferencing-panel";
import { ConnectPanel } from "./connect-panel";
import { ConnectedToast } from "./connected-toast";
import { EntrySettings } from "./entry-settings";
import { FeedPanel } from "./feed-panel";
import { ReconnectDialog } from "./reconnect-dialog";
import { useUpdateCalendars } from "./use-update-calendars";

/** A user's calendars; without an id, the signed-in user's. */
export function CalendarsScreen({ id }: { id?: string }) {
  const me = useMe();
  const user = id ?? me.id;
  return (
    <UserFrame id={user} section="calendars">
      <ConnectedToast />
      <Calendars user={user} />
    </UserFrame>
  );
}

function Calendars({ user }: { user: string }) {
  const t = useText();
  const query = useQuery(buildCalendarsQuery(user));
  const change = useUpdateCalendars(user);
  const reconnecting = useUrlDialog("reconnect");
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const list = query.data.value;
  const isFirst = list.calendars.length === 0;
  const reconnected = list.calendars.find(({ _id }) => _id === reconnecting.value);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid min-w-0 gap-4">
        {change.isError ? (
          <p role="alert" className="rounded-sm border border-bad px-4 py-3 font-medium text-bad">
            {describeError(change.error, t)}
          </p>
        ) : null}
        {isFirst ? <ConnectPanel isFirst user={user} signIns={list.sign_ins} /> : null}
        {list.calendars.map((calendar) => (
          <CalendarCard
            key={calendar._id}
            user={user}
            list={list}
            calendar={calendar}
            onChange={(next) => change.mutate(next)}
            onReconnect={() => reconnecting.open(calendar._id)}
          />
        ))}
        {isFirst ? null : (
          <Panel title={t("calendars.settings")}>
            <EntrySettings list={list} onChange={(next) => change.mutate(next)} />
            <SwitchInput
              label={t("calendars.block")}
              hint={t("calendars.blockHint")}
              checked={list.when_broken === "block"}
              onChange={(on) => {
                const when_broken = on ? "block" : "last_known";
                change.mutate({ shown: { ...list, when_broken }, body: { when_broken } });
              }}
            />
            <SwitchInput
              label={t("calendars.follow")}
              hint={t("calendars.followHint")}
              checked={list.on_calendar_change === "follow"}
              onChange={(on) => {
                const on_calendar_change = on ? "follow" : "tell";
                change.mutate({ shown: { ...list, on_calendar_change }, body: { on_calendar_change } });
              }}
            />
            <SwitchInput
              label={t("calendars.suggestions")}
              hint={t("calendars.suggestionsHint")}
              checked={list.sync_suggestions}
              onChange={(sync_suggestions) =>
                change.mutate({ shown: { ...list, sync_suggestions }, body: { sync_suggestions } })
              }
            />
            <BusyStatuses list={list} onChange={(next) => change.mutate(next)} />
          </Panel>
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        {isFirst ? null : <ConnectPanel user={user} signIns={list.sign_ins} />}
        <ConferencingPanel user={user} />
        <FeedPanel user={user} />
      </div>
      {reconnected ? (
        <ReconnectDialog
          user={user}
          calendar={reconnected}
          signIns={list.sign_ins}
          onClose={reconnecting.close}
        />
      ) : null}
    </div>
  );
}
