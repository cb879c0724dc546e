"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useListAddress } from "../../list/use-list-address";
import { useMe } from "../../me";
import { useText } from "../../texts";
import { addCalendarDays, type DaysView, formatDayRange } from "./calendar-days";

interface Props {
  view: DaysView;
  first: string;
  today: string;
}

/** The shown days, and links to the previous and the next. */
export function DaysHeader({ view, first, today }: Props) {
  const t = useText();
  const me = useMe();
  const address = useListAddress();
  const goTo = (day: string) => address.set("day", day === today ? "" : day);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="me-auto font-medium" aria-live="polite">
        {view === "week"
          ? formatDayRange(me.locale, first, addCalendarDays(first, 6))
          : formatDayRange(me.locale, first, first)}
      </p>
      <div className="flex gap-2">
        <button
          type="button"
          className="button px-3"
          aria-label={t("meetings.before")}
          title={t("meetings.before")}
          onClick={() => goTo(addCalendarDays(first, -7))}
        >
          <ChevronLeft size={18} aria-hidden />
        </button>
        <button type="button" className="button" onClick={() => goTo(today)}>
          {t("meetings.today")}
        </button>
        <button
          type="button"
          className="button px-3"
          aria-label={t("meetings.after")}
          title={t("meetings.after")}
          onClick={() => goTo(addCalendarDays(first, 7))}
        >
          <ChevronRight size={18} aria-hidden />
        </button>
      </div>
    </div>
  );
}
