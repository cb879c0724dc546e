"use client";
import { DateInput } from "../../form/date-input";
import { DurationInput } from "../../form/duration-input";
import { SwitchInput } from "../../form/fields";
import { LimitsInput } from "../../form/limits-input";
import { NumberInput } from "../../form/number-input";
import { formatMoment } from "../../format-moment";
import { useMe } from "../../me";
import type { AvailabilityFormState } from "../../resources/edited-availability";
import { useText } from "../../texts";
import { Panel } from "../../ui/panel";
import { FocusInput } from "./focus-input";
import { JourneysInput } from "./journeys-input";

const DAY_MINUTES = 1440;
const MAX_HORIZON_DAYS = 3650;
const MAX_NOTICE_MINUTES = 525_600;

export const AVAILABILITY_FLAGS = ["past_as_busy", "today_as_busy", "all_day_busy"] as const;

const BUFFER_FIELDS = [
  { pointer: "/buffer_before", label: "hours.bufferBefore" },
  { pointer: "/buffer_after", label: "hours.bufferAfter" },
] as const;

/** The notice, the horizon and the limits of bookings, focus time and journeys. */
export function RulesPanel({ form }: { form: AvailabilityFormState }) {
  const t = useText();
  return (
    <Panel title={t("availability.rulesTitle")}>
      <div className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <MinimumNotice form={form} />
          <NumberInput
            label={t("hours.horizon")}
            hint={t("hours.horizonHint")}
            placeholder={t("hours.noLimit")}
            form={form}
            pointer="/days_after_as_busy"
            min={0}
            max={MAX_HORIZON_DAYS}
          />
          {BUFFER_FIELDS.map(({ pointer, label }) => (
            <NumberInput
              key={pointer}
              label={t(label)}
              hint={t("hours.minutes")}
              form={form}
              pointer={pointer}
              min={0}
              max={DAY_MINUTES}
              empty={0}
            />
          ))}
        </div>
        <LimitsInput
          title={t("availability.limits.title")}
          hint={t("availability.limits.hint")}
          form={form}
          pointer="/limits"
          empty={[]}
        />
        <FocusInput form={form} />
        <JourneysInput form={form} />
        <AdvancedRules form={form} />
      </div>
    </Panel>
  );
}

/** The minimum notice, with the earliest bookable time. */
function MinimumNotice({ form }: { form: AvailabilityFormState }) {
  const t = useText();
  const { locale } = useMe();
  const { minimum_notice: notice, timezone } = form.body;
  const earliest = new Date(Date.now() + Math.min(notice, MAX_NOTICE_MINUTES) * 60_000).toISOString();
  return (
    <DurationInput
      label={t("availability.notice.label")}
      hint={
        notice > 0
          ? t("availability.notice.earliest", {
              when: formatMoment({ locale, timezone }, earliest, "weekday"),
            })
          : t("availability.notice.none")
      }
      placeholder="0"
      form={form}
      pointer="/minimum_notice"
      maxMinutes={MAX_NOTICE_MINUTES}
      empty={0}
    />
  );
}

/** Rarely used rules, collapsed unless one is set. */
function AdvancedRules({ form }: { form: AvailabilityFormState }) {
  const t = useText();
  const { start_date, end_date } = form.start;
  const isWrong = ["/start_date", "/end_date"].some((pointer) => form.findError(pointer));
  return (
    <details open={isWrong || start_date !== null || end_date !== null}>
      <summary className="fold min-h-11 font-medium text-sm">{t("availability.rareRules")}</summary>
      <div className="mt-2 grid gap-5 sm:grid-cols-2">
        <DateInput label={t("availability.startDate")} field={form.text("/start_date")} />
        <DateInput label={t("availability.endDate")} field={form.text("/end_date")} />
      </div>
      <div className="mt-3">
        {AVAILABILITY_FLAGS.map((flag) => (
          <SwitchInput
            key={flag}
            label={t(`hours.${flag}`)}
            hint={t(`hours.${flag}_hint`)}
            {...form.switch(`/${flag}`)}
          />
        ))}
      </div>
    </details>
  );
}
