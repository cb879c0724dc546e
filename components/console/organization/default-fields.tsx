"use client";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { SelectInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { formatWeekday } from "../format-weekday";
import { useMe } from "../me";
import { listLanguageOptions, listTimezoneOptions } from "../resources/user-options";
import { useText } from "../texts";
import type { EditedOrganization } from "./edited-organization";

export function DefaultFields({ form }: { form: FormController<EditedOrganization> }) {
  const t = useText();
  const me = useMe();
  const unset = { value: "", label: t("organization.zoneNone") };
  const zones = listTimezoneOptions(form.text("/timezone").value).filter(({ value }) => value !== "UTC");
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-sm text-muted">{t("organization.defaultsText")}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectInput
          label={t("organization.lang")}
          field={form.text("/lang", "en")}
          options={listLanguageOptions()}
        />
        <SelectInput
          label={t("organization.zone")}
          field={form.text("/timezone")}
          options={[unset, ...zones]}
        />
        <SelectInput
          label={t("organization.week")}
          field={form.text("/week_start", "monday")}
          options={WEEKDAYS.map((day) => ({ value: day, label: formatWeekday(me.locale, day) }))}
        />
        <SelectInput
          label={t("organization.clock")}
          field={form.text("/hour_cycle")}
          options={[
            { value: "", label: t("organization.clockUsual") },
            { value: "h12", label: t("organization.clock12") },
            { value: "h23", label: t("organization.clock24") },
          ]}
        />
      </div>
    </div>
  );
}
