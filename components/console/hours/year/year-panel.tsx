"use client";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { addDays, daysBetween, firstOfMonth, type LocalDate } from "@/lib/core/time/local-date";
import { useMe } from "../../me";
import { useText } from "../../texts";
import { Panel } from "../../ui/panel";
import type { AvailabilityForm, DateEntry } from "../availability-body";
import type { Absence } from "../away/queries";
import type { Travel } from "../away/travel";
import { EntryList } from "../dates/entry-list";
import { openNew } from "../dates/open-new";
import type { Opened } from "../dates/opened";
import { useHolidays } from "../holidays/use-holidays";
import { CopyBar } from "./copy-bar";
import { copyEntry } from "./copy-entry";
import { addMonths } from "./find-key-date";
import { openDays } from "./open-days";
import { paintDays } from "./paint-days";
import { usePicking } from "./use-picking";
import { YearHead } from "./year-head";
import { YearLegend } from "./year-legend";
import { YearMonths } from "./year-months";

const SHOWN_MONTHS = 12;

interface Props {
  form: AvailabilityForm;
  today: LocalDate;
  /** Of the person. */
  timezone: string;
  absences: readonly Absence[];
  travels: readonly Travel[];
  /** Hours that are to be laid on other days. */
  copied: DateEntry | null;
  onCopy: (entry: DateEntry | null) => void;
  onOpen: (opened: Opened) => void;
}

/** Twelve months with everything that makes a day differ from its week, to be changed by clicking and dragging. */
export function YearPanel({ form, today, timezone, absences, travels, copied, onCopy, onOpen }: Props) {
  const t = useText();
  const { firstWeekday } = useMe();
  const [from, setFrom] = useState(() => firstOfMonth(today));
  const days = useYear({ form, from, absences, travels, firstWeekday });
  const picking = usePicking(copied);
  const last = days.at(-1)?.date ?? from;
  const choose = (start: LocalDate, end: LocalDate) => {
    if (copied) return picking.toggle(start, end);
    const first = days[daysBetween(from, start)];
    const final = days[daysBetween(from, end)];
    if (first && final) onOpen(openDays({ first, last: final, entries: form.body.dates, timezone }, t));
  };
  const add = () =>
    onOpen(openNew({ kind: "open", range: { start_date: today, end_date: today }, timezone, note: null }));
  return (
    <Panel title={t("availability.year.title")}>
      <p className="-mt-3 mb-4 text-muted text-xs">{t("availability.year.hint")}</p>
      <YearHead from={from} last={last} onTurn={(years) => setFrom(addMonths(from, years * SHOWN_MONTHS))}>
        <button type="button" className="button ms-auto" onClick={add}>
          <Plus size={18} aria-hidden />
          {t("availability.year.add")}
        </button>
      </YearHead>
      {copied ? (
        <CopyBar
          entry={copied}
          count={picking.picked.size}
          onApply={() => {
            form.set("/dates", [...form.body.dates, ...copyEntry(copied, picking.picked)]);
            onCopy(null);
          }}
          onCancel={() => onCopy(null)}
        />
      ) : null}
      <YearMonths
        days={days}
        firstWeekday={firstWeekday}
        today={today}
        picked={picking.picked}
        onChoose={choose}
        onLeave={(date) => setFrom(addMonths(from, date < from ? -SHOWN_MONTHS : SHOWN_MONTHS))}
      />
      <YearLegend />
      <EntryList form={form} today={today} onOpen={onOpen} onCopy={onCopy} />
    </Panel>
  );
}

interface YearProps extends Pick<Props, "form" | "absences" | "travels"> {
  from: LocalDate;
  firstWeekday: number;
}

function useYear({ form, from, absences, travels, firstWeekday }: YearProps) {
  const { days, weeks, weeks_start, dates, holidays } = form.body;
  const end = addMonths(from, SHOWN_MONTHS);
  const years = useMemo(() => {
    const first = Number(from.slice(0, 4));
    return [...new Set([first, Number(addDays(end, -1).slice(0, 4))])];
  }, [from, end]);
  const names = useHolidays(holidays, years);
  return useMemo(
    () =>
      paintDays(
        {
          days,
          weeks,
          weeks_start,
          firstWeekday,
          dates,
          holidays: names,
          except: holidays?.except ?? [],
          absences,
          travels,
        },
        from,
        daysBetween(from, end),
      ),
    [days, weeks, weeks_start, firstWeekday, dates, holidays, names, absences, travels, from, end],
  );
}
