"use client";
import type { Schemas } from "../api";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { NumbersTable } from "./numbers-table";

type Costs = NonNullable<Schemas["Insights"]["sms"]>;

/** What the text messages of each workflow have used and cost, by month; nothing if none was sent. */
export function SmsPanel({ costs }: { costs: Costs }) {
  const t = useText();
  const { locale } = useMe();
  const month = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "long", year: "numeric" });
  const format = ({ cost, currency }: Costs[number]) =>
    currency ? new Intl.NumberFormat(locale, { style: "currency", currency }).format(cost) : "–";
  if (costs.length === 0) return null;
  return (
    <Panel title={t("insights.sms")}>
      <p className="-mt-3 mb-4 text-xs text-muted">{t("insights.smsHint")}</p>
      <NumbersTable
        heads={[
          t("insights.workflow"),
          t("insights.smsMessages"),
          t("insights.smsParts"),
          t("insights.cost"),
        ]}
        rows={costs.map((row) => ({
          label: `${month.format(new Date(`${row.month}-01`))} · ${row.name ?? t("insights.deletedWorkflow")}`,
          numbers: [row.messages, row.parts, format(row)],
        }))}
      />
    </Panel>
  );
}
