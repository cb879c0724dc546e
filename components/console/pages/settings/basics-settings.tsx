"use client";
import { lazy, Suspense } from "react";
import { TextInput } from "../../form/fields";
import { NumberInput } from "../../form/number-input";
import { useText } from "../../texts";
import { DurationsInput } from "../durations-input";
import { HostsFields } from "../hosts-fields";
import { makeFlag, type Setting, type SettingContext, type SettingSection } from "./setting";

/** A chunk that loads beside the page, as only teams have steps. */
const StepsInput = lazy(() => import("../steps-input"));

const DEFAULT_MINUTES = 30;
const MAX_REQUEST_HOURS = 720;

function DurationFields({ form, inherited }: SettingContext) {
  const t = useText();
  return (
    <>
      <NumberInput
        label={t("pages.fields.duration")}
        hint={t("hours.minutes")}
        placeholder={String(inherited?.duration ?? DEFAULT_MINUTES)}
        form={form}
        pointer="/custom/duration"
        min={5}
        max={1440}
      />
      <DurationsInput form={form} inherited={inherited?.durations ?? null} />
    </>
  );
}

/** The time for an answer to a request, which bookings that are confirmed at once do not need. */
function RequestHoursField({ form, inherited }: SettingContext) {
  const t = useText();
  const isConfirmed = form.body.custom.auto_confirm ?? inherited?.auto_confirm ?? false;
  if (isConfirmed) return null;
  return (
    <NumberInput
      label={t("pages.fields.request_hours")}
      hint={t("pages.hints.request_hours")}
      {...(inherited?.request_hours && { placeholder: String(inherited.request_hours) })}
      form={form}
      pointer="/custom/request_hours"
      min={0}
      max={MAX_REQUEST_HOURS}
    />
  );
}

function HeadingField({ form, inherited }: SettingContext) {
  const t = useText();
  return (
    <TextInput
      label={t("pages.fields.invite_title")}
      {...(!inherited && { hint: t("pages.hints.invite_title") })}
      field={form.text("/custom/invite_title")}
    />
  );
}

/** The heading of the public page, which is the first field of a page. */
export const HEADING: Setting = { keys: ["invite_title"], group: "appearance", Fields: HeadingField };

export const BASICS_SECTIONS: readonly SettingSection[] = [
  {
    name: "booking",
    title: (t) => t("pages.sections.booking"),
    settings: [
      {
        keys: ["duration", "durations"],
        group: "lengths",
        isAlwaysShown: true,
        hiddenWith: { stay: "ignored", steps: "ignored" },
        Fields: DurationFields,
      },
      makeFlag("auto_confirm", "booking", { hint: (t) => t("pages.hints.auto_confirm") }),
      { keys: ["request_hours"], group: "booking", Fields: RequestHoursField },
    ],
  },
  {
    name: "hosts",
    title: (t) => t("teamPages.hosts"),
    settings: [
      {
        keys: ["hosts"],
        group: null,
        ofTeamOnly: true,
        hiddenWith: { steps: "ignored" },
        Fields: ({ form, inherited, team }) =>
          team === null ? null : <HostsFields form={form} inherited={inherited} team={team} />,
      },
      {
        keys: ["steps"],
        group: null,
        ofTeamOnly: true,
        Fields: ({ form, inherited, team }) =>
          team === null ? null : (
            <Suspense fallback={null}>
              <StepsInput form={form} inherited={inherited} team={team} />
            </Suspense>
          ),
      },
    ],
  },
];
