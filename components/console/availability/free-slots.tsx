"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { addDays } from "@/lib/core/time/local-date";
import type { Schemas } from "../api";
import type { ChangePreview } from "../change-preview/use-change-preview";
import { formatClock } from "../format-ambiguous-time";
import { formatPlainDate } from "../format-plain-date";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { buildFreeSlotsQuery } from "../resources/availabilities";
import { useText } from "../texts";
import { toDateInZone } from "../to-date-in-zone";
import { Panel } from "../ui/panel";

const SlotExplanation = lazy(() => import("./slot-explanation"));

const SHOWN_DAYS = 14;
const FEW_SLOTS = 3;
const DURATIONS_MINUTES = [15, 30, 45, 60, 90, 120];

export const DEFAULT_DURATION_MINUTES = 30;

interface Props {
  user: string;
  availability: string;
  /** The saved time zone. */
  timezone: string;
  /** Minutes. */
  duration: number;
  onDuration: (minutes: number) => void;
  /** The preview of unsaved changes. */
  change: ChangePreview | null;
}

/** The free times of the next two weeks, with the unsaved changes of the form. */
export function FreeSlots({ user, availability, timezone: savedZone, duration, onDuration, change }: Props) {
  const t = useText();
  const { locale } = useMe();
  const edited = change?.slot_days;
  const timezone = edited && change ? change.timezone : savedZone;
  const today = toDateInZone(timezone, Date.now());
  const dates = Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(today, index));
  const [chosen, setChosen] = useState<string | null>(null);
  const asked = { users: user, availability, timezone: savedZone, duration };
  const query = useQuery(buildFreeSlotsQuery(asked, today, SHOWN_DAYS));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const days = edited ?? query.data.value.days;
  const next = edited ? findLaterDate(edited, dates) : toNextDate(query.data.value);
  const listSlots = (date: string) => days[date]?.slots ?? [];
  const open = chosen ?? dates.find((date) => listSlots(date).length > 0) ?? today;
  return (
    <Panel title={t("hours.preview")}>
      <p className="-mt-3 mb-3 text-muted text-xs" aria-live="polite">
        {edited ? t("hours.withChanges") : t("hours.asSaved")}
      </p>
      <label className="flex flex-wrap items-center justify-between gap-x-3 text-muted text-sm">
        {t("hours.duration")}
        <select
          className="input w-auto text-text"
          value={duration}
          onChange={(event) => onDuration(Number(event.target.value))}
        >
          {DURATIONS_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t("hours.minutesLong", { count: String(minutes) })}
            </option>
          ))}
        </select>
      </label>
      <ul className="mt-3 grid grid-cols-7 gap-1">
        {dates.map((date) => (
          <DayCell
            key={date}
            date={date}
            count={listSlots(date).length}
            chosen={date === open}
            onChoose={() => setChosen(date)}
          />
        ))}
      </ul>
      <DaySlots title={formatPlainDate(locale, open, "long")} slots={listSlots(open)} timezone={timezone} />
      {next !== undefined ? (
        <p className="mt-2 text-muted text-sm">
          {next ? t("hours.next", { date: formatPlainDate(locale, next, "long") }) : t("hours.never")}
        </p>
      ) : null}
      <section className="mt-5 border-line border-t pt-4">
        <h3 className="mb-2 font-bold">{t("hours.why")}</h3>
        {edited ? <p className="-mt-1 mb-2 text-muted text-xs">{t("hours.whySaved")}</p> : null}
        <Suspense fallback={null}>
          <SlotExplanation
            key={open}
            target={asked}
            context={{ owner: user, hours: availability }}
            date={open}
          />
        </Suspense>
      </section>
    </Panel>
  );
}

type SlotDays = Schemas["SlotDays"];

/** Returns the date of the next slot after the range; null: there is none, undefined: the range has one. */
const toNextDate = ({ nextAvailability: next }: SlotDays) =>
  next === undefined ? undefined : (next?.start.dateTime.slice(0, 10) ?? null);

/** The preview ends after four weeks, so it cannot say that no time is left. */
function findLaterDate(days: SlotDays["days"], shown: readonly string[]): string | undefined {
  const dates = Object.keys(days).sort();
  return dates.some((date) => shown.includes(date)) ? undefined : dates[0];
}

interface DayCellProps {
  date: string;
  count: number;
  chosen: boolean;
  onChoose: () => void;
}

function DayCell({ date, count, chosen, onChoose }: DayCellProps) {
  const t = useText();
  const { locale } = useMe();
  const state = count === 0 ? "none" : count <= FEW_SLOTS ? "few" : "free";
  return (
    <li>
      <span className="block text-center text-muted text-xs" aria-hidden>
        {formatPlainDate(locale, date, "weekday")}
      </span>
      <button
        type="button"
        className="day w-full"
        data-state={state}
        {...(chosen ? { "data-chosen": "" } : {})}
        aria-pressed={chosen}
        aria-label={t("hours.dayCount", { date: formatPlainDate(locale, date, "long"), count })}
        onClick={onChoose}
      >
        {Number(date.slice(8))}
      </button>
    </li>
  );
}

interface DaySlotsProps {
  title: string;
  slots: readonly Schemas["FreeSlot"][];
  timezone: string;
}

function DaySlots({ title, slots, timezone }: DaySlotsProps) {
  const t = useText();
  const { locale } = useMe();
  return (
    <div className="mt-4" aria-live="polite">
      <h3 className="font-bold">{title}</h3>
      {slots.length === 0 ? <p className="mt-1 text-muted">{t("hours.none")}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys */}
      <section className="mt-2 max-h-56 overflow-y-auto" aria-label={title} tabIndex={0}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1">
          {slots.map(({ start }) => (
            <li
              key={start.dateTime}
              className="rounded-sm border border-line py-1.5 text-center font-medium text-sm"
            >
              {formatClock({ locale, timezone }, start.dateTime)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
