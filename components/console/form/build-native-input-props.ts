import type { ChangeEvent } from "react";

/** The props of the device's own field for a date or a time, which touch screens have in place of a text. */
export const buildNativeInputProps = <Type extends "date" | "time">(
  type: Type,
  value: string,
  onChange: (value: string) => void,
) => ({
  type,
  value,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
});
