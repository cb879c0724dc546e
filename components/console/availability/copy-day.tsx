"use client";
import { useState } from "react";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { formatWeekday } from "../format-weekday";
import { useMe } from "../me";
import { useText } from "../texts";
import { Modal } from "../ui/modal";

interface Props {
  day: Weekday;
  /** The days that have hours. */
  openDays: readonly Weekday[];
  onClose: () => void;
  onCopy: (days: Weekday[]) => void;
}

/** Copies a day's ranges to other days; the other days with hours are preselected. */
export function CopyDay({ day, openDays, onClose, onCopy }: Props) {
  const t = useText();
  const { locale } = useMe();
  const others = WEEKDAYS.filter((other) => other !== day);
  const [chosen, setChosen] = useState<Weekday[]>(() => others.filter((other) => openDays.includes(other)));
  return (
    <Modal open title={t("hours.copyTitle", { day: formatWeekday(locale, day) })} onClose={onClose}>
      <div className="mt-3 grid sm:grid-cols-2">
        {others.map((other) => (
          <label key={other} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-4.5"
              checked={chosen.includes(other)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, other] : chosen.filter((one) => one !== other))
              }
            />
            {formatWeekday(locale, other)}
          </label>
        ))}
      </div>
      <div className="mt-4 flex justify-end gap-2">
        <button type="button" className="button" onClick={onClose}>
          {t("form.cancel")}
        </button>
        <button type="button" className="button" data-tone="primary" onClick={() => onCopy(chosen)}>
          {t("hours.copyDo")}
        </button>
      </div>
    </Modal>
  );
}
