"use client";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { type Bar, BarChart } from "./bar-chart";
import { FoldedTable } from "./numbers-table";
import { RowChart } from "./row-chart";

interface Props {
  title: string;
  hint?: string;
  /** What the bars are, at the head of the table. */
  head: string;
  bars: readonly Bar[];
  shape: "columns" | "rows";
  /** Where nothing can be cancelled, the table has no column for it. */
  plain?: boolean;
}

/** A chart, and behind it the same as a table. */
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
