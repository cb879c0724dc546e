"use client";
import { FileDown, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { LocalDate } from "@/lib/core/time/local-date";
import { canSeeOthers, useMe } from "../../me";
import { formatUserNameById, useUsersById } from "../../teams/user-picker";
import { useText } from "../../texts";
import { ForEditors } from "../../ui/for-editors";
import { Panel } from "../../ui/panel";
import { buildNewDialogState } from "../date-overrides/build-new-dialog-state";
import type { DayDialogState } from "../date-overrides/day-dialog-state";
import { joinLabels } from "../date-overrides/format-override";
import { DateRangeList, type DateRangeRow } from "../date-range-list";
import { formatZoneName } from "../year/list-day-facts";
import type { Absence } from "./queries";
import { useDeleteAbsence } from "./use-delete-absence";
import { useDeleteTravel } from "./use-delete-travel";
import type { UserTravel } from "./user-travel";

/** A chunk that loads on first use. */
const ImportAbsences = lazy(() => import("./import-absences"));

interface Props {
  user: string;
  /** The user's time zone. */
  timezone: string;
  today: LocalDate;
  absences: readonly Absence[];
  travels: readonly UserTravel[];
  onOpen: (opened: DayDialogState) => void;
}

/** A user's absences and travel, which apply to all of their hours. Changes are saved at once. */
export function AbsencesPanel(props: Props) {
  const { user, timezone, today, absences, onOpen } = props;
  const t = useText();
  const rows = [...useAbsenceRows(props), ...useTravelRows(props)];
  const [importing, setImporting] = useState(false);
  const add = (kind: "away" | "travel") =>
    onOpen(
      buildNewDialogState({ kind, range: { start_date: today, end_date: today }, timezone, note: null }),
    );
  return (
    <Panel title={t("availability.away.title")}>
      <p className="-mt-3 mb-3 text-muted text-xs">{t("availability.away.hint")}</p>
      <DateRangeList today={today} rows={rows} />
      <ForEditors>
        <div className="mt-3 flex flex-wrap gap-2">
          <button type="button" className="button" onClick={() => add("away")}>
            <Plus size={18} aria-hidden />
            {t("availability.away.add")}
          </button>
          <button type="button" className="button" onClick={() => add("travel")}>
            <Plus size={18} aria-hidden />
            {t("availability.away.addTravel")}
          </button>
          <button type="button" className="button" data-tone="quiet" onClick={() => setImporting(true)}>
            <FileDown size={18} aria-hidden />
            {t("availability.import.title")}
          </button>
        </div>
      </ForEditors>
      <Suspense fallback={null}>
        {importing ? (
          <ImportAbsences
            user={user}
            timezone={timezone}
            today={today}
            known={absences}
            onClose={() => setImporting(false)}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
}

function useAbsenceRows({ user, absences, onOpen }: Props): DateRangeRow[] {
  const t = useText();
  const me = useMe();
  const remove = useDeleteAbsence(user);
  const people = [...new Set(absences.flatMap(({ instead }) => instead ?? []))];
  const { data } = useUsersById(canSeeOthers(me) ? people : []);
  return absences.map(({ _id, start_date, end_date, label, instead }) => ({
    id: _id,
    field: `/absences/${_id}`,
    start_date,
    end_date,
    detail: joinLabels(
      t("availability.days.away"),
      label,
      // members cannot list other users
      instead && canSeeOthers(me)
        ? t("availability.away.insteadOf", { name: formatUserNameById(data, instead, t("users.unnamed")) })
        : null,
    ),
    onEdit: () => onOpen({ kind: "absence", id: _id }),
    onRemove: () => remove(_id),
  }));
}

function useTravelRows({ user, travels, onOpen }: Props): DateRangeRow[] {
  const t = useText();
  const remove = useDeleteTravel(user);
  return travels.map((stay) => ({
    id: stay._id,
    field: `/travel/${stay._id}`,
    start_date: stay.start_date,
    end_date: stay.end_date,
    detail: joinLabels(
      t("availability.kinds.travel"),
      t("availability.days.clockOf", { zone: formatZoneName(stay.timezone) }),
    ),
    onEdit: () => onOpen({ kind: "travel", start: stay, note: null }),
    onRemove: () => remove(stay),
  }));
}
