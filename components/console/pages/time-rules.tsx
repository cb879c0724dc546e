"use client";
import { DateInput } from "../form/date-input";
import { DurationInput } from "../form/duration-input";
import { LimitsInput } from "../form/limits-input";
import { NumberInput } from "../form/number-input";
import { useMe } from "../me";
import { useText } from "../texts";
import { formatInherited, formatOtherLimits, type TimeSetting } from "./format-inherited";
import type { SettingContext } from "./settings/setting";

const DAY_MINUTES = 1440;
const MAX_NOTICE_MINUTES = 525_600;
const MAX_HORIZON_DAYS = 3650;
const MAX_WORKING_DAYS = 365;

/** Returns the label of a field and its inherited value. */
function useDescribeInherited({ inherited, hours }: SettingContext) {
  const t = useText();
  const { locale } = useMe();
  return (name: TimeSetting) => {
    const { value, hint } = formatInherited(name, { page: inherited, hours }, { t, locale });
    return {
      label: t(`pages.fields.${name}`),
      pointer: `/custom/${name}`,
      ...(value && { placeholder: value }),
      ...(hint && { hint }),
    };
  };
}

/** The earliest and the latest bookable time. */
export function Horizon(context: SettingContext) {
  const { form } = context;
  const t = useText();
  const describeInherited = useDescribeInherited(context);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <DurationInput {...describeInherited("minimum_notice")} form={form} maxMinutes={MAX_NOTICE_MINUTES} />
      <NumberInput {...describeInherited("days_after")} form={form} min={0} max={MAX_HORIZON_DAYS} />
      <NumberInput
        {...describeInherited("working_days_after")}
        hint={t("pages.hints.working_days_after")}
        form={form}
        min={0}
        max={MAX_WORKING_DAYS}
      />
      {(["start_date", "end_date"] as const).map((name) => {
        const { label, pointer, hint } = describeInherited(name);
        return <DateInput key={name} label={label} {...(hint && { hint })} field={form.text(pointer)} />;
      })}
    </div>
  );
}

/** The time that stays free around a meeting. */
export function Buffers(context: SettingContext) {
  const describeInherited = useDescribeInherited(context);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(["buffer_before", "buffer_after"] as const).map((name) => (
        <DurationInput
          key={name}
          {...describeInherited(name)}
          form={context.form}
          maxMinutes={DAY_MINUTES}
          emptyUnit="minutes"
        />
      ))}
    </div>
  );
}

/** The limits of bookings, beside those that apply as well. */
export function Limits({ form, inherited, hours }: SettingContext) {
  const t = useText();
  const others = formatOtherLimits({ page: inherited, hours }, t);
  return (
    <LimitsInput
      title={t("pages.fields.limits")}
      hint={[t("pages.limitsHint"), others].filter(Boolean).join(" ")}
      form={form}
      pointer="/custom/limits"
    />
  );
}

/** The start times that are offered within the hours. */
export function Starts({ form, inherited }: SettingContext) {
  const t = useText();
  const { locale } = useMe();
  const fields = [
    { name: "step", hint: t("pages.stepHint") },
    { name: "align", hint: t("pages.alignHint") },
  ] as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ name, hint }) => {
        const { value, hint: ofPage } = formatInherited(
          name,
          { page: inherited, hours: undefined },
          { t, locale },
        );
        return (
          <NumberInput
            key={name}
            label={t(`pages.fields.${name}`)}
            hint={ofPage ?? hint}
            {...(value && { placeholder: value })}
            form={form}
            pointer={`/custom/${name}`}
            min={1}
            max={DAY_MINUTES}
          />
        );
      })}
    </div>
  );
}
