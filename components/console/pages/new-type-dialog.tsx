"use client";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a type, or of a template's
  form: FormController<any>;
  onClose: () => void;
}

/** The dialog for a new type, with its required fields only. */
export function NewTypeDialog({ form, onClose }: Props) {
  const t = useText();
  return (
    <FormDialog form={form} title={t("pages.newType")} submitLabel={t("form.create")} onClose={onClose}>
      <TextInput label={t("pages.typeName")} field={form.text("/name", "")} />
      <NumberInput
        label={t("pages.fields.duration")}
        hint={t("hours.minutes")}
        form={form}
        pointer="/custom/duration"
        min={5}
        max={1440}
      />
    </FormDialog>
  );
}
