"use client";
import { Plus } from "lucide-react";
import { useId } from "react";
import type { LocalDate } from "@/lib/core/time/local-date";
import { useText } from "../../texts";
import type { AvailabilityForm } from "../availability-body";
import { WeekInput } from "../week-input";
import { useTurns } from "./use-turns";
import { WeekTabs } from "./week-tabs";

const MAX_WEEKS = 8;

interface Props {
  form: AvailabilityForm;
  today: LocalDate;
}

/** The hours of every week, or of weeks that take turns. */
export function TurnsInput({ form, today }: Props) {
  const t = useText();
  const { weeks, days } = form.body;
  const begin = () => {
    form.set("/weeks_start", today);
    form.set("/weeks", [{ days }, { days: structuredClone(days) }]);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{t("hours.week")}</legend>
      {weeks ? (
        <Turns form={form} weeks={weeks} today={today} />
      ) : (
        <>
          <div className="mt-1">
            <WeekInput form={form} pointer="/days" />
          </div>
          <button type="button" className="button mt-2 -ms-2.5 px-2.5" data-tone="quiet" onClick={begin}>
            <Plus size={18} aria-hidden />
            {t("availability.turns.begin")}
          </button>
        </>
      )}
    </fieldset>
  );
}

interface TurnsProps extends Props {
  weeks: NonNullable<AvailabilityForm["body"]["weeks"]>;
}

function Turns({ form, weeks, today }: TurnsProps) {
  const t = useText();
  const panel = useId();
  const { open, setOpen, running, run, add, removeOpen, end } = useTurns(form, weeks, today);
  const nameWeek = (week: number) => t("availability.turns.week", { number: String(week + 1) });
  return (
    <>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4">
        <WeekTabs panel={panel} count={weeks.length} open={open} running={running} onOpen={setOpen} />
        {weeks.length < MAX_WEEKS ? quietButton(t("availability.turns.add"), add) : null}
      </div>
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${open}`}>
        <WeekInput key={open} form={form} pointer={`/weeks/${open}/days`} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label className="flex flex-wrap items-center gap-x-3 text-sm">
          {t("availability.turns.thisWeek")}
          <select
            className="input w-auto"
            value={running}
            onChange={({ target }) => run(Number(target.value))}
          >
            {weeks.map((_, week) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
              <option key={week} value={week}>
                {nameWeek(week)}
              </option>
            ))}
          </select>
        </label>
        <div className="-mx-2.5 flex flex-wrap">
          {weeks.length > 2
            ? quietButton(t("availability.turns.remove", { number: String(open + 1) }), removeOpen)
            : null}
          {quietButton(t("availability.turns.end"), end)}
        </div>
      </div>
    </>
  );
}

const quietButton = (label: string, onClick: () => void) => (
  <button type="button" className="button px-2.5" data-tone="quiet" onClick={onClick}>
    {label}
  </button>
);
