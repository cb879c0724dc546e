"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { LocalDate } from "@/lib/core/time/local-date";
import { formatPlainDate } from "../../format-plain-date";
import { useMe } from "../../me";
import { useText } from "../../texts";

interface Props {
  from: LocalDate;
  last: LocalDate;
  onTurn: (direction: -1 | 1) => void;
}

/** The shown months, with links to the previous and the next. */
export function YearHeader({ from, last, onTurn }: Props) {
  const t = useText();
  const { locale } = useMe();
  const month = (date: LocalDate) => formatPlainDate(locale, date, "monthShort");
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-2">
      <button
        type="button"
        className="button -ms-2.5 px-2.5"
        data-tone="quiet"
        aria-label={t("availability.year.before")}
        onClick={() => onTurn(-1)}
      >
        <ChevronLeft size={18} aria-hidden />
      </button>
      <h3 className="font-bold" aria-live="polite">
        {month(from)} – {month(last)}
      </h3>
      <button
        type="button"
        className="button px-2.5"
        data-tone="quiet"
        aria-label={t("availability.year.after")}
        onClick={() => onTurn(1)}
      >
        <ChevronRight size={18} aria-hidden />
      </button>
    </div>
  );
}
