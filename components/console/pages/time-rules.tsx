"use client";
import type { Availability } from "../availability/edited-availability";
import { DurationInput } from "../form/duration-input";
import { TextInput } from "../form/fields";
import { LimitsInput } from "../form/limits-input";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import { useMe } from "../me";
import { useText } from "../texts";
import type { BookingSettings } from "./edited-settings";
import { formatInherited, formatOtherLimits, type TimeSetting } from "./format-inherited";
import { SettingGroup } from "./setting-group";
import { SpreadInput } from "./spread-input";

const DAY_MINUTES = 1440;
const MAX_NOTICE_MINUTES = 525_600;
const MAX_HORIZON_DAYS = 3650;

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
  /** The availability with the settings that apply last; undefined while loading. */
  hours: Availability | undefined;
}

/** The rules for bookable times of a page or a type, within the availability. */
export function TimeRules({ form, inherited, hours }: Props) {
  const t = useText();
  const { lang } = useMe();
  const above = { page: inherited, hours };
  const describeInherited = (name: TimeSetting) => {
    const { value, hint } = formatInherited(name, above, { t, lang });
    return {
      label: t(`pages.fields.${name}`),
      pointer: `/custom/${name}`,
      ...(value && { placeholder: value }),
      ...(hint && { hint }),
    };
  };
  const others = formatOtherLimits(above, t);
  return (
    <>
      <SettingGroup name="starts">
        <div className="grid gap-5">
          <Starts form={form} inherited={inherited} />
          <SpreadInput form={form} inherited={inherited} />
        </div>
      </SettingGroup>
      <SettingGroup name="horizon">
        <div className="grid gap-5 sm:grid-cols-2">
          <DurationInput
            {...describeInherited("minimum_notice")}
            form={form}
            maxMinutes={MAX_NOTICE_MINUTES}
          />
          <NumberInput {...describeInherited("days_after")} form={form} min={0} max={MAX_HORIZON_DAYS} />
          {(["start_date", "end_date"] as const).map((name) => {
            const { label, pointer, hint } = describeInherited(name);
            return (
              <TextInput
                key={name}
                label={label}
                {...(hint && { hint })}
                type="date"
                field={form.text(pointer)}
              />
            );
          })}
        </div>
      </SettingGroup>
      <SettingGroup name="buffers">
        <div className="grid gap-5 sm:grid-cols-2">
          {(["buffer_before", "buffer_after"] as const).map((name) => (
            <DurationInput
              key={name}
              {...describeInherited(name)}
              form={form}
              maxMinutes={DAY_MINUTES}
              emptyUnit="minutes"
            />
          ))}
        </div>
      </SettingGroup>
      <SettingGroup name="limits">
        <LimitsInput
          title={t("pages.fields.limits")}
          hint={[t("pages.limitsHint"), others].filter(Boolean).join(" ")}
          form={form}
          pointer="/custom/limits"
        />
      </SettingGroup>
    </>
  );
}

/** The start times that are offered within the hours. */
function Starts({ form, inherited }: Omit<Props, "hours">) {
  const t = useText();
  const { lang } = useMe();
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
          { t, lang },
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
