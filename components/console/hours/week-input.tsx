"use client";
import { useState } from "react";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { valueAt } from "../form/pointer";
import { useMe } from "../me";
import type { Days, WeekForm } from "./availability-body";
import { CopyDay } from "./copy-day";
import { DayRow } from "./day-row";

interface Props {
  form: WeekForm;
  /** Where the days stand in the body. */
  pointer: string;
}

/** Seven days, each with as many times as it needs. */
export function WeekInput({ form, pointer }: Props) {
  const { firstWeekday } = useMe();
  const [copied, setCopied] = useState<Weekday | null>(null);
  const days = valueAt(form.body, pointer) as Days;
  return (
    <>
      <div className="divide-y divide-line border-line border-y">
        {[...WEEKDAYS.slice(firstWeekday), ...WEEKDAYS.slice(0, firstWeekday)].map((day) => (
          <DayRow
            key={day}
            form={form}
            day={day}
            pointer={`${pointer}/${day}`}
            onCopy={() => setCopied(day)}
          />
        ))}
      </div>
      {copied ? (
        <CopyDay
          day={copied}
          onClose={() => setCopied(null)}
          onCopy={(chosen) => {
            const source = days[copied];
            const same = Object.fromEntries(chosen.map((day) => [day, structuredClone(source)]));
            form.set(pointer, { ...days, ...same });
            setCopied(null);
          }}
        />
      ) : null}
    </>
  );
}
