"use client";
import { useMemo } from "react";
import type { LocalDate } from "@/lib/core/time/local-date";
import { SwitchInput } from "../../form/fields";
import { makePlainDateFormatter } from "../../format-plain-date";
import { useMe } from "../../me";
import type { HolidayRules } from "../../resources/edited-availability";
import { useText } from "../../texts";
import { useHolidays } from "./use-holidays";

interface Props {
  rules: HolidayRules;
  today: LocalDate;
  onChange: (except: string[]) => void;
}

/** The upcoming holidays of this and the next year, each with a switch. */
export function HolidayList({ rules, today, onChange }: Props) {
  const year = Number(today.slice(0, 4));
  return (
    <div className="mt-4 grid gap-x-8 gap-y-2">
      {[year, year + 1].map((shown) => (
        <HolidaysOfYear key={shown} year={shown} rules={rules} today={today} onChange={onChange} />
      ))}
    </div>
  );
}

function HolidaysOfYear({ year, rules, today, onChange }: Props & { year: number }) {
  const t = useText();
  const { locale } = useMe();
  const years = useMemo(() => [year], [year]);
  const named = useHolidays(rules, years);
  const write = useMemo(() => makePlainDateFormatter(locale, "long"), [locale]);
  const coming = [...named].filter(([date]) => date >= today);
  const isOpen = (date: string) => rules.except.includes(date);
  const toggle = (date: string, closes: boolean) =>
    onChange(closes ? rules.except.filter((one) => one !== date) : [...rules.except, date].sort());
  if (coming.length === 0) return null;
  const closed = coming.filter(([date]) => !isOpen(date)).length;
  return (
    <details>
      <summary className="fold min-h-11 font-medium text-sm">
        {t("availability.holidays.year", { year: String(year), count: closed })}
      </summary>
      <ul className="divide-y divide-line">
        {coming.map(([date, name]) => (
          <li key={date}>
            <SwitchInput
              label={name}
              hint={`${write(date)} · ${isOpen(date) ? t("availability.holidays.open") : t("availability.days.closed")}`}
              checked={!isOpen(date)}
              onChange={(closes) => toggle(date, closes)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
