"use client";
import { canSeeOthers, useMe } from "../../me";
import { formatUserNameById, useUsersById } from "../../resources/user-picker";
import { useText } from "../../texts";
import type { DayDialogState } from "../date-overrides/day-dialog-state";
import { joinLabels } from "../date-overrides/format-override";
import type { DateRangeRow } from "../date-range-list";
import { formatZoneName } from "../year/list-day-facts";
import type { Absence } from "./queries";
import { useDeleteAbsence } from "./use-delete-absence";
import { useDeleteTravel } from "./use-delete-travel";
import type { UserTravel } from "./user-travel";

interface TimeOff {
  user: string;
  absences: readonly Absence[];
  travels: readonly UserTravel[];
  onOpen: (opened: DayDialogState) => void;
}

/** The rows of a user's absences and travel, which apply to all of their hours and are saved at once. */
export function useTimeOffRows(timeOff: TimeOff): DateRangeRow[] {
  return [...useAbsenceRows(timeOff), ...useTravelRows(timeOff)];
}

function useAbsenceRows({ user, absences, onOpen }: TimeOff): DateRangeRow[] {
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

function useTravelRows({ user, travels, onOpen }: TimeOff): DateRangeRow[] {
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
