"use client";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { formatClock } from "../format-ambiguous-time";
import { formatDateRange, formatPlainDate } from "../format-plain-date";
import { useMe } from "../me";
import { buildOfferedSlotsQuery, WEEK_DAYS } from "../resources/links";
import { useText } from "../texts";
import { toDateInZone } from "../to-date-in-zone";
import { ErrorText } from "../ui/error-text";

interface Props {
  request: Parameters<typeof buildOfferedSlotsQuery>[0];
  /** The selected instants as the request has them. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The free times of seven days, each selectable. */
export function OfferWeek({ request, chosen, onChange }: Props) {
  const t = useText();
  const { locale } = useMe();
  const today = toDateInZone(request.timezone, Date.now());
  const [from, setFrom] = useState<LocalDate>(today);
  const query = useQuery(buildOfferedSlotsQuery(request, from));
  const days = Object.entries(query.data?.value.days ?? {}).filter(([, { slots }]) => slots.length > 0);
  const move = (by: number) => {
    const there = addDays(from, by);
    if (there >= today) setFrom(there);
  };
  const toggle = (start: string) =>
    onChange(chosen.includes(start) ? chosen.filter((one) => one !== start) : [...chosen, start].sort());
  const last = addDays(from, WEEK_DAYS - 1);
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          className="button px-3"
          aria-label={t("links.before")}
          aria-disabled={from <= today}
          onClick={() => move(-WEEK_DAYS)}
        >
          <ChevronLeft size={18} aria-hidden />
        </button>
        <p aria-live="polite" className="text-center font-medium">
          {formatDateRange(locale, from, last)}
        </p>
        <button
          type="button"
          className="button px-3"
          aria-label={t("links.after")}
          onClick={() => move(WEEK_DAYS)}
        >
          <ChevronRight size={18} aria-hidden />
        </button>
      </div>
      <ErrorText error={query.error} className="mt-3" />
      {query.isSuccess && days.length === 0 ? <p className="mt-4 text-muted">{t("links.none")}</p> : null}
      <div className="mt-3 grid gap-4">
        {days.map(([date, { slots }]) => (
          <fieldset key={date}>
            <legend className="font-medium text-sm">{formatPlainDate(locale, date, "long")}</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {slots.map(({ start: { dateTime } }) => {
                const start = new Date(dateTime).toISOString();
                return (
                  <button
                    key={start}
                    type="button"
                    aria-pressed={chosen.includes(start)}
                    className="button px-3 tabular-nums aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-raised"
                    onClick={() => toggle(start)}
                  >
                    {formatClock({ locale, timezone: request.timezone }, start)}
                  </button>
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  );
}
