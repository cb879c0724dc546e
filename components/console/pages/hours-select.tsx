"use client";
import { SelectInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";

const OFFERED_HOURS = [1, 2, 4, 12, 24, 48, 72, 168];

interface Props {
  name: "event_hide_decline" | "reminder_hours";
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  ofType: boolean;
}

/** The number of hours before a meeting, or never, or always; a value set by API stays selectable. */
export function HoursSelect({ name, form, ofType }: Props) {
  const t = useText();
  const pointer = `/custom/${name}`;
  const value = form.body.custom[name] as number | boolean | null;
  const isReminder = name === "reminder_hours";
  const hours =
    typeof value === "number" && value > 0 && !OFFERED_HOURS.includes(value)
      ? [value, ...OFFERED_HOURS]
      : OFFERED_HOURS;
  const none = isReminder ? "0" : "false";
  return (
    <SelectInput
      label={t(`pages.fields.${name}`)}
      field={{
        name: pointer,
        value: value === null ? "" : String(value === 0 ? none : value),
        error: form.findError(pointer),
        onChange: (chosen) => form.set(pointer, chosen === "" ? null : JSON.parse(chosen)),
      }}
      options={[
        {
          value: "",
          label: ofType ? t("pages.asPage") : isReminder ? t("pages.remind24") : t("pages.neverHidden"),
        },
        ...(ofType || isReminder
          ? [{ value: none, label: isReminder ? t("pages.neverRemind") : t("pages.neverHidden") }]
          : []),
        ...(isReminder ? [] : [{ value: "true", label: t("pages.alwaysHidden") }]),
        ...hours.map((count) => ({
          value: String(count),
          label: t(isReminder ? "pages.hoursBefore" : "pages.untilHoursBefore", { count }),
        })),
      ]}
    />
  );
}
