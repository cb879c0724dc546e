"use client";
import { useText } from "../texts";
import type { Calendar, CalendarList } from "./queries";
import type { CalendarChange } from "./use-change-calendars";

interface Props {
  list: CalendarList;
  calendar: Calendar;
  onChange: (change: CalendarChange) => void;
}

type Subcalendar = Calendar["subcalendars"][number];

const USES = ["busy", "display"] as const;

/** What each calendar of an account is used for; saved as it is ticked. */
export function SubcalendarTable({ list, calendar, onChange }: Props) {
  const t = useText();
  const change = (id: string, changes: Partial<Subcalendar>, others: Partial<Subcalendar> = {}) =>
    onChange({
      shown: {
        ...list,
        calendars: list.calendars.map((one) =>
          one._id === calendar._id
            ? {
                ...one,
                subcalendars: one.subcalendars.map((sub) => ({
                  ...sub,
                  ...(sub._id === id ? changes : others),
                })),
              }
            : one,
        ),
      },
      body: { calendars: [{ _id: calendar._id, subcalendars: [{ _id: id, ...changes }] }] },
    });
  return (
    <table className="mt-3 w-full border-collapse text-left text-sm">
      <thead className="text-muted text-xs">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 pr-2 font-medium">
            {t("calendars.calendar")}
          </th>
          {USES.map((use) => (
            <th key={use} scope="col" className="w-20 py-2 text-center font-medium">
              {t(`calendars.${use}`)}
            </th>
          ))}
          {calendar.primary ? (
            <th scope="col" className="w-20 py-2 text-center font-medium">
              {t("calendars.write")}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {calendar.subcalendars.map((sub) => (
          <tr key={sub._id} className="border-line border-b last:border-0">
            <th scope="row" className="py-1 pr-2 font-normal">
              <span className="inline-flex items-center gap-2">
                <span
                  aria-hidden
                  className="size-3 flex-none rounded-sm border border-line"
                  style={sub.bcolor ? { background: sub.bcolor } : undefined}
                />
                {sub.name}
              </span>
            </th>
            {USES.map((use) => (
              <td key={use} className="p-0">
                <label className="mx-auto grid size-11 place-items-center">
                  <input
                    type="checkbox"
                    className="size-4.5"
                    aria-label={`${sub.name}: ${t(`calendars.${use}`)}`}
                    checked={sub[use]}
                    onChange={({ target }) => change(sub._id, { [use]: target.checked })}
                  />
                </label>
              </td>
            ))}
            {calendar.primary ? (
              <td className="p-0">
                {sub.writable ? (
                  <label className="mx-auto grid size-11 place-items-center">
                    <input
                      type="radio"
                      className="size-4.5"
                      name={`write ${calendar._id}`}
                      aria-label={`${sub.name}: ${t("calendars.write")}`}
                      checked={sub.primary}
                      onChange={() => change(sub._id, { primary: true }, { primary: false })}
                    />
                  </label>
                ) : (
                  <span className="block text-center text-muted text-xs">{t("calendars.readOnly")}</span>
                )}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
