"use client";
import { SelectInput, SwitchInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { isForbidding } from "../resources/allowing-flags";
import type { BookingSettings } from "../resources/edited-settings";
import { type TranslateConsole, useText } from "../texts";

export type FlagName = {
  [Key in keyof BookingSettings]-?: NonNullable<BookingSettings[Key]> extends boolean ? Key : never;
}[keyof BookingSettings];

interface Props {
  name: FlagName;
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
  hint?: (t: TranslateConsole) => string;
}

/** A switch for a page; for a type a select with a third option, to inherit from the page. */
export function FlagField({ name, form, inherited, hint: buildHint }: Props) {
  const t = useText();
  const pointer = `/custom/${name}`;
  const stored = form.body.custom[name] as boolean | null;
  const label = t(`pages.fields.${name}`);
  const hint = buildHint && { hint: buildHint(t) };
  const isOn = (value: boolean) => value !== isForbidding(name);
  const setOn = (on: boolean) => form.set(pointer, isOn(on));
  if (!inherited)
    return (
      <SwitchInput
        label={label}
        {...hint}
        pointer={pointer}
        checked={isOn(stored ?? false)}
        onChange={(on) => form.set(pointer, isOn(on) || null)}
      />
    );
  const field = {
    name: pointer,
    value: stored === null ? "" : String(isOn(stored)),
    error: form.findError(pointer),
    onChange: (chosen: string) => (chosen === "" ? form.set(pointer, null) : setOn(chosen === "true")),
  };
  const asPage = `${t("pages.asPage")} (${isOn(inherited[name] ?? false) ? t("profile.on") : t("profile.off")})`;
  return (
    <SelectInput
      label={label}
      {...hint}
      field={field}
      options={[
        { value: "", label: asPage },
        { value: "true", label: t("profile.on") },
        { value: "false", label: t("profile.off") },
      ]}
    />
  );
}
