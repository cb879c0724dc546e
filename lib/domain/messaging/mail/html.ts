import { escapeMarkup } from "@/lib/core/text/escape-markup";

/** Text that is HTML already and is not escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[] | null;

/** Template tag that escapes all values except `Markup`. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  const written = values.map((value) => {
    if (value === null) return "";
    if (typeof value === "string") return escapeMarkup(value);
    return value instanceof Markup ? value.text : value.map(({ text }) => text).join("");
  });
  return new Markup(String.raw({ raw: parts }, ...written));
}
