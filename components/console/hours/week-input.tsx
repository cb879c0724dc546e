"use client";
import { useState } from "react";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { useText } from "../texts";
import type { AvailabilityForm } from "./availability-body";
import { CopyDay } from "./copy-day";
import { DayRow } from "./day-row";

/** Seven days, each with as many times as it needs. */
export function WeekInput({ form }: { form: AvailabilityForm }) {
  const t = useText();
  const [copied, setCopied] = useState<Weekday | null>(null);
  return (
    <fieldset>
      <legend className="font-medium text-sm">{t("hours.week")}</legend>
      <div className="mt-1 divide-y divide-line border-line border-y">
        {WEEKDAYS.map((day) => (
          <DayRow key={day} form={form} day={day} onCopy={() => setCopied(day)} />
        ))}
      </div>
      {copied ? (
        <CopyDay
          day={copied}
          onClose={() => setCopied(null)}
          onCopy={(days) => {
            const source = form.body.days[copied];
            const same = Object.fromEntries(days.map((day) => [day, structuredClone(source)]));
            form.set("/days", { ...form.body.days, ...same });
            setCopied(null);
          }}
        />
      ) : null}
    </fieldset>
  );
}
