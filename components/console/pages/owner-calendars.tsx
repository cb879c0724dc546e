"use client";
import { useQuery } from "@tanstack/react-query";
import { listCalendarOptions } from "../calendars/list-calendar-options";
import { SelectInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { buildCalendarsQuery } from "../resources/calendars";
import type { BookingSettings } from "../resources/edited-settings";
import { useText } from "../texts";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
  /** The owner of the calendars. */
  owner: string;
}

const TARGET = "/custom/target_calendar";
const BLOCKING = "/custom/blocking_calendars";

/** The calendar for new entries, and the calendars that block time. */
export default function OwnerCalendars({ form, inherited, owner }: Props) {
  const t = useText();
  const query = useQuery(buildCalendarsQuery(owner));
  if (!query.data) return null;
  const calendars = listCalendarOptions(query.data.value);
  const named = form.body.custom.blocking_calendars as string[] | null;
  const target = form.body.custom.target_calendar as string | null;
  const writable = calendars.filter((calendar) => calendar.writable);
  const isGone = target !== null && !writable.some(({ id }) => id === target);
  const lost = (named ?? []).filter((id) => !calendars.some((calendar) => calendar.id === id));
  const ticks = [...calendars, ...lost.map((id) => ({ id, label: t("calendarUse.gone") }))];
  const toggle = (id: string, on: boolean) =>
    form.set(BLOCKING, on ? [...(named ?? []), id] : (named ?? []).filter((one) => one !== id));
  const choice = {
    name: BLOCKING,
    value: named === null ? "" : "named",
    error: form.findError(BLOCKING),
    onChange: (chosen: string) =>
      form.set(BLOCKING, chosen === "" ? null : calendars.filter(({ busy }) => busy).map(({ id }) => id)),
  };
  return (
    <>
      <SelectInput
        label={t("pages.fields.target_calendar")}
        {...(isGone && { hint: t("calendarUse.goneHint") })}
        field={form.text(TARGET)}
        options={[
          { value: "", label: t(inherited ? "pages.asPage" : "calendarUse.asOwner") },
          ...writable.map(({ id, label }) => ({ value: id, label })),
          ...(isGone ? [{ value: target, label: t("calendarUse.gone") }] : []),
        ]}
      />
      <div>
        <SelectInput
          label={t("pages.fields.blocking_calendars")}
          {...(lost.length > 0 && { hint: t("calendarUse.goneHint") })}
          field={choice}
          options={[
            { value: "", label: t(inherited ? "pages.asPage" : "calendarUse.allBusy") },
            { value: "named", label: t("calendarUse.onlyThese") },
          ]}
        />
        {named === null ? null : (
          <ul className="mt-2 grid gap-1">
            {ticks.map(({ id, label }) => (
              <li key={id}>
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-5 flex-none accent-accent"
                    checked={named.includes(id)}
                    onChange={(event) => toggle(id, event.target.checked)}
                  />
                  <span className="min-w-0 wrap-anywhere">{label}</span>
                </label>
              </li>
            ))}
          </ul>
        )}
        {named?.length === 0 ? (
          <p className="mt-1 text-muted text-xs" aria-live="polite">
            {t("calendarUse.noneChosen")}
          </p>
        ) : null}
      </div>
    </>
  );
}
