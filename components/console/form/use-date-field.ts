"use client";
import { formatDateText, isCompleteDate, parseDateText } from "@/lib/platform/i18n/date-text";
import { useMe } from "../me";
import { useText } from "../texts";
import { toDateInZone } from "../to-date-in-zone";
import { useHasTouch } from "../ui/use-media-query";
import { buildNativeInputProps } from "./build-native-input-props";
import { useTypedValue } from "./use-typed-value";

interface Options {
  /** "YYYY-MM-DD", or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** The state of a `DateField`: a text in the reader's order. `error` says what is expected if it is unreadable. */
export function useDateField({ value, onChange }: Options) {
  const t = useText();
  const { locale, timezone } = useMe();
  const hasTouch = useHasTouch();
  const today = toDateInZone(timezone, Date.now());
  const typed = useTypedValue({
    value,
    onChange,
    format: (date) => formatDateText(locale, date),
    parse: (text) => parseDateText(locale, text, today),
    isComplete: isCompleteDate,
  });
  if (hasTouch)
    return {
      hasTouch,
      value,
      today,
      error: null,
      choose: onChange,
      inputProps: buildNativeInputProps("date", value, onChange),
    } as const;
  const example = `${today.slice(0, 4)}-12-31`; // its order is clear
  return {
    hasTouch,
    value,
    today,
    error: typed.isUnreadable ? t("form.dateExpected", { example: formatDateText(locale, example) }) : null,
    choose: typed.set,
    inputProps: typed.inputProps,
  } as const;
}

export type DateFieldState = ReturnType<typeof useDateField>;
