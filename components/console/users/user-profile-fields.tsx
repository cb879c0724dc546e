"use client";
import { SelectInput, TextInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { listLanguageOptions, listTimezoneOptions } from "../resources/user-options";
import { useText } from "../texts";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a new person, or of a stored one
  form: FormController<any>;
}

/** The name, the time zone, the language and the formats of a user. */
export function UserProfileFields({ form }: Props) {
  const t = useText();
  const zone = form.text("/user/timezone");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput label={t("users.firstName")} field={form.text("/user/first_name")} />
      <TextInput label={t("users.lastName")} field={form.text("/user/last_name")} />
      <SelectInput label={t("users.zone")} field={zone} options={listTimezoneOptions(zone.value)} />
      <SelectInput
        label={t("users.language")}
        field={form.text("/user/language")}
        options={listLanguageOptions()}
      />
    </div>
  );
}
