"use client";
import { Plus, X } from "lucide-react";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import type { Schemas } from "../../api";
import { SwitchInput, TextInput } from "../../form/fields";
import { NumberInput } from "../../form/number-input";
import { formatWeekday } from "../../format-weekday";
import { useMe } from "../../me";
import type { AvailabilityFormState } from "../../resources/edited-availability";
import { useText } from "../../texts";

const POINTER = "/journeys";
const MAX_MINUTES = 720;
const HALF_HOUR = 30;
const MAX_MINUTES_PER_KM = 30;

/** Those of a city: 30 kilometres an hour, with detours of a quarter. */
const CITY_MINUTES_PER_KM = 2.5;
const SHORTEST_MINUTES = 10;

type Base = NonNullable<Schemas["Journeys"]["bases"]>[number];

/** The time that journeys between places take, and where each day begins and ends. */
export function JourneysInput({ form }: { form: AvailabilityFormState }) {
  const t = useText();
  const { journeys } = form.body;
  const bases = journeys?.bases ?? [];
  const setBases = (next: Base[]) => form.set(`${POINTER}/bases`, next);
  return (
    <fieldset className="min-w-0" data-field={POINTER} tabIndex={-1}>
      <legend className="sr-only">{t("availability.journeys.title")}</legend>
      <SwitchInput
        label={t("availability.journeys.title")}
        hint={t("availability.journeys.hint")}
        checked={journeys !== null}
        onChange={(on) => form.set(POINTER, on ? { minutes: HALF_HOUR, bases: [] } : null)}
      />
      {journeys ? (
        <div className="mt-2 grid gap-3">
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <NumberInput
              label={t(
                journeys.minutes_per_km === undefined
                  ? "availability.journeys.minutes"
                  : "availability.journeys.unlocatedMinutes",
              )}
              hint={t("hours.minutes")}
              form={form}
              pointer={`${POINTER}/minutes`}
              min={1}
              max={MAX_MINUTES}
            />
          </div>
          <DistanceInput form={form} journeys={journeys} />
          {bases.map((base, index) => (
            <BaseRow
              // biome-ignore lint/suspicious/noArrayIndexKey: bases have no other name than their index
              key={index}
              form={form}
              pointer={`${POINTER}/bases/${index}`}
              base={base}
              isFirst={index === 0}
              hasDays={bases.length > 1}
              onRemove={() => setBases(bases.filter((_, at) => at !== index))}
            />
          ))}
          {bases.length < WEEKDAYS.length ? (
            <div>
              <button type="button" className="button" onClick={() => setBases([...bases, toNewBase(bases)])}>
                <Plus size={18} aria-hidden />
                {t(bases.length === 0 ? "availability.journeys.addBase" : "availability.journeys.addOther")}
              </button>
            </div>
          ) : null}
        </div>
      ) : null}
    </fieldset>
  );
}

/** Whether longer distances take longer, and by how much. */
function DistanceInput({ form, journeys }: { form: AvailabilityFormState; journeys: Schemas["Journeys"] }) {
  const t = useText();
  return (
    <>
      <SwitchInput
        label={t("availability.journeys.byDistance")}
        hint={t("availability.journeys.byDistanceHint")}
        checked={journeys.minutes_per_km !== undefined}
        onChange={(on) => form.set(POINTER, switchDistance(journeys, on))}
      />
      {journeys.minutes_per_km === undefined ? null : (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <NumberInput
            label={t("availability.journeys.perKm")}
            hint={t("availability.journeys.perKmHint")}
            form={form}
            pointer={`${POINTER}/minutes_per_km`}
            min={0.1}
            max={MAX_MINUTES_PER_KM}
            decimal
          />
          <NumberInput
            label={t("availability.journeys.least")}
            hint={t("hours.minutes")}
            form={form}
            pointer={`${POINTER}/least`}
            min={0}
            max={MAX_MINUTES}
            empty={0}
          />
        </div>
      )}
    </>
  );
}

function switchDistance(journeys: Schemas["Journeys"], on: boolean): Schemas["Journeys"] {
  const { minutes_per_km: _, least: __, ...fixed } = journeys;
  return on ? { ...fixed, minutes_per_km: CITY_MINUTES_PER_KM, least: SHORTEST_MINUTES } : fixed;
}

/** A further base starts with the last weekday that no other one names. */
function toNewBase(bases: readonly Base[]): Base {
  if (bases.length === 0) return { address: "" };
  const free = WEEKDAYS.findLast((day) => !bases.some(({ days }) => days?.includes(day)));
  return { address: "", ...(free && { days: [free] }) };
}

function BaseRow({
  form,
  pointer,
  base,
  isFirst,
  hasDays,
  onRemove,
}: {
  form: AvailabilityFormState;
  pointer: string;
  base: Base;
  isFirst: boolean;
  hasDays: boolean;
  onRemove: () => void;
}) {
  const t = useText();
  const { locale } = useMe();
  const days: readonly Weekday[] = base.days ?? [];
  const toggle = (day: Weekday) => {
    const next = WEEKDAYS.filter((one) => days.includes(one) !== (one === day));
    const { days: _, ...others } = base;
    form.set(pointer, next.length === 0 ? others : { ...others, days: next });
  };
  const error =
    form.findError(`${pointer}/days`) ??
    days.map((_, at) => form.findError(`${pointer}/days/${at}`)).find(Boolean) ??
    null;
  return (
    <div className="min-w-0 rounded-lg border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextInput
            label={t("availability.journeys.base")}
            {...(isFirst && { hint: t("availability.journeys.baseHint") })}
            field={form.text(`${pointer}/address`)}
          />
        </div>
        <button
          type="button"
          className="button min-h-11 flex-none px-2.5"
          data-tone="quiet"
          aria-label={t("limits.remove", { limit: base.address || t("availability.journeys.base") })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      {hasDays || base.days ? (
        <fieldset className="mt-2 flex min-w-0 flex-wrap gap-x-4" name={`${pointer}/days`}>
          <legend className="text-muted text-xs">
            {t(days.length === 0 ? "availability.journeys.otherDays" : "availability.journeys.days")}
          </legend>
          {WEEKDAYS.map((day) => (
            <label key={day} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
              <input type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} />
              {formatWeekday(locale, day)}
            </label>
          ))}
        </fieldset>
      ) : null}
      {error ? <p className="font-medium text-bad text-sm">{error}</p> : null}
    </div>
  );
}
