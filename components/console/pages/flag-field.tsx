"use client";
import { SelectInput, SwitchInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";
import type { BookingSettings } from "./edited-settings";

type FlagName = {
  [Key in keyof BookingSettings]-?: NonNullable<BookingSettings[Key]> extends boolean ? Key : never;
}[keyof BookingSettings];

interface Props {
  name: FlagName;
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
  hint?: string;
}

/** A switch for a page; for a type a select with a third option, to inherit from the page. */
export function FlagField({ name, form, inherited, hint }: Props) {
  const t = useText();
  const pointer = `/custom/${name}`;
  const value = form.body.custom[name] as boolean | null;
  const label = t(`pages.fields.${name}`);
  if (!inherited)
    return (
      <SwitchInput
        label={label}
        {...(hint && { hint })}
        checked={value ?? false}
        onChange={(on) => form.set(pointer, on || null)}
      />
    );
  const field = {
    name: pointer,
    value: value === null ? "" : String(value),
    error: form.findError(pointer),
    onChange: (chosen: string) => form.set(pointer, chosen === "" ? null : chosen === "true"),
  };
  const asPage = `${t("pages.asPage")} (${inherited[name] ? t("own.on") : t("own.off")})`;
  return (
    <SelectInput
      label={label}
      {...(hint && { hint })}
      field={field}
      options={[
        { value: "", label: asPage },
        { value: "true", label: t("own.on") },
        { value: "false", label: t("own.off") },
      ]}
    />
  );
}
