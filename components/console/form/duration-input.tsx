"use client";
import { useId, useState } from "react";
import { type DurationUnit, pickDurationUnit, UNIT_MINUTES } from "../format-duration-minutes";
import { useText } from "../texts";
import { buildFieldAria, FieldFrame } from "./fields";
import { getAtPointer } from "./pointer";
import type { FormController } from "./use-form";

interface Props {
  label: string;
  hint?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  /** The pointer of the minutes in the body. */
  pointer: string;
  maxMinutes: number;
  /** The value of an empty field in the body. */
  empty?: number | null;
  placeholder?: string;
  /** The initial unit of an empty field. */
  emptyUnit?: DurationUnit;
}

const UNITS = ["minutes", "hours", "days"] as const;

/** A duration with a choice of its unit; the body has minutes. */
export function DurationInput({ label, hint, form, pointer, maxMinutes, ...rest }: Props) {
  const { empty = null, placeholder, emptyUnit = "hours" } = rest;
  const t = useText();
  const id = useId();
  const stored = getAtPointer(form.body, pointer);
  const minutes = typeof stored === "number" && stored !== empty ? stored : null;
  const [chosen, setChosen] = useState<DurationUnit | null>(null);
  const unit = pickFittingUnit(minutes, chosen ?? emptyUnit);
  const error = form.findError(pointer);
  const set = (count: number | null, of: DurationUnit) =>
    form.set(pointer, count === null ? empty : Math.round(count * UNIT_MINUTES[of]));
  const count = minutes === null ? null : minutes / UNIT_MINUTES[unit];
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="mt-1 flex gap-2">
        <input
          {...buildFieldAria(id, hint, error)}
          className="input min-w-0 flex-1"
          type="number"
          inputMode="numeric"
          name={pointer}
          min={0}
          max={Math.floor(maxMinutes / UNIT_MINUTES[unit])}
          value={count ?? ""}
          placeholder={placeholder}
          onChange={({ target }) => set(target.value === "" ? null : Number(target.value), unit)}
        />
        <select
          className="input w-auto flex-none"
          aria-label={`${label}: ${t("units.unit")}`}
          value={unit}
          onChange={({ target }) => {
            const next = target.value as DurationUnit;
            setChosen(next);
            if (count !== null) set(count, next);
          }}
        >
          {UNITS.map((one) => (
            <option key={one} value={one}>
              {t(`units.${one}`)}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}

/** Picks the chosen unit, unless the minutes are no multiple of it. */
const pickFittingUnit = (minutes: number | null, chosen: DurationUnit): DurationUnit =>
  minutes === null || minutes % UNIT_MINUTES[chosen] === 0 ? chosen : pickDurationUnit(minutes);
