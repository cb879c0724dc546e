"use client";
import { useQueryClient } from "@tanstack/react-query";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { type Answered, answered, api } from "../api";
import { SelectInput, SwitchInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { NumberInput } from "../form/number-input";
import { useEditForm } from "../form/use-edit-form";
import { useMe } from "../me";
import { useText } from "../texts";
import { zoneOptions } from "../users/options";
import {
  type Availability,
  type Day,
  type AvailabilityForm as Form,
  toAvailabilityBody,
} from "./availability-body";
import { availabilityQuery, freeTimesKey, readAvailability } from "./queries";
import { WeekInput } from "./week-input";
import { weekdayName } from "./weekday-name";

const DAY_MINUTES = 1440;
const MAX_HORIZON_DAYS = 3650;

const BUFFER_FIELDS = [
  { pointer: "/buffer_before", label: "hours.bufferBefore" },
  { pointer: "/buffer_after", label: "hours.bufferAfter" },
] as const;

const AVAILABILITY_FLAGS = ["past_as_busy", "today_as_busy", "all_day_busy"] as const;

export function HoursForm({ user, read }: { user: string; read: Answered<Availability> }) {
  const t = useText();
  const { lang } = useMe();
  const queries = useQueryClient();
  const id = read.value._id;
  const form = useEditForm({
    read,
    toBody: toAvailabilityBody,
    schema: async () => (await import("@/lib/domain/availabilities/schema")).availabilityBody,
    send: (body, header) =>
      answered(
        api.PUT("/v2/users/{user_id}/availabilities/{availability_id}", {
          params: { path: { user_id: user, availability_id: id }, header },
          body,
        }),
      ),
    onSaved: (answer) => {
      queries.setQueryData(availabilityQuery(user, id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: freeTimesKey(user) });
    },
    reread: () => readAvailability(user, id),
  });
  const labels = {
    "/timezone": t("users.zone"),
    "/buffer_before": t("hours.bufferBefore"),
    "/buffer_after": t("hours.bufferAfter"),
    "/days_after_as_busy": t("hours.horizon"),
    ...Object.fromEntries(AVAILABILITY_FLAGS.map((flag) => [`/${flag}`, t(`hours.${flag}`)])),
    ...Object.fromEntries(WEEKDAYS.map((day) => [`/days/${day}`, weekdayName(lang, day)])),
  };
  const show = (pointer: string, value: unknown) =>
    pointer.startsWith("/days/") ? dayText(value as Day, t("hours.closed")) : null;
  return (
    <FormFrame form={form} labels={labels} show={show}>
      <SelectInput
        label={t("users.zone")}
        hint={t("hours.zoneHint")}
        field={form.text("/timezone")}
        options={zoneOptions()}
      />
      <WeekInput form={form} />
      <Limits form={form} />
      <div>
        {AVAILABILITY_FLAGS.map((flag) => (
          <SwitchInput
            key={flag}
            label={t(`hours.${flag}`)}
            hint={t(`hours.${flag}_hint`)}
            checked={form.body[flag]}
            onChange={(on) => form.set(`/${flag}`, on)}
          />
        ))}
      </div>
    </FormFrame>
  );
}

function Limits({ form }: { form: Form }) {
  const t = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-3">
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
      <NumberInput
        label={t("hours.horizon")}
        hint={t("hours.horizonHint")}
        placeholder={t("hours.noLimit")}
        form={form}
        pointer="/days_after_as_busy"
        min={0}
        max={MAX_HORIZON_DAYS}
      />
    </div>
  );
}

const dayText = ({ enabled, slots }: Day, closed: string) =>
  enabled ? slots.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(", ") : closed;
