"use client";
import { NumberInput } from "../../form/number-input";
import { useText } from "../../texts";
import { WaitingListFields } from "../../waiting-list/waiting-list-fields";
import { PreferredHoursInput } from "../preferred-hours-input";
import { SeriesInput } from "../series-input";
import { SpreadInput } from "../spread-input";
import { StayInput } from "../stay-input";
import { Buffers, Horizon, Limits, Starts } from "../time-rules";
import { makeFlag, type SettingContext, type SettingSection } from "./setting";

function SeatsField({ form, inherited }: SettingContext) {
  const t = useText();
  return (
    <NumberInput
      label={t("pages.fields.seats")}
      hint={t("pages.hints.seats")}
      {...(inherited?.seats && { placeholder: String(inherited.seats) })}
      form={form}
      pointer="/custom/seats"
      min={2}
      max={1000}
    />
  );
}

export const HOURS_SECTIONS: readonly SettingSection[] = [
  {
    name: "times",
    title: (t) => t("pages.sections.times"),
    settings: [
      {
        keys: ["stay"],
        group: "lengths",
        continued: true,
        hiddenWith: { steps: "refused" },
        Fields: StayInput,
      },
      {
        keys: ["minimum_notice", "days_after", "working_days_after", "start_date", "end_date"],
        group: "horizon",
        Fields: Horizon,
      },
      { keys: ["buffer_before", "buffer_after"], group: "buffers", Fields: Buffers },
      { keys: ["step", "align"], group: "starts", hiddenWith: { stay: "ignored" }, Fields: Starts },
      {
        keys: ["spread"],
        group: "starts",
        hiddenWith: { stay: "ignored", steps: "ignored" },
        Fields: SpreadInput,
      },
      {
        keys: ["preferred_hours"],
        group: "starts",
        hiddenWith: { stay: "ignored" },
        Fields: PreferredHoursInput,
      },
      { keys: ["limits"], group: "limits", Fields: Limits },
    ],
  },
  {
    name: "capacity",
    title: (t) => t("pages.sections.capacity"),
    settings: [
      {
        keys: ["seats"],
        group: "booking",
        continued: true,
        hiddenWith: { stay: "refused", steps: "refused" },
        Fields: SeatsField,
      },
      makeFlag("show_seats_left", "booking", {
        continued: true,
        hiddenWith: { stay: "ignored", steps: "ignored" },
      }),
      {
        keys: ["series"],
        group: "booking",
        continued: true,
        hiddenWith: { stay: "refused", steps: "refused" },
        Fields: ({ form, inherited }) => <SeriesInput form={form} inherited={inherited?.series ?? null} />,
      },
      {
        keys: ["waiting_list"],
        group: "waiting",
        hiddenWith: { stay: "refused", steps: "refused" },
        Fields: WaitingListFields,
      },
    ],
  },
];
