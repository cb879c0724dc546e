"use client";
import type { Schemas } from "../api";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { NumbersTable } from "./numbers-table";

type Usage = NonNullable<Schemas["Insights"]["whatsapp"]>;

/** The WhatsApp messages of each workflow, by month and category; nothing if none was delivered. */
export function WhatsappPanel({ usage }: { usage: Usage }) {
  const t = useText();
  const { locale } = useMe();
  const month = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "long", year: "numeric" });
  if (usage.length === 0) return null;
  return (
    <Panel title={t("insights.whatsapp")}>
      <p className="-mt-3 mb-4 text-xs text-muted">{t("insights.whatsappHint")}</p>
      <NumbersTable
        heads={[
          t("insights.workflow"),
          t("insights.whatsappCategory"),
          t("insights.smsMessages"),
          t("insights.whatsappBillable"),
        ]}
        rows={usage.map((row) => ({
          label: `${month.format(new Date(`${row.month}-01`))} · ${row.name ?? t("insights.deletedWorkflow")}`,
          numbers: [row.category || "–", row.messages, row.billable],
        }))}
      />
    </Panel>
  );
}
