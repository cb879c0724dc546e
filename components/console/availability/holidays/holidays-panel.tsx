"use client";
import { useQuery } from "@tanstack/react-query";
import type { LocalDate } from "@/lib/core/time/local-date";
import { SelectInput } from "../../form/fields";
import { useMe } from "../../me";
import type { AvailabilityFormState, HolidayRules } from "../../resources/edited-availability";
import { useText } from "../../texts";
import { Panel } from "../../ui/panel";
import { HolidayList } from "./holiday-list";
import { buildHolidayCountriesQuery } from "./queries";

interface Props {
  form: AvailabilityFormState;
  today: LocalDate;
}

/** The choice of the public holidays that close days. */
export function HolidaysPanel({ form, today }: Props) {
  const t = useText();
  const { lang } = useMe();
  const { data: countries = [] } = useQuery(buildHolidayCountriesQuery(lang));
  const { holidays } = form.body;
  const set = (rules: HolidayRules | null) => form.set("/holidays", rules);
  const country = holidays?.country ?? "";
  const regions = countries.find((one) => one.country === country)?.regions ?? [];
  const byName = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, lang);
  return (
    <Panel title={t("availability.holidays.title")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectInput
          label={t("availability.holidays.country")}
          field={{
            name: "/holidays/country",
            value: country,
            error: form.findError("/holidays/country"),
            onChange: (chosen) => set(chosen ? { country: chosen, region: null, except: [] } : null),
          }}
          options={[
            { value: "", label: t("availability.holidays.none") },
            ...countries.map((one) => ({ value: one.country, label: one.name })).sort(byName),
          ]}
        />
        {holidays && regions.length > 0 ? (
          <SelectInput
            label={t("availability.holidays.region")}
            field={{
              name: "/holidays/region",
              value: holidays.region ?? "",
              error: form.findError("/holidays/region"),
              onChange: (chosen) => set({ ...holidays, region: chosen || null }),
            }}
            options={[
              { value: "", label: t("availability.holidays.everywhere") },
              ...regions.map(({ region, name }) => ({ value: region, label: name })).sort(byName),
            ]}
          />
        ) : null}
      </div>
      {holidays ? (
        <HolidayList
          rules={holidays}
          today={today}
          onChange={(except) => form.set("/holidays/except", except)}
        />
      ) : (
        <p className="mt-2 text-muted text-xs">{t("availability.holidays.hint")}</p>
      )}
    </Panel>
  );
}
