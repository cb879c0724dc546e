"use client";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import type { LocalText } from "@/lib/platform/i18n/select-translation";
import { TextInput } from "../../form/fields";
import { getAtPointer } from "../../form/pointer";
import { TextArea } from "../../form/text-area";
import type { FormController } from "../../form/use-form";
import { useMe } from "../../me";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  pointer: string;
  label: string;
  hint?: string;
  /** A text of several lines. */
  long?: boolean;
  /** The value of an emptied text in the body. */
  empty?: "" | null;
}

/** The text for all languages; a translated one shows the reader's language, otherwise the first. */
export function LocalTextInput({ form, pointer, label, hint, long, empty = "" }: Props) {
  const { lang } = useMe();
  const text = getAtPointer(form.body, pointer) as LocalText | null | undefined;
  const base = text && typeof text === "object" ? `${pointer}/${pickBaseLanguage(text, lang)}` : pointer;
  const field = { ...form.text(base, empty), error: form.findError(pointer) };
  const Input = long ? TextArea : TextInput;
  return <Input label={label} {...(hint && { hint })} field={field} />;
}

/** The text in one other language; removing the last translation makes it a single text again. */
export function TranslationInput({ form, pointer, label, long, to }: Props & { to: Language }) {
  const { lang } = useMe();
  const text = (getAtPointer(form.body, pointer) ?? "") as LocalText;
  const base = pickBaseLanguage(text, lang);
  const texts: Partial<Record<Language, string | undefined>> =
    typeof text === "string" ? { [base]: text } : text;
  const onChange = (typed: string) => {
    const next = { ...texts, [to]: typed === "" ? undefined : typed };
    const isAlone = Object.entries(next).every(
      ([one, translation]) => one === base || translation === undefined,
    );
    form.set(pointer, isAlone ? (next[base] ?? "") : next);
  };
  const field = { name: `${pointer}/${to}`, value: texts[to] ?? "", error: null, onChange };
  const Input = long ? TextArea : TextInput;
  return <Input label={label} field={field} />;
}

/** Returns the language of the first text of a label. */
export function pickBaseLanguage(text: LocalText, lang: string): Language {
  const readerLanguage = isLanguage(lang) ? lang : "en";
  if (typeof text === "string" || text[readerLanguage] !== undefined) return readerLanguage;
  return text.en !== undefined ? "en" : ((Object.keys(text)[0] as Language | undefined) ?? readerLanguage);
}
