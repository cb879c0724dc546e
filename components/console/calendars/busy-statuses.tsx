"use client";
import { OPTIONAL_BUSY_STATUSES } from "@/lib/domain/calendars/options";
import { SwitchInput } from "../form/fields";
import type { CalendarList } from "../resources/calendars";
import { useText } from "../texts";
import type { CalendarListChange } from "./use-update-calendars";

interface Props {
  list: CalendarList;
  onChange: (change: CalendarListChange) => void;
}

/** The entries that count as busy in addition to those marked so. */
export function BusyStatuses({ list, onChange }: Props) {
  const t = useText();
  const change = (busy_statuses: CalendarList["busy_statuses"]) =>
    onChange({ shown: { ...list, busy_statuses }, body: { busy_statuses } });
  return (
    <fieldset>
      <legend className="pt-2 font-medium">{t("calendars.statuses.title")}</legend>
      {OPTIONAL_BUSY_STATUSES.map((status) => (
        <SwitchInput
          key={status}
          label={t(`calendars.statuses.${status}`)}
          checked={list.busy_statuses.includes(status)}
          onChange={(on) =>
            change(
              OPTIONAL_BUSY_STATUSES.filter((one) =>
                one === status ? on : list.busy_statuses.includes(one),
              ),
            )
          }
        />
      ))}
    </fieldset>
  );
}
