"use client";
import { Plus, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { LIMIT_PERIODS } from "@/lib/domain/booking-pages/bookpages/options";
import { type BookingLimit, formatLimit } from "../format-limits";
import { useText } from "../texts";
import { buildFieldAria } from "./fields";
import { getAtPointer } from "./pointer";
import type { FormController } from "./use-form";

const UNITS = ["count", "minutes"] as const;

type Unit = (typeof UNITS)[number];

const DEFAULT_MAX = { count: 5, minutes: 240 } as const;

interface Props {
  title: string;
  hint?: ReactNode;
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  pointer: string;
  /** The value of an empty list in the body. */
  empty?: [] | null;
}

/** The limits of bookings: a row each, at most one of each kind. */
export function LimitsInput({ title, hint, form, pointer, empty = null }: Props) {
  const t = useText();
  const limits = (getAtPointer(form.body, pointer) ?? []) as BookingLimit[];
  const set = (next: BookingLimit[]) => form.set(pointer, next.length > 0 ? next : empty);
  const unused = makeUnusedLimit(limits);
  return (
    <fieldset className="min-w-0" data-field={pointer} tabIndex={-1}>
      <legend className="font-medium text-sm">{title}</legend>
      {hint ? <p className="text-muted text-xs">{hint}</p> : null}
      {limits.map((limit, index) => (
        <LimitRow
          // biome-ignore lint/suspicious/noArrayIndexKey: limits have no other name than their place
          key={index}
          name={`${pointer}/${index}`}
          limit={limit}
          error={form.findError(`${pointer}/${index}`)}
          onChange={(next) => set(limits.map((other, at) => (at === index ? next : other)))}
          onRemove={() => set(limits.filter((_, at) => at !== index))}
        />
      ))}
      {unused ? (
        <button type="button" className="button mt-2" onClick={() => set([...limits, unused])}>
          <Plus size={18} aria-hidden />
          {t("limits.add")}
        </button>
      ) : null}
    </fieldset>
  );
}

/** Makes a limit of a kind that is not in the list yet. */
const makeUnusedLimit = (limits: readonly BookingLimit[]): BookingLimit | undefined =>
  UNITS.flatMap((unit) => LIMIT_PERIODS.map((per) => makeLimit(per, unit, DEFAULT_MAX[unit]))).find(
    (candidate) =>
      !limits.some((limit) => limit.per === candidate.per && getUnit(limit) === getUnit(candidate)),
  );

const getUnit = (limit: BookingLimit): Unit => ("minutes" in limit ? "minutes" : "count");

/** An emptied number is null, which the schema rejects. */
const makeLimit = (per: BookingLimit["per"], unit: Unit, most: number | null) =>
  ({ per, [unit]: most }) as BookingLimit;

interface RowProps {
  name: string;
  limit: BookingLimit;
  error: string | null;
  onChange: (limit: BookingLimit) => void;
  onRemove: () => void;
}

function LimitRow({ name, limit, error, onChange, onRemove }: RowProps) {
  const t = useText();
  const id = useId();
  const unit = getUnit(limit);
  const most = limit[unit] ?? null;
  return (
    <div className="mt-2">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="text-sm max-sm:basis-full">
          {t("limits.most")}
        </label>
        <input
          {...buildFieldAria(id, undefined, error)}
          className="input w-20 px-2"
          type="number"
          inputMode="numeric"
          name={`${name}/${unit}`}
          min={1}
          value={most ?? ""}
          onChange={({ target }) =>
            onChange(makeLimit(limit.per, unit, target.value === "" ? null : Number(target.value)))
          }
        />
        <Choice
          label={t("limits.what")}
          value={unit}
          values={UNITS}
          onChange={(next) => onChange(makeLimit(limit.per, next, most))}
        />
        <Choice
          label={t("limits.per")}
          value={limit.per}
          values={LIMIT_PERIODS}
          onChange={(per) => onChange(makeLimit(per, unit, most))}
        />
        <button
          type="button"
          className="button min-h-12 px-2.5"
          data-tone="quiet"
          aria-label={t("limits.remove", { limit: formatLimit(limit, t) })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1 font-medium text-bad text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}

function Choice<Value extends Unit | BookingLimit["per"]>({
  label,
  value,
  values,
  onChange,
}: ChoiceProps<Value>) {
  const t = useText();
  const name = (one: Unit | BookingLimit["per"]) => t(`limits.${one}`);
  return (
    <select
      className="input w-auto min-w-0 flex-1 basis-28 sm:flex-none sm:basis-auto"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {name(one)}
        </option>
      ))}
    </select>
  );
}
