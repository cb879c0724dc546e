"use client";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { ChangeDays } from "./change-days";
import { formatChangePreview, isUnchanged } from "./format-change-preview";
import { OutsideMeetings } from "./outside-meetings";
import type { ChangePreview, ChangePreviewState } from "./use-change-preview";

/**
 * The effect of saving: added and removed slots, and meetings outside the new hours. Hidden without an effect; it
 * never blocks saving.
 */
export function ChangePanel({ previewed }: { previewed: ChangePreviewState | null }) {
  const t = useText();
  if (!previewed || (!previewed.failed && (!previewed.change || isUnchanged(previewed.change)))) return null;
  const { change, failed } = previewed;
  return (
    <Panel title={t("changePreview.title")}>
      <p className={failed ? "text-muted" : "font-medium"}>{formatChangePreview(previewed, t)}</p>
      {change && !failed ? (
        <>
          <ChangeDays change={change} />
          <ChangedPages pages={change.pages} />
          <OutsideMeetings change={change} />
        </>
      ) : null}
    </Panel>
  );
}

/** The effect per page, if more than one page changes. */
function ChangedPages({ pages }: Pick<ChangePreview, "pages">) {
  const t = useText();
  const changed = pages.map((page) => ({ ...page, ...computeDayTotals(page.days) })).filter(hasChanges);
  if (changed.length < 2) return null;
  return (
    <section className="mt-4">
      <h3 className="font-bold text-sm">{t("changePreview.pages")}</h3>
      <ul className="mt-1 text-sm">
        {changed.map(({ bookpage, type, nickname, name, gained, lost }) => (
          <li key={type ?? bookpage} className="flex justify-between gap-3 border-line border-t py-1.5">
            <span className="min-w-0 break-words">{name || `/${nickname}`}</span>
            <span className="flex-none font-medium">
              {gained > 0 ? <span className="text-ok">+{gained}</span> : null}{" "}
              {lost > 0 ? <span className="text-bad">−{lost}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const hasChanges = ({ gained, lost }: { gained: number; lost: number }) => gained > 0 || lost > 0;

function computeDayTotals(days: ChangePreview["pages"][number]["days"]) {
  const all = Object.values(days);
  const sum = (of: "gained" | "lost") => all.reduce((total, day) => total + day[of], 0);
  return { gained: sum("gained"), lost: sum("lost") };
}
