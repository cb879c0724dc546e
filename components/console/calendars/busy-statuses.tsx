"use client";
import { SwitchInput } from "../form/fields";
import { useText } from "../texts";
import type { CalendarList } from "./queries";
import type { CalendarListChange } from "./use-update-calendars";

interface Props {
  list: CalendarList;
  onChange: (change: CalendarListChange) => void;
}

const STATUSES = ["tentative", "out_of_office", "working_elsewhere"] as const;

/** The entries that count as busy in addition to those marked so. */
export function BusyStatuses({ list, onChange }: Props) {
  const t = useText();
  const change = (busy_statuses: CalendarList["busy_statuses"]) =>
    onChange({ shown: { ...list, busy_statuses }, body: { busy_statuses } });
  return (
    <fieldset>
      <legend className="pt-2 font-medium">{t("calendars.statuses.title")}</legend>
      {STATUSES.map((status) => (
        <SwitchInput
          key={status}
          label={t(`calendars.statuses.${status}`)}
          checked={list.busy_statuses.includes(status)}
          onChange={(on) =>
            change(STATUSES.filter((one) => (one === status ? on : list.busy_statuses.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
