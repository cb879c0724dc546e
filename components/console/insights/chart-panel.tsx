"use client";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { type Bar, BarChart } from "./bar-chart";
import { FoldedTable } from "./numbers-table";
import { RowChart } from "./row-chart";

interface Props {
  title: string;
  hint?: string;
  /** The heading of the table's first column. */
  head: string;
  bars: readonly Bar[];
  shape: "columns" | "rows";
  /** Leaves out the column for cancellations. */
  plain?: boolean;
}

/** A chart, with the same data as a collapsed table. */
export function ChartPanel({ title, hint, head, bars, shape, plain = false }: Props) {
  const t = useText();
  const Chart = shape === "columns" ? BarChart : RowChart;
  return (
    <Panel title={title}>
      {hint ? <p className="-mt-3 mb-4 text-xs text-muted">{hint}</p> : null}
      {bars.some(({ booked }) => booked > 0) ? (
        <>
          <Chart bars={bars} label={title} />
          <FoldedTable
            heads={[head, t("insights.bookings"), ...(plain ? [] : [t("insights.cancelled")])]}
            rows={bars.map(({ label, booked, cancelled }) => ({
              label,
              numbers: plain ? [booked] : [booked, cancelled],
            }))}
          />
        </>
      ) : (
        <p className="text-muted">{t("insights.emptyText")}</p>
      )}
    </Panel>
  );
}
