"use client";
import { SelectInput, SwitchInput } from "../form/fields";
import type { CalendarList } from "../resources/calendars";
import { useText } from "../texts";
import { listCalendarOptions } from "./list-calendar-options";
import type { CalendarListChange } from "./use-update-calendars";

interface Props {
  list: CalendarList;
  onChange: (change: CalendarListChange) => void;
}

/** The calendar for new meetings and the visibility of their entries; saved on change. */
export function EntrySettings({ list, onChange }: Props) {
  const t = useText();
  const { target_calendar: target } = list;
  const targets = listCalendarOptions(list).filter(({ writable }) => writable);
  const isGone = target !== null && !targets.some(({ id }) => id === target);
  return (
    <div className="grid gap-3">
      {targets.length > 0 || isGone ? (
        <SelectInput
          label={t("pages.fields.target_calendar")}
          {...(isGone && { hint: t("calendarUse.goneHint") })}
          field={{
            name: "target_calendar",
            value: target ?? "",
            error: null,
            onChange: (chosen) => {
              const target_calendar = chosen || null;
              onChange({ shown: { ...list, target_calendar }, body: { target_calendar } });
            },
          }}
          options={[
            { value: "", label: t("calendarUse.asPrimary") },
            ...targets.map(({ id, label }) => ({ value: id, label })),
            ...(isGone ? [{ value: target, label: t("calendarUse.gone") }] : []),
          ]}
        />
      ) : null}
      <SwitchInput
        label={`${t("pages.fields.entry_visibility")}: ${t("calendarUse.private")}`}
        hint={t("calendarUse.privateHint")}
        checked={list.entry_visibility === "private"}
        onChange={(on) => {
          const entry_visibility = on ? "private" : "default";
          onChange({ shown: { ...list, entry_visibility }, body: { entry_visibility } });
        }}
      />
    </div>
  );
}
