"use client";
import { useState } from "react";
import type { Language } from "@/lib/platform/i18n/languages";
import type { LocalText } from "@/lib/platform/i18n/select-translation";
import { SelectInput } from "../form/fields";
import { getAtPointer } from "../form/pointer";
import type { FormController } from "../form/use-form";
import { useReaderLanguage } from "../pages/questions/condition-input";
import { pickBaseLanguage, TranslationInput } from "../pages/questions/local-text-input";
import { listLanguageOptions } from "../resources/user-options";
import { useText } from "../texts";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  /** The first of them has a text. */
  texts: readonly { pointer: string; label: string; long: boolean }[];
}

/** The same texts in another language, one at a time, collapsed. */
export function Translations({ form, texts }: Props) {
  const t = useText();
  const reader = useReaderLanguage();
  const [first] = texts;
  const base = pickBaseLanguage((getAtPointer(form.body, first?.pointer ?? "") ?? "") as LocalText, reader);
  const others = listLanguageOptions().filter(({ value }) => value !== base);
  const [chosen, setChosen] = useState<Language | null>(null);
  const to = chosen && chosen !== base ? chosen : (others[0]?.value ?? base);
  return (
    <details>
      <summary className="fold min-h-11 font-medium text-sm">{t("pages.asked.translation")}</summary>
      <div className="grid gap-5 pt-2">
        <SelectInput
          label={t("users.language")}
          field={{
            name: `${first?.pointer}/language`,
            value: to,
            error: null,
            onChange: (value) => setChosen(value as Language),
          }}
          options={others}
        />
        {texts
          .filter(({ pointer }) => getAtPointer(form.body, pointer) != null)
          .map(({ pointer, label, long }) => (
            <TranslationInput key={pointer} form={form} pointer={pointer} label={label} long={long} to={to} />
          ))}
      </div>
    </details>
  );
}
