"use client";
import type { KeyboardEvent } from "react";
import { addTimeStep } from "@/lib/platform/i18n/add-time-step";
import { formatTimeText, isCompleteTime, parseTimeText } from "@/lib/platform/i18n/time-text";
import { useMe } from "../me";
import { useText } from "../texts";
import { useHasTouch } from "../ui/use-media-query";
import { buildNativeInputProps } from "./build-native-input-props";
import { useTypedValue } from "./use-typed-value";

const EXAMPLE = "21:30";

interface Options {
  /** "HH:MM", or empty. */
  value: string;
  onChange: (value: string) => void;
  /** 00:00 is the end of the day. */
  isEnd?: boolean | undefined;
}

/**
 * The props of an input for a time of day: a text on the reader's clock, which the up and down keys change by a quarter
 * of an hour; on touch screens the device's own field. `error` says what is expected if the text is unreadable.
 */
export function useTimeField({ value, onChange, isEnd = false }: Options) {
  const t = useText();
  const { locale } = useMe();
  const hasTouch = useHasTouch();
  const typed = useTypedValue({
    value,
    onChange,
    format: (time) => formatTimeText(locale, time, isEnd),
    parse: (text) => parseTimeText(locale, text, isEnd),
    isComplete: isCompleteTime,
  });
  if (hasTouch) return { error: null, inputProps: buildNativeInputProps("time", value, onChange) };
  return {
    error: typed.isUnreadable ? t("form.timeExpected", { example: formatTimeText(locale, EXAMPLE) }) : null,
    inputProps: {
      ...typed.inputProps,
      placeholder: "--:--",
      onKeyDown: (event: KeyboardEvent) => {
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (direction === undefined) return typed.inputProps.onKeyDown(event);
        event.preventDefault();
        typed.set(addTimeStep(typed.getTyped() ?? "", direction, isEnd));
      },
    },
  };
}
