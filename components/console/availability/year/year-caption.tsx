"use client";
import { type RefObject, useEffect, useState } from "react";
import type { LocalDate } from "@/lib/core/time/local-date";
import { useText } from "../../texts";
import type { ResolvedDay } from "./resolve-year-days";
import { findDate } from "./use-day-drag";

interface Props {
  box: RefObject<HTMLElement | null>;
  days: readonly ResolvedDay[];
  formatDay: (day: ResolvedDay) => string;
}

/** Describes the hovered or focused day in a fixed area, so that it covers no other days. */
export function YearCaption({ box, days, formatDay }: Props) {
  const t = useText();
  const [date, setDate] = useState<LocalDate | null>(null);
  useEffect(() => {
    const point = ({ target }: Event) => {
      const pointed = findDate(target);
      if (pointed) setDate(pointed);
    };
    const element = box.current;
    element?.addEventListener("mouseover", point);
    element?.addEventListener("focusin", point);
    return () => {
      element?.removeEventListener("mouseover", point);
      element?.removeEventListener("focusin", point);
    };
  }, [box]);
  const day = days.find((one) => one.date === date);
  return (
    <p className="year-caption" aria-hidden>
      {day ? (
        formatDay(day)
      ) : (
        <>
          <span className="[@media(hover:none)]:hidden">{t("availability.year.caption")}</span>
          <span className="[@media(hover:hover)]:hidden">{t("availability.year.touch")}</span>
        </>
      )}
    </p>
  );
}
