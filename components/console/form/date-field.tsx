"use client";
import { useRef } from "react";
import { DatePicker } from "@/components/ui/date-picker";
import { parseLocalDate } from "@/lib/core/time/local-date";
import { formatDatePattern } from "@/lib/platform/i18n/date-text";
import { useMe } from "../me";
import { useText } from "../texts";
import type { DateFieldState } from "./use-date-field";

interface Props {
  field: DateFieldState;
  /** The attributes that connect the input with its label, hint and error. */
  aria: Record<string, string | boolean>;
  labelId?: string;
  name?: string;
  className?: string;
}

/** The input of `useDateField`, with a calendar behind its button; on touch screens the device's own field. */
export function DateField({ field, aria, labelId, name, className = "" }: Props) {
  const t = useText();
  const { locale, firstWeekday } = useMe();
  const button = useRef<HTMLButtonElement>(null);
  if (field.hasTouch)
    return <input {...aria} {...field.inputProps} name={name} className={`input ${className}`} />;
  const letters = { day: t("form.dayLetter"), month: t("form.monthLetter"), year: t("form.yearLetter") };
  return (
    <div className={`date-field ${className}`}>
      <input
        {...aria}
        {...field.inputProps}
        name={name}
        className="input pe-12"
        placeholder={formatDatePattern(locale, letters)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return field.inputProps.onKeyDown(event);
          event.preventDefault();
          button.current?.click();
        }}
      />
      <DatePicker
        label={t("form.chooseDate")}
        describedBy={labelId}
        button={button}
        locale={locale}
        firstWeekday={firstWeekday}
        chosen={parseLocalDate(field.value)}
        today={field.today}
        onChoose={field.choose}
      />
    </div>
  );
}
