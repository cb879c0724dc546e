"use client";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";

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

/** Of which meetings somebody stayed away: how many, and the share of those that took place. */
export function NoShowPanel({ title, head, rows }: Props) {
  const t = useText();
  const { lang } = useMe();
  const percent = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 });
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
      <table className="w-full border-collapse text-start text-xs">
        <thead className="text-muted">
          <tr className="border-line border-b">
            {[head, t("insights.held"), t("insights.noShows"), t("insights.shareNoShow")].map(
              (name, index) => (
                <th key={name} scope="col" className={`py-2 font-medium ${index > 0 ? "ps-2 text-end" : ""}`}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {missed.map(({ label, held, no_shows }) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="py-2 font-normal break-words">
                {label}
              </th>
              <td className="py-2 text-end">{held}</td>
              <td className="py-2 text-end font-medium">{no_shows}</td>
              <td className="py-2 text-end">{held === 0 ? "–" : percent.format(no_shows / held)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
