"use client";
import { useMemo, useState } from "react";
import { addMonths } from "@/lib/core/time/add-months";
import { addDays, countDaysBetween, getFirstOfMonth, type LocalDate } from "@/lib/core/time/local-date";
import { useMe } from "../../me";
import type { AvailabilityFormState, DateOverride } from "../../resources/edited-availability";
import { useText } from "../../texts";
import type { Absence } from "../absences/queries";
import type { UserTravel } from "../absences/user-travel";
import type { DayDialogState } from "../date-overrides/day-dialog-state";
import { useHolidays } from "../holidays/use-holidays";
import { buildDayDialogState } from "./build-day-dialog-state";
import { CopyBar } from "./copy-bar";
import { copyOverride } from "./copy-override";
import { resolveYearDays } from "./resolve-year-days";
import { useCopyTargets } from "./use-copy-targets";
import { YearHeader } from "./year-header";
import { YearLegend } from "./year-legend";
import { YearMonths } from "./year-months";

const SHOWN_MONTHS = 6;

interface Props {
  form: AvailabilityFormState;
  today: LocalDate;
  /** The user's time zone. */
  timezone: string;
  absences: readonly Absence[];
  travels: readonly UserTravel[];
  /** The override that is being copied. */
  copied: DateOverride | null;
  onCopy: (entry: DateOverride | null) => void;
  onOpen: (opened: DayDialogState) => void;
}

/** Six months with all exceptions to the weekly hours, editable by click and drag. */
export function YearCalendar({ form, today, timezone, absences, travels, copied, onCopy, onOpen }: Props) {
  const t = useText();
  const { firstWeekday, locale } = useMe();
  const [from, setFrom] = useState(() => getFirstOfMonth(today));
  const days = useYear({ form, from, absences, travels, firstWeekday });
  const picking = useCopyTargets(copied);
  const last = days.at(-1)?.date ?? from;
  const choose = (start: LocalDate, end: LocalDate) => {
    if (copied) return picking.toggle(start, end);
    const first = days[countDaysBetween(from, start)];
    const final = days[countDaysBetween(from, end)];
    if (first && final)
      onOpen(buildDayDialogState({ first, last: final, entries: form.body.dates, timezone, locale }, t));
  };
  return (
    <>
      <YearHeader
        from={from}
        last={last}
        onTurn={(direction) => setFrom(addMonths(from, direction * SHOWN_MONTHS))}
      />
      {copied ? (
        <CopyBar
          entry={copied}
          count={picking.picked.size}
          onApply={() => {
            form.set("/dates", [...form.body.dates, ...copyOverride(copied, picking.picked)]);
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
        onOutside={(date) => setFrom(addMonths(from, date < from ? -SHOWN_MONTHS : SHOWN_MONTHS))}
      />
      <YearLegend />
    </>
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
      resolveYearDays(
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
        countDaysBetween(from, end),
      ),
    [days, weeks, weeks_start, firstWeekday, dates, holidays, names, absences, travels, from, end],
  );
}
