"use client";
import type { Calendar, CalendarList } from "../resources/calendars";
import { useText } from "../texts";
import { CellCheckbox } from "../ui/cell-checkbox";
import { CheckboxHeader } from "../ui/checkbox-header";
import type { CalendarListChange } from "./use-update-calendars";

interface Props {
  list: CalendarList;
  calendar: Calendar;
  onChange: (change: CalendarListChange) => void;
}

type Subcalendar = Calendar["subcalendars"][number];

const SUBCALENDAR_USES = ["busy", "display"] as const;

/** The use of each calendar of an account; saved on change. */
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
  const copies = calendar.subcalendars.some(({ writable }) => writable);
  const columns = [
    ...SUBCALENDAR_USES.map((name) => t(`calendars.${name}`)),
    ...(calendar.primary ? [t("calendars.write")] : []),
    ...(copies ? [t("calendarUse.copy")] : []),
  ];
  return (
    <>
      <table className="mt-3 w-full border-collapse text-start text-sm">
        <CheckboxHeader first={t("calendars.calendar")} columns={columns} />
        <tbody>
          {calendar.subcalendars.map((sub) => (
            <SubcalendarRow
              key={sub._id}
              calendar={calendar}
              sub={sub}
              copies={copies}
              onChange={(changes, others) => change(sub._id, changes, others)}
            />
          ))}
        </tbody>
      </table>
      {copies ? (
        <p className="mt-2 text-muted text-xs">{`${t("calendarUse.copy")}: ${t("calendarUse.copyHint")}`}</p>
      ) : null}
    </>
  );
}

interface RowProps {
  calendar: Calendar;
  sub: Subcalendar;
  /** Shows the column for copies. */
  copies: boolean;
  /** The changes to this calendar, and the resulting changes to others. */
  onChange: (changes: Partial<Subcalendar>, others?: Partial<Subcalendar>) => void;
}

function SubcalendarRow({ calendar, sub, copies, onChange }: RowProps) {
  const t = useText();
  return (
    <tr className="border-line border-b last:border-0">
      <th scope="row" className="py-1 pe-2 font-normal">
        <span className="inline-flex items-center gap-2">
          <span
            aria-hidden
            className="size-3 flex-none rounded-sm border border-line"
            style={sub.bcolor ? { background: sub.bcolor } : undefined}
          />
          {sub.name}
        </span>
      </th>
      {SUBCALENDAR_USES.map((use) => (
        <td key={use} className="p-0">
          <CellCheckbox
            label={`${sub.name}: ${t(`calendars.${use}`)}`}
            checked={sub[use]}
            onChange={(on) => onChange({ [use]: on })}
          />
        </td>
      ))}
      {calendar.primary ? (
        <td className="p-0">
          {sub.writable ? (
            <CellCheckbox
              label={`${sub.name}: ${t("calendars.write")}`}
              group={`write ${calendar._id}`}
              checked={sub.primary}
              onChange={() => onChange({ primary: true }, { primary: false })}
            />
          ) : (
            <span className="block text-center text-muted text-xs">{t("calendars.readOnly")}</span>
          )}
        </td>
      ) : null}
      {copies ? (
        <td className="p-0">
          {sub.writable ? (
            <CellCheckbox
              label={`${sub.name}: ${t("calendarUse.copy")}`}
              checked={sub.copy_busy}
              onChange={(copy_busy) => onChange({ copy_busy })}
            />
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}
