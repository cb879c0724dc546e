"use client";
import { DateInput } from "../form/date-input";
import { SwitchInput, TextInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";
import type { LinkForm } from "./link-form";

/** The number of bookings of a link, its expiry, its duration and its recipient. */
export function LinkFields({ form }: { form: FormController<LinkForm> }) {
  const t = useText();
  const lastDay = form.text("/lastDay", "");
  return (
    <>
      <TextInput label={t("links.label")} hint={t("links.labelHint")} field={form.text("/label", "")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberInput
          label={t("links.uses")}
          hint={t("links.usesHint")}
          form={form}
          pointer="/uses"
          min={1}
          max={100_000}
        />
        <NumberInput
          label={t("links.duration")}
          hint={t("links.durationHint")}
          form={form}
          pointer="/duration"
          min={5}
          max={1440}
        />
      </div>
      <DateInput
        label={t("links.lastDay")}
        hint={t("links.lastDayHint")}
        field={{ ...lastDay, error: lastDay.error && t("links.lastDayPast") }}
      />
      <TextInput label={t("links.forName")} field={form.text("/prefill/name", undefined)} />
      <TextInput label={t("links.forEmail")} type="email" field={form.text("/prefill/email", undefined)} />
      <SwitchInput label={t("links.lock")} {...form.switch("/isLocked")} />
    </>
  );
}
