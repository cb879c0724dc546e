"use client";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { SelectInput, TextInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { formatWeekday } from "../format-weekday";
import { useMe } from "../me";
import { listTimezoneOptions } from "../resources/user-options";
import { useText } from "../texts";
import type { EditedLocation } from "./edited-location";

/** The opening hours of a location, a line per day, with their time zone. */
export function HoursFields({ form }: { form: FormController<EditedLocation> }) {
  const t = useText();
  const me = useMe();
  const monday = form.body.opening_hours.monday;
  const isWeekOpen =
    monday !== "" && WEEKDAYS.slice(1, 5).every((day) => form.body.opening_hours[day] === "");
  return (
    <fieldset className="rounded-lg border border-line p-4">
      <legend className="px-1 text-sm font-medium">{t("locators.hours")}</legend>
      <p className="text-sm text-muted">{t("locators.hoursHint")}</p>
      <div className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {WEEKDAYS.map((day) => (
          <TextInput
            key={day}
            label={formatWeekday(me.locale, day)}
            field={form.text(`/opening_hours/${day}`, "")}
          />
        ))}
        <SelectInput
          label={t("locators.hoursZone")}
          field={form.text("/timezone")}
          options={[{ value: "", label: "–" }, ...listTimezoneOptions(form.text("/timezone").value)]}
        />
      </div>
      {isWeekOpen ? (
        <button
          type="button"
          className="button mt-3"
          onClick={() => {
            for (const day of WEEKDAYS.slice(1, 5)) form.set(`/opening_hours/${day}`, monday);
          }}
        >
          {t("locators.hoursCopy")}
        </button>
      ) : null}
    </fieldset>
  );
}
