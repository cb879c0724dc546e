"use client";
import { Plus, X } from "lucide-react";
import type { FormController } from "../../form/use-form";
import { useText } from "../../texts";
import type { EditedQuestion } from "./edited-questions";
import { LocalTextInput } from "./local-text-input";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  pointer: string;
  options: EditedQuestion["options"];
}

export function OptionsInput({ form, pointer, options }: Props) {
  const t = useText();
  const error = options.length === 0 ? form.findError(pointer) : null;
  return (
    <fieldset className="grid gap-2" data-field={pointer}>
      <legend className="font-medium text-sm">{t("pages.asked.options")}</legend>
      {options.map((_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name than their place
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
        >
          <LocalTextInput
            form={form}
            pointer={`${pointer}/${index}/label`}
            label={t("pages.asked.option", { number: String(index + 1) })}
          />
          <button
            type="button"
            className="button min-h-12 px-3"
            data-tone="quiet"
            aria-label={t("pages.asked.removeOption", { number: String(index + 1) })}
            onClick={() =>
              form.set(
                pointer,
                options.filter((_, at) => at !== index),
              )
            }
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      ))}
      {error ? <p className="font-medium text-bad text-sm">{error}</p> : null}
      <button
        type="button"
        className="button justify-self-start"
        onClick={() => form.set(pointer, [...options, { label: "" }])}
      >
        <Plus size={18} aria-hidden />
        {t("pages.asked.addOption")}
      </button>
    </fieldset>
  );
}
