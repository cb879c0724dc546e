"use client";
import { lazy, Suspense } from "react";
import { SelectInput } from "../../form/fields";
import { listLanguageOptions, listTimezoneOptions } from "../../resources/user-options";
import { useText } from "../../texts";
import { makeFlag, type SettingContext, type SettingSection } from "./setting";

/** A chunk that loads beside the page. */
const AccentInput = lazy(() => import("../../form/accent-input"));

function AccentField({ form, inherited }: SettingContext) {
  const t = useText();
  return (
    <Suspense fallback={null}>
      <AccentInput
        unset={inherited ? t("pages.asPage") : t("organization.asOrganization")}
        field={form.text("/custom/accent")}
      />
    </Suspense>
  );
}

function TimesLayoutField({ form, inherited }: SettingContext) {
  const t = useText();
  return (
    <SelectInput
      label={t("pages.fields.times_layout")}
      field={form.text("/custom/times_layout")}
      options={[
        { value: "", label: inherited ? t("pages.asPage") : t("pages.timesMonth") },
        ...(inherited ? [{ value: "month", label: t("pages.timesMonth") }] : []),
        { value: "week", label: t("pages.timesWeek") },
        { value: "columns", label: t("pages.timesColumns") },
      ]}
    />
  );
}

function LanguageField({ form, inherited }: SettingContext) {
  const t = useText();
  return (
    <SelectInput
      label={t("pages.fields.fixed_lang")}
      field={form.text("/custom/fixed_lang")}
      options={[
        { value: "", label: inherited ? t("pages.asPage") : t("pages.asOwner") },
        ...listLanguageOptions(),
      ]}
    />
  );
}

function TimezoneField({ form, inherited }: SettingContext) {
  const t = useText();
  const field = form.text("/custom/fixed_timezone");
  return (
    <SelectInput
      label={t("pages.fields.fixed_timezone")}
      field={field}
      options={[
        { value: "", label: inherited ? t("pages.asPage") : t("pages.asOwner") },
        ...listTimezoneOptions(field.value),
      ]}
    />
  );
}

export const APPEARANCE_SECTIONS: readonly SettingSection[] = [
  {
    name: "appearance",
    title: (t) => t("pages.appearance"),
    settings: [
      { keys: ["accent"], group: "appearance", continued: true, Fields: AccentField },
      {
        keys: ["times_layout"],
        group: "appearance",
        continued: true,
        hiddenWith: { stay: "ignored" },
        Fields: TimesLayoutField,
      },
      makeFlag("show_absences", "appearance", { continued: true }),
      makeFlag("hide_support", "appearance", { continued: true }),
    ],
  },
  {
    name: "language",
    title: (t) => t("pages.sections.language"),
    settings: [
      { keys: ["fixed_lang"], group: "language", Fields: LanguageField },
      makeFlag("set_lang", "language"),
      { keys: ["fixed_timezone"], group: "language", Fields: TimezoneField },
      makeFlag("set_timezone", "language"),
    ],
  },
];
