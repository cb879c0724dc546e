"use client";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { Schemas } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useListAddress } from "../list/use-list-address";
import { useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { ChartPanel } from "./chart-panel";
import { exportInsights } from "./export-insights";
import { FeedbackPanel } from "./feedback-panel";
import { HoursPanel } from "./hours-panel";
import { InsightsBar } from "./insights-bar";
import { KeyFigures } from "./key-figures";
import { NoShowPanel } from "./no-show-panel";
import { buildInsightsQuery } from "./queries";
import { SmsPanel } from "./sms-panel";
import { toInsightsQuery } from "./to-insights-query";
import { ViewsPanel } from "./views-panel";
import { WhatsappPanel } from "./whatsapp-panel";

export function InsightsScreen() {
  const t = useText();
  const me = useMe();
  const address = useListAddress();
  const query = useQuery(buildInsightsQuery(toInsightsQuery(address, me.timezone)));
  const read = query.data?.value;
  return (
    <>
      <header className="flex flex-wrap items-center gap-2">
        <h1 className="me-auto text-xl font-bold tracking-tight">{t("insights.title")}</h1>
        <button
          type="button"
          className="button"
          aria-disabled={read === undefined}
          onClick={() => read && void exportInsights(read, t)}
        >
          <Download size={18} aria-hidden />
          {t("list.export")}
        </button>
      </header>
      <InsightsBar address={address} read={read} />
      {query.isError ? (
        <FailedList error={query.error} onRetry={() => void query.refetch()} />
      ) : read === undefined ? (
        <ListSkeleton />
      ) : (
        <Numbers read={read} />
      )}
    </>
  );
}

function Numbers({ read }: { read: Schemas["Insights"] }) {
  const t = useText();
  const me = useMe();
  const day = new Intl.DateTimeFormat(me.locale, { timeZone: me.timezone, day: "numeric", month: "short" });
  return (
    <>
      <KeyFigures read={read} />
      <ChartPanel
        title={t("insights.perWeek")}
        head={t("insights.week")}
        shape="columns"
        bars={read.weeks.map(({ starts_at, ...counts }) => ({
          label: day.format(new Date(starts_at)),
          ...counts,
        }))}
      />
      <ViewsPanel views={read.views} />
      <ChartPanel
        title={t("insights.lead")}
        hint={t("insights.leadHint")}
        head={t("insights.leadTime")}
        shape="rows"
        plain
        bars={read.lead_times.map((lead) => ({
          label: formatLeadTime(lead, t),
          booked: lead.booked,
          cancelled: 0,
        }))}
      />
      <HoursPanel hours={read.hours} />
      <FeedbackPanel feedback={read.feedback} />
      {read.sms ? <SmsPanel costs={read.sms} /> : null}
      {read.whatsapp ? <WhatsappPanel usage={read.whatsapp} /> : null}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Breakdown read={read} />
        <NoShows read={read} />
      </div>
    </>
  );
}

/** The same meetings by the properties of their bookings. */
function Breakdown({ read }: { read: Schemas["Insights"] }) {
  const t = useText();
  return (
    <>
      <ChartPanel
        title={t("insights.byPage")}
        hint={t("insights.byPageHint")}
        head={t("insights.page")}
        shape="rows"
        bars={read.pages.map(({ nickname, booked, cancelled }) => ({
          label: nickname ?? t("insights.noPage"),
          booked,
          cancelled,
        }))}
      />
      <ChartPanel
        title={t("insights.byTeam")}
        hint={t("insights.byTeamHint")}
        head={t("insights.team")}
        shape="rows"
        bars={read.teams.map(({ name, booked, cancelled }) => ({ label: name, booked, cancelled }))}
      />
      <ChartPanel
        title={t("insights.byType")}
        hint={t("insights.byTypeHint")}
        head={t("insights.type")}
        shape="rows"
        bars={read.types.map(({ name, nickname, ...counts }) => ({
          label: `${name} (/${nickname})`,
          ...counts,
        }))}
      />
      <ChartPanel
        title={t("insights.bySource")}
        hint={t("insights.bySourceHint")}
        head={t("insights.source")}
        shape="rows"
        bars={read.sources.map(({ source, ...counts }) => ({
          label: t(`insights.sources.${source}`),
          ...counts,
        }))}
      />
      {read.rooms.length > 0 && (
        <ChartPanel
          title={t("rooms.insights")}
          hint={t("rooms.insightsHint")}
          head={t("rooms.room")}
          shape="rows"
          bars={read.rooms.map(({ name, booked, cancelled }) => ({ label: name, booked, cancelled }))}
        />
      )}
    </>
  );
}

function NoShows({ read }: { read: Schemas["Insights"] }) {
  const t = useText();
  return (
    <>
      <NoShowPanel
        title={t("insights.noShowsByPage")}
        head={t("insights.page")}
        rows={read.pages.map(({ nickname, held, no_shows }) => ({
          label: nickname ?? t("insights.noPage"),
          held,
          no_shows,
        }))}
      />
      <NoShowPanel
        title={t("insights.noShowsByHost")}
        head={t("insights.host")}
        rows={read.hosts.map(({ name, held, no_shows }) => ({ label: name, held, no_shows }))}
      />
    </>
  );
}

function formatLeadTime(
  { from_days, to_days }: Schemas["Insights"]["lead_times"][number],
  t: TranslateConsole,
): string {
  if (to_days === 0) return t("insights.underDay");
  if (to_days === null) return t("insights.over", { count: from_days - 1 });
  if (from_days === to_days) return t("insights.days", { count: to_days });
  return t("insights.range", { from: String(from_days), to: String(to_days) });
}
