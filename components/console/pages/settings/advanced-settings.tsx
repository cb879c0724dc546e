"use client";
import { lazy, Suspense } from "react";
import { NumberInput } from "../../form/number-input";
import { useText } from "../../texts";
import { EntryVisibilityField } from "../entry-visibility-field";
import { makeFlag, type SettingContext, type SettingSection } from "./setting";

/** A chunk that loads beside the page, as it needs the connected calendars. */
const OwnerCalendars = lazy(() => import("../owner-calendars"));

function MinDatesField({ form, inherited }: SettingContext) {
  const t = useText();
  return (
    <NumberInput
      label={t("pages.fields.min_dates")}
      placeholder={String(inherited?.min_dates ?? 1)}
      form={form}
      pointer="/custom/min_dates"
      min={1}
      max={10}
    />
  );
}

export const ADVANCED_SECTIONS: readonly SettingSection[] = [
  {
    name: "calendars",
    title: (t) => t("calendarUse.section"),
    settings: [
      {
        keys: ["target_calendar", "blocking_calendars"],
        group: null,
        Fields: ({ form, inherited, owner }) =>
          owner === null ? null : (
            <Suspense fallback={null}>
              <OwnerCalendars form={form} inherited={inherited} owner={owner} />
            </Suspense>
          ),
      },
      { keys: ["entry_visibility"], group: "calendar", Fields: EntryVisibilityField },
    ],
  },
  {
    name: "requests",
    title: (t) => t("pages.sections.requests"),
    settings: [
      makeFlag("one_slot", "booking", { continued: true, hiddenWith: { steps: "ignored" } }),
      {
        keys: ["min_dates"],
        group: "booking",
        continued: true,
        hiddenWith: { steps: "ignored" },
        Fields: MinDatesField,
      },
      makeFlag("enable_api", "changes", { continued: true, hint: (t) => t("pages.hints.enable_api") }),
    ],
  },
];
