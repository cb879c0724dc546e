"use client";
import { addDays, countDaysBetween, type LocalDate } from "@/lib/core/time/local-date";
import { formatPlainDate } from "../format-plain-date";
import { useMe } from "../me";
import { useText } from "../texts";
import type { ChangePreview } from "./use-change-preview";

/** A cell per day with the numbers of added and removed slots of all pages. */
export function ChangeDays({ change }: { change: ChangePreview }) {
  const { locale } = useMe();
  const from = change.from as LocalDate;
  const count = countDaysBetween(from, change.to as LocalDate) + 1;
  const dates = Array.from({ length: count }, (_, index) => addDays(from, index));
  return (
    <>
      <div className="mt-3 grid grid-cols-7 text-center text-muted text-xs" aria-hidden>
        {dates.slice(0, 7).map((date) => (
          <span key={date}>{formatPlainDate(locale, date, "weekday")}</span>
        ))}
      </div>
      <ul className="mt-1 grid grid-cols-7 gap-1">
        {dates.map((date) => (
          <ChangedDay key={date} date={date} {...computePageTotals(change.pages, date)} />
        ))}
      </ul>
    </>
  );
}

function computePageTotals(pages: ChangePreview["pages"], date: LocalDate) {
  const sum = (of: "gained" | "lost") =>
    pages.reduce((total, { days }) => total + (days[date]?.[of] ?? 0), 0);
  return { gained: sum("gained"), lost: sum("lost") };
}

interface DayProps {
  date: LocalDate;
  gained: number;
  lost: number;
}

function ChangedDay({ date, gained, lost }: DayProps) {
  const t = useText();
  const { locale } = useMe();
  const name = formatPlainDate(locale, date, "long");
  const isChanged = gained > 0 || lost > 0;
  return (
    <li
      className={`grid min-h-14 content-start justify-items-center rounded-sm border py-1 text-xs leading-tight ${isChanged ? "border-text" : "border-line text-muted"}`}
    >
      <span className="sr-only">
        {isChanged
          ? t("changePreview.day", { date: name, gained, lost })
          : t("changePreview.unchanged", { date: name })}
      </span>
      <span aria-hidden>{Number(date.slice(8))}</span>
      {gained > 0 ? (
        <span aria-hidden className="font-bold text-ok">
          +{gained}
        </span>
      ) : null}
      {lost > 0 ? (
        <span aria-hidden className="font-bold text-bad">
          −{lost}
        </span>
      ) : null}
    </li>
  );
}
