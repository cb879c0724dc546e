"use client";
import { useId } from "react";
import { useText } from "../../texts";

export const DAY_KINDS = ["open", "closed", "away", "travel"] as const;

export type DayKind = (typeof DAY_KINDS)[number];

interface Props {
  kind: DayKind;
  kinds: readonly DayKind[];
  onChange: (kind: DayKind) => void;
}

/** The kind of item for the chosen days. */
export function DayKindInput({ kind, kinds, onChange }: Props) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t("availability.kinds.title")}</legend>
      <div className="mt-1 grid grid-cols-2 gap-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        {kinds.map((one) => (
          <label key={one} className="slot" data-size="small">
            <input type="radio" name={name} checked={one === kind} onChange={() => onChange(one)} />
            {t(`availability.kinds.${one}`)}
          </label>
        ))}
      </div>
      <p className="mt-1 text-muted text-xs">{t(`availability.kindHints.${kind}`)}</p>
    </fieldset>
  );
}
