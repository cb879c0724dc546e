"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RefreshCw, TriangleAlert } from "lucide-react";
import { STALE_AFTER_MINUTES } from "@/lib/domain/calendars/options";
import { api, unwrapResponse } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { buildCalendarsQuery, CALENDARS_KEY, type Calendar, type CalendarList } from "../resources/calendars";
import { ProviderMark } from "../resources/provider-mark";
import { useText } from "../texts";
import { ConfirmButton } from "../ui/confirm-button";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";
import { CalendarWarning } from "./calendar-warning";
import { SubcalendarTable } from "./subcalendar-table";
import { UnreadableEntries } from "./unreadable-entries";
import type { CalendarListChange } from "./use-update-calendars";

interface Props {
  user: string;
  list: CalendarList;
  calendar: Calendar;
  onChange: (change: CalendarListChange) => void;
  onReconnect: () => void;
}

/** A connected account: its state, the use of each calendar, and the button to disconnect it. */
export function CalendarCard({ user, list, calendar, onChange, onReconnect }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const showToast = useToast();
  const params = { path: { user_id: user, calendar_id: calendar._id } };
  const sync = useMutation({
    mutationFn: () =>
      unwrapResponse(api.POST("/v2/users/{user_id}/calendars/{calendar_id}/sync", { params, body: {} })),
    onSettled: () => queries.invalidateQueries({ queryKey: buildCalendarsQuery(user).queryKey }),
  });
  const makePrimary = () =>
    onChange({
      shown: {
        ...list,
        calendars: list.calendars.map((one) => ({ ...one, primary: one._id === calendar._id })),
      },
      body: { calendars: [{ _id: calendar._id, primary: true }] },
    });
  const disconnect = async () => {
    await unwrapResponse(api.DELETE("/v2/users/{user_id}/calendars/{calendar_id}", { params }));
    await queries.invalidateQueries({ queryKey: CALENDARS_KEY });
  };
  return (
    <Panel title={calendar.name}>
      <CalendarFacts calendar={calendar} />
      {calendar.access_broken ? <BrokenAccess calendar={calendar} /> : null}
      {isUnreachable(calendar) ? (
        <CalendarWarning title={t("peopleCalendars.stale")}>
          {t("peopleCalendars.problems.unreachable")}
        </CalendarWarning>
      ) : null}
      {calendar.write_refused_at ? <RejectedWrites calendar={calendar} /> : null}
      <UnreadableEntries calendar={calendar} />
      <SubcalendarTable list={list} calendar={calendar} onChange={onChange} />
      <ErrorText error={sync.error} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-2">
        {calendar.access_broken && calendar.broken_reason !== "complex" ? (
          <button type="button" className="button" data-tone="accent" onClick={onReconnect}>
            {t("calendarUse.reconnect")}
          </button>
        ) : null}
        <MutationButton mutation={sync}>
          <RefreshCw size={18} aria-hidden />
          {sync.isPending ? t("calendars.syncing") : t("calendars.sync")}
        </MutationButton>
        {calendar.primary || !calendar.subcalendars.some(({ writable }) => writable) ? null : (
          <button type="button" className="button" onClick={makePrimary}>
            {t("calendars.makePrimary")}
          </button>
        )}
        <ConfirmButton
          label={t("calendars.disconnect")}
          title={t("trash.disconnectNamed", { name: calendar.name })}
          text={t("trash.disconnectCalendar")}
          run={disconnect}
          onDone={() => showToast(t("calendars.disconnected", { name: calendar.name }))}
        />
      </div>
    </Panel>
  );
}

function CalendarFacts({ calendar }: Pick<Props, "calendar">) {
  const t = useText();
  const me = useMe();
  const read = calendar.synced_at
    ? t("calendars.read", { when: formatMoment(me, calendar.synced_at) })
    : t("calendars.unread");
  return (
    <div className="-mt-2 flex items-center gap-3">
      <ProviderMark source={calendar.source} />
      <p className="min-w-0 text-muted text-xs">
        <span className="block">
          {[
            t(`calendars.sources.${calendar.source}`),
            ...(calendar.primary ? [t("calendars.primary")] : []),
          ].join(" · ")}
        </span>
        <span className="block">
          {[
            t("calendars.count", { count: calendar.subcalendars.length }),
            ...(calendar.synced_at ? [t("calendars.upcoming", { count: calendar.upcoming_count })] : []),
            read,
          ].join(" · ")}
        </span>
      </p>
    </div>
  );
}

function BrokenAccess({ calendar }: Pick<Props, "calendar">) {
  const t = useText();
  return (
    <p className="mt-3 flex gap-2 rounded-sm border border-bad px-4 py-3">
      <TriangleAlert size={18} aria-hidden className="mt-1 flex-none text-bad" />
      <span>
        <strong className="text-bad">{t("calendars.broken")}</strong>{" "}
        {t(`calendars.${pickBrokenTextKey(calendar)}`)}
      </span>
    </p>
  );
}

function RejectedWrites({ calendar }: Pick<Props, "calendar">) {
  const t = useText();
  const { name, subcalendars, write_refused_subcalendar: id, write_refused_reason: why } = calendar;
  const label = subcalendars.find(({ _id }) => _id === id)?.name ?? name;
  return (
    <CalendarWarning title={t("calendarUse.refuses")}>
      {t("calendarUse.refusesText", { calendar: label })}
      {why ? (
        <span lang="en" className="mt-1 block text-muted text-xs">
          {why}
        </span>
      ) : null}
    </CalendarWarning>
  );
}

function isUnreachable({ access_broken: isBroken, synced_at: read }: Calendar): boolean {
  return !isBroken && read !== null && Date.now() - Date.parse(read) > STALE_AFTER_MINUTES * 60_000;
}

/** Picks the key of the text for the reason. */
function pickBrokenTextKey({ source, broken_reason: reason }: Calendar) {
  if (reason === "complex") return "brokenComplex";
  if (source === "ics") return "brokenFile";
  return reason === "address" ? "brokenAddress" : "brokenText";
}
