"use client";
import { useId, useState } from "react";
import { described, Framed } from "../form/fields";
import { valueAt } from "../form/pointer";
import type { Form } from "../form/use-form";
import { useText } from "../texts";
import { type DurationUnit, pickUnit, UNIT_MINUTES } from "./format-duration";

interface Props {
  label: string;
  hint?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: Form<any>;
  /** Of the minutes in the body. */
  pointer: string;
  maxMinutes: number;
  /** What an empty field means in the body. */
  empty?: number | null;
  placeholder?: string;
  /** To begin with, while the field is empty. */
  emptyUnit?: DurationUnit;
}

const UNITS = ["minutes", "hours", "days"] as const;

/** A length of time in the unit that suits it; the body has minutes. */
export function DurationInput({ label, hint, form, pointer, maxMinutes, ...rest }: Props) {
  const { empty = null, placeholder, emptyUnit = "hours" } = rest;
  const t = useText();
  const id = useId();
  const stored = valueAt(form.body, pointer);
  const minutes = typeof stored === "number" && stored !== empty ? stored : null;
  const [chosen, setChosen] = useState<DurationUnit | null>(null);
  const unit = fittingUnit(minutes, chosen ?? emptyUnit);
  const error = form.findError(pointer);
  const set = (count: number | null, of: DurationUnit) =>
    form.set(pointer, count === null ? empty : Math.round(count * UNIT_MINUTES[of]));
  const count = minutes === null ? null : minutes / UNIT_MINUTES[unit];
  return (
    <Framed id={id} label={label} hint={hint} error={error}>
      <div className="mt-1 flex gap-2">
        <input
          {...described(id, hint, error)}
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
    </Framed>
  );
}

/** The unit that was chosen, unless the minutes are no whole number of it. */
const fittingUnit = (minutes: number | null, chosen: DurationUnit): DurationUnit =>
  minutes === null || minutes % UNIT_MINUTES[chosen] === 0 ? chosen : pickUnit(minutes);
