"use client";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { NumbersTable } from "./numbers-table";

interface Row {
  label: string;
  held: number;
  no_shows: number;
}

interface Props {
  title: string;
  head: string;
  rows: readonly Row[];
}

/** The number of meetings with no-shows, and their share of the meetings that took place. */
export function NoShowPanel({ title, head, rows }: Props) {
  const t = useText();
  const { locale } = useMe();
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const missed = rows.filter(({ no_shows }) => no_shows > 0).sort((a, b) => b.no_shows - a.no_shows);
  if (missed.length === 0)
    return (
      <Panel title={title}>
        <p className="text-muted">{t("insights.nobodyMissed")}</p>
      </Panel>
    );
  return (
    <Panel title={title}>
      <p className="-mt-3 mb-4 text-xs text-muted">{t("insights.noShowsHint")}</p>
      <NumbersTable
        heads={[head, t("insights.held"), t("insights.noShows"), t("insights.shareNoShow")]}
        rows={missed.map(({ label, held, no_shows }) => ({
          label,
          numbers: [
            held,
            <strong key="missed" className="font-medium">
              {no_shows}
            </strong>,
            held === 0 ? "–" : percent.format(no_shows / held),
          ],
        }))}
      />
    </Panel>
  );
}
