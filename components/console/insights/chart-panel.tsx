"use client";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { type Bar, BarChart } from "./bar-chart";
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
  const heads = [head, t("insights.bookings"), ...(plain ? [] : [t("insights.cancelled")])];
  return (
    <Panel title={title}>
      {hint ? <p className="-mt-3 mb-4 text-xs text-muted">{hint}</p> : null}
      {bars.some(({ booked }) => booked > 0) ? (
        <>
          <Chart bars={bars} label={title} />
          <details className="mt-4">
            <summary className="fold min-h-11 text-muted underline-offset-4 hover:underline">
              {t("insights.table")}
            </summary>
            <table className="w-full border-collapse text-start text-xs">
              <thead className="text-muted">
                <tr className="border-line border-b">
                  {heads.map((name, index) => (
                    <th
                      key={name}
                      scope="col"
                      className={`py-2 font-medium ${index > 0 ? "text-end" : "pe-2"}`}
                    >
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {bars.map(({ label, booked, cancelled }) => (
                  <tr key={label} className="border-line border-b">
                    <th scope="row" className="py-2 pe-2 font-normal break-words">
                      {label}
                    </th>
                    <td className="py-2 text-end">{booked}</td>
                    {plain ? null : <td className="py-2 text-end">{cancelled}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      ) : (
        <p className="text-muted">{t("insights.emptyText")}</p>
      )}
    </Panel>
  );
}
