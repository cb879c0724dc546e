"use client";
import { FileDown, Plus } from "lucide-react";
import type { LocalDate } from "@/lib/core/time/local-date";
import { useMe } from "../me";
import type { AvailabilityFormState, DateOverride } from "../resources/edited-availability";
import { useText } from "../texts";
import { ForEditors } from "../ui/for-editors";
import { Panel } from "../ui/panel";
import type { Absence } from "./absences/queries";
import { useTimeOffRows } from "./absences/use-time-off-rows";
import type { UserTravel } from "./absences/user-travel";
import { buildNewDialogState } from "./date-overrides/build-new-dialog-state";
import type { DayDialogState } from "./date-overrides/day-dialog-state";
import { listOverrideRows } from "./date-overrides/list-override-rows";
import { DateRangeList } from "./date-range-list";
import { YearCalendar } from "./year/year-calendar";

interface Props {
  form: AvailabilityFormState;
  user: string;
  /** The user's time zone. */
  timezone: string;
  today: LocalDate;
  absences: readonly Absence[];
  travels: readonly UserTravel[];
  /** The override that is being copied. */
  copied: DateOverride | null;
  onCopy: (entry: DateOverride | null) => void;
  onOpen: (opened: DayDialogState) => void;
  onImport: () => void;
}

const ADDED_KINDS = [
  { kind: "away", label: "availability.away.add" },
  { kind: "travel", label: "availability.away.addTravel" },
  { kind: "open", label: "availability.year.add" },
] as const;

/**
 * All exceptions to the weekly hours: time off and travel, which are saved at once, and days with other hours of this
 * schedule.
 */
export function ExceptionsPanel(props: Props) {
  const { form, timezone, today, onCopy, onOpen, onImport } = props;
  const t = useText();
  const { locale } = useMe();
  const rows = [...useTimeOffRows(props), ...listOverrideRows(form, { locale, t, onOpen, onCopy })];
  return (
    <Panel title={t("availability.year.title")}>
      <p className="-mt-3 mb-4 max-w-prose text-muted text-xs">{t("availability.year.hint")}</p>
      <ForEditors>
        <div className="flex flex-wrap gap-2">
          {ADDED_KINDS.map(({ kind, label }) => (
            <button
              key={kind}
              type="button"
              className="button"
              onClick={() =>
                onOpen(
                  buildNewDialogState({
                    kind,
                    range: { start_date: today, end_date: today },
                    timezone,
                    note: null,
                  }),
                )
              }
            >
              <Plus size={18} aria-hidden />
              {t(label)}
            </button>
          ))}
          <button type="button" className="button" data-tone="quiet" onClick={onImport}>
            <FileDown size={18} aria-hidden />
            {t("availability.import.title")}
          </button>
        </div>
      </ForEditors>
      <div className="mt-3 mb-5">
        <DateRangeList today={today} rows={rows} />
      </div>
      <YearCalendar {...props} />
    </Panel>
  );
}
