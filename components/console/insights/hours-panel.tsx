"use client";
import { DAY, HOUR } from "@/lib/core/time/instant";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { HeatMap, type HeatMapHour } from "./heat-map";
import { FoldedTable } from "./numbers-table";

const DAYS_A_WEEK = 7;

/** A Monday. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);

/** The hours of the week at which meetings start, with the busiest as a collapsed table. */
export function HoursPanel({ hours }: { hours: readonly HeatMapHour[] }) {
  const t = useText();
  const me = useMe();
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(me.locale, { timeZone: "UTC", ...parts });
  const [short, long, clock] = [
    format({ weekday: "short" }),
    format({ weekday: "long" }),
    format({ hour: "numeric" }),
  ];
  const weekdays = Array.from({ length: DAYS_A_WEEK }, (_, index) => {
    const weekday = (index + me.firstWeekday) % DAYS_A_WEEK;
    return { weekday, label: short.format(SOME_MONDAY + weekday * DAY) };
  });
  const formatHour = (hour: number) => clock.format(SOME_MONDAY + hour * HOUR);
  const busiest = [...hours].sort((a, b) => b.booked - a.booked || a.weekday - b.weekday || a.hour - b.hour);
  return (
    <Panel title={t("insights.busiest")}>
      <p className="-mt-3 mb-4 text-muted text-xs">
        {t("insights.busiestHint", { zone: me.timezone.replaceAll("_", " ") })}
      </p>
      {hours.length === 0 ? (
        <p className="text-muted">{t("insights.emptyText")}</p>
      ) : (
        <>
          <HeatMap hours={hours} weekdays={weekdays} formatHour={formatHour} label={t("insights.busiest")} />
          <FoldedTable
            heads={[t("insights.hour"), t("insights.bookings")]}
            rows={busiest.map(({ weekday, hour, booked }) => ({
              label: `${long.format(SOME_MONDAY + weekday * DAY)}, ${formatHour(hour)}`,
              numbers: [booked],
            }))}
          />
        </>
      )}
    </Panel>
  );
}
