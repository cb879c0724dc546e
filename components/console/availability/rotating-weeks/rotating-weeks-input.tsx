"use client";
import { Plus } from "lucide-react";
import { useId } from "react";
import type { LocalDate } from "@/lib/core/time/local-date";
import type { AvailabilityFormState } from "../../resources/edited-availability";
import { useText } from "../../texts";
import { WeeklyHoursField } from "../weekly-hours-field";
import { useRotatingWeeks } from "./use-rotating-weeks";
import { WeekTabs } from "./week-tabs";

const MAX_WEEKS = 8;

interface Props {
  form: AvailabilityFormState;
  today: LocalDate;
}

/** The hours of every week, or of rotating weeks. */
export function RotatingWeeksInput({ form, today }: Props) {
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
        <RotatingWeeks form={form} weeks={weeks} today={today} />
      ) : (
        <>
          <div className="mt-1">
            <WeeklyHoursField form={form} pointer="/days" />
          </div>
          <button type="button" className="button mt-2 -ms-2.5 px-2.5" data-tone="quiet" onClick={begin}>
            <Plus size={18} aria-hidden />
            {t("availability.rotation.begin")}
          </button>
        </>
      )}
    </fieldset>
  );
}

interface RotatingWeeksProps extends Props {
  weeks: NonNullable<AvailabilityFormState["body"]["weeks"]>;
}

function RotatingWeeks({ form, weeks, today }: RotatingWeeksProps) {
  const t = useText();
  const panel = useId();
  const { open, setOpen, running, run, add, removeOpen, end } = useRotatingWeeks(form, weeks, today);
  const nameWeek = (week: number) => t("availability.rotation.week", { number: String(week + 1) });
  return (
    <>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4">
        <WeekTabs panel={panel} count={weeks.length} open={open} running={running} onOpen={setOpen} />
        {weeks.length < MAX_WEEKS ? renderQuietButton(t("availability.rotation.add"), add) : null}
      </div>
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${open}`}>
        <WeeklyHoursField key={open} form={form} pointer={`/weeks/${open}/days`} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label className="flex flex-wrap items-center gap-x-3 text-sm">
          {t("availability.rotation.thisWeek")}
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
            ? renderQuietButton(t("availability.rotation.remove", { number: String(open + 1) }), removeOpen)
            : null}
          {renderQuietButton(t("availability.rotation.end"), end)}
        </div>
      </div>
    </>
  );
}

const renderQuietButton = (label: string, onClick: () => void) => (
  <button type="button" className="button px-2.5" data-tone="quiet" onClick={onClick}>
    {label}
  </button>
);
