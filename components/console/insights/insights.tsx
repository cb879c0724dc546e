"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { TillReady } from "../form/till-ready";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useListAddress } from "../list/use-list-address";
import { useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { ChartPanel } from "./chart-panel";
import { NoShowPanel } from "./no-show-panel";
import { insightsQuery } from "./queries";

const PERIODS_WEEKS = [4, 12, 26, 52];
const USUAL_PERIOD_WEEKS = 12;

export function Insights() {
  const t = useText();
  const me = useMe();
  const address = useListAddress();
  const weeks = PERIODS_WEEKS.find((period) => String(period) === address.get("weeks")) ?? USUAL_PERIOD_WEEKS;
  const query = useQuery(insightsQuery(weeks, me.timezone));
  return (
    <>
      <header className="flex flex-wrap items-center gap-2">
        <h1 className="me-auto text-xl font-bold tracking-tight">{t("insights.title")}</h1>
        <TillReady>
          <select
            className="input w-auto"
            aria-label={t("insights.period")}
            value={weeks}
            onChange={(event) =>
              address.set(
                "weeks",
                event.target.value === String(USUAL_PERIOD_WEEKS) ? "" : event.target.value,
              )
            }
          >
            {PERIODS_WEEKS.map((period) => (
              <option key={period} value={period}>
                {t("insights.weeks", { count: period })}
              </option>
            ))}
          </select>
        </TillReady>
      </header>
      {query.isError ? (
        <FailedList error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <ListSkeleton />
      ) : (
        <Numbers read={query.data.value} />
      )}
    </>
  );
}

function Numbers({ read }: { read: Schemas["Insights"] }) {
  const t = useText();
  const me = useMe();
  const day = new Intl.DateTimeFormat(me.lang, { timeZone: me.timezone, day: "numeric", month: "short" });
  return (
    <>
      <Figures read={read} />
      <ChartPanel
        title={t("insights.perWeek")}
        head={t("insights.week")}
        shape="columns"
        bars={read.weeks.map(({ starts_at, ...counts }) => ({
          label: day.format(new Date(starts_at)),
          ...counts,
        }))}
      />
      <ChartPanel
        title={t("insights.lead")}
        hint={t("insights.leadHint")}
        head={t("insights.leadTime")}
        shape="rows"
        plain
        bars={read.lead_times.map((lead) => ({
          label: leadText(lead, t),
          booked: lead.booked,
          cancelled: 0,
        }))}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
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
        {read.rooms.length > 0 && (
          <ChartPanel
            title={t("rooms.insights")}
            hint={t("rooms.insightsHint")}
            head={t("rooms.room")}
            shape="rows"
            bars={read.rooms.map(({ name, booked, cancelled }) => ({ label: name, booked, cancelled }))}
          />
        )}
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
      </div>
    </>
  );
}

function Figures({ read }: { read: Schemas["Insights"] }) {
  const t = useText();
  const me = useMe();
  const number = new Intl.NumberFormat(me.lang, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(me.lang, { style: "percent", maximumFractionDigits: 1 });
  const figures = [
    { label: t("insights.bookings"), value: number.format(read.booked) },
    {
      label: t("insights.share"),
      value: read.booked === 0 ? "–" : percent.format(read.cancelled / read.booked),
    },
    {
      label: t("insights.shareNoShow"),
      value: read.held === 0 ? "–" : percent.format(read.no_shows / read.held),
    },
    {
      label: t("insights.median"),
      value: read.median_lead_days === null ? "–" : t("insights.days", { count: read.median_lead_days }),
    },
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="rounded-lg border border-line bg-raised p-4 sm:p-6">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="text-2xl font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function leadText(
  { from_days, to_days }: Schemas["Insights"]["lead_times"][number],
  t: TranslateConsole,
): string {
  if (to_days === 0) return t("insights.underDay");
  if (to_days === null) return t("insights.over", { count: from_days - 1 });
  if (from_days === to_days) return t("insights.days", { count: to_days });
  return t("insights.range", { from: String(from_days), to: String(to_days) });
}
