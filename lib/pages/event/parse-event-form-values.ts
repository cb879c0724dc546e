import type { EventFormValues } from "./event-form-draft";

const MAX_VALUES = 1000;

/** Reads every field except files, normalised to NFC. */
export function parseEventFormValues(data: FormData): EventFormValues {
  const texts = [...data].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n").normalize("NFC").trim()]] : [],
  );
  return Object.fromEntries(texts.slice(0, MAX_VALUES));
}
