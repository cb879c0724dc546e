"use client";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { SelectInput } from "../form/fields";
import type { Form } from "../form/use-form";
import { weekdayName } from "../hours/weekday-name";
import { useMe } from "../me";
import { useText } from "../texts";
import { languageOptions, zoneOptions } from "../users/options";
import type { OrganizationBody } from "./organization-body";

export function DefaultFields({ form }: { form: Form<OrganizationBody> }) {
  const t = useText();
  const me = useMe();
  const unset = { value: "", label: t("organization.zoneNone") };
  const zones = zoneOptions(form.text("/timezone").value).filter(({ value }) => value !== "UTC");
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-sm text-muted">{t("organization.defaultsText")}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectInput
          label={t("organization.lang")}
          field={form.text("/lang", "en")}
          options={languageOptions()}
        />
        <SelectInput
          label={t("organization.zone")}
          field={form.text("/timezone")}
          options={[unset, ...zones]}
        />
        <SelectInput
          label={t("organization.week")}
          field={form.text("/week_start", "monday")}
          options={WEEKDAYS.map((day) => ({ value: day, label: weekdayName(me.lang, day) }))}
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
