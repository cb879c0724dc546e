"use client";
import { useState } from "react";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { getAtPointer } from "../form/pointer";
import { useMe } from "../me";
import type { WeekFormState, WeekHours } from "../resources/edited-availability";
import { CopyDay } from "./copy-day";
import { DayRow } from "./day-row";

interface Props {
  form: WeekFormState;
  /** The pointer of the days in the body. */
  pointer: string;
}

/** Seven weekdays, each with any number of ranges. */
export function WeeklyHoursField({ form, pointer }: Props) {
  const { firstWeekday } = useMe();
  const [copied, setCopied] = useState<Weekday | null>(null);
  const days = getAtPointer(form.body, pointer) as WeekHours;
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
          openDays={WEEKDAYS.filter((day) => days[day].enabled)}
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
