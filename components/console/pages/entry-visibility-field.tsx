"use client";
import { SelectInput } from "../form/fields";
import { useText } from "../texts";
import type { SettingContext } from "./settings/setting";

/** The visibility of meetings in the calendars of their hosts. */
export function EntryVisibilityField({ form, inherited }: SettingContext) {
  const t = useText();
  return (
    <SelectInput
      label={t("pages.fields.entry_visibility")}
      hint={t("calendarUse.privateHint")}
      field={form.text("/custom/entry_visibility")}
      options={[
        { value: "", label: t(inherited ? "pages.asPage" : "calendarUse.asOwner") },
        { value: "default", label: t("calendarUse.visible") },
        { value: "private", label: t("calendarUse.private") },
      ]}
    />
  );
}
