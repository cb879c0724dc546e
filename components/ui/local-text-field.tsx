"use client";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";
import type { FieldView } from "@/lib/pages/page-shell/view";
import { addTimeStep } from "@/lib/platform/i18n/add-time-step";
import { formatDateText, parseDateText } from "@/lib/platform/i18n/date-text";
import { formatTimeText, parseTimeText } from "@/lib/platform/i18n/time-text";
import { DatePicker } from "./date-picker";

export interface LocalFieldProps extends NonNullable<FieldView["local"]> {
  kind: "date" | "time";
  input: ComponentProps<"input"> & { id: string; name: string };
}

const formats = {
  date: {
    format: formatDateText,
    parse: (locale: string, text: string) => parseDateText(locale, text, readToday()),
  },
  time: { format: formatTimeText, parse: parseTimeText },
};

/** A date or a time as the reader writes it. The form gets the value, or an unreadable text as it is. */
export function LocalTextField(props: LocalFieldProps & { value: string }) {
  const { kind, locale, firstWeekday, chooseDate, input, value } = props;
  const { name, defaultValue: _, ...rest } = input;
  const { format, parse } = formats[kind];
  const [text, setText] = useState(() => format(locale, value));
  const button = useRef<HTMLButtonElement>(null);
  const parsed = parse(locale, text);
  const show = (next: string) => setText(format(locale, next));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || (kind === "date" && direction > 0)) return;
    event.preventDefault();
    if (kind === "date") button.current?.click();
    else show(addTimeStep(parsed ?? "", direction));
  };
  const field = (
    <>
      <input type="hidden" name={name} value={parsed ?? text} />
      <input
        {...rest}
        type="text"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => parsed && show(parsed)}
        onKeyDown={onKeyDown}
      />
    </>
  );
  if (kind === "time" || input.readOnly) return field;
  return (
    <div className="date-field mt-2 *:mt-0">
      {field}
      <DatePicker
        label={chooseDate}
        describedBy={`${input.id}-label`}
        button={button}
        locale={locale}
        firstWeekday={firstWeekday}
        chosen={parseLocalDate(parsed ?? "")}
        today={readToday()}
        onChoose={show}
      />
    </div>
  );
}

/** Today on the device's own clock, which has the reader's zone. */
const readToday = () => new Intl.DateTimeFormat("en-CA").format() as LocalDate;
